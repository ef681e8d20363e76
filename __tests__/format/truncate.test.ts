import { describe, expect, test } from "@jest/globals";
import { anyText, fc } from "../chance.js";
import { truncateEnd, truncateMiddle } from "../../src/format/truncate.js";

const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

describe.each([
  ["truncateEnd", truncateEnd],
  ["truncateMiddle", truncateMiddle],
])("%s", (_name, truncate) => {
  test("keeps its limit, splits no character and does not change a short text", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 400 }), fc.integer({ min: 0, max: 300 }), (text, max) => {
        const cut = truncate(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut).not.toMatch(lone);
        expect(cut === text).toBe(text.length <= max);
      }),
    );
  });
});

test("the line in the middle counts the missing characters exactly", () => {
  const cut = truncateMiddle("x".repeat(1_000), 200);
  const [, counted] = /\[… (\d+) characters left out …\]/.exec(cut) ?? [];
  expect(Number(counted) + cut.replaceAll(/[^x]/g, "").length).toBe(1_000);
});
