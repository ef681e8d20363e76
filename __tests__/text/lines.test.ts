import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { LineCounter, countLines, linesFromEnd, linesFromStart } from "../../src/text/lines.js";
import { showHidden } from "../../src/text/visible.js";

const printed = fc.string({ unit: fc.constantFrom("a", "é", "\n", "\r", "\r\n"), maxLength: 30 });

describe("lines", () => {
  test.each([
    ["", 0],
    ["a", 1],
    ["a\n", 1],
    ["a\r\nb\r\r\n", 2],
    ["10 %\r20 %\r", 2],
    ["\r\r\r\n", 2],
    ["\n\n", 2],
  ])("of %j there are %i", (text, lines) => {
    expect(countLines(text)).toBe(lines);
  });

  test("are as many as showing the hidden characters leaves, wherever the bytes are cut", () => {
    fc.assert(
      fc.property(printed, fc.nat({ max: 40 }), (text, at) => {
        const counter = new LineCounter();
        const bytes = Buffer.from(text);
        counter.push(bytes.subarray(0, at));
        counter.push(bytes.subarray(at));
        expect(counter.lines).toBe(
          showHidden(text).replace(/\n$/, "").split("\n").length - (text === "" ? 1 : 0),
        );
      }),
    );
  });

  test("are the same from both ends, and give the text back", () => {
    fc.assert(
      fc.property(printed, (text) => {
        const lines = [...linesFromStart(text)];
        expect([...linesFromEnd(text)].toReversed()).toEqual(lines);
        expect(lines.join("")).toBe(text);
        expect(lines).toHaveLength(countLines(text));
      }),
    );
  });
});
