import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { findJsonFault } from "../../src/text/json-fault.js";

/** What the engine's own parser says: null for JSON, else its message. */
function parserOn(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const signs = '[]{},:"\\ \n\t\u0001\u00e9\u00a0'.split("");
const tokens = ['"a"', '"\\u00e9"', '"\\x"', "\\u12", "1", "-0.5e+3", "01", "-", "true", "nul"];
const pieces = fc.constantFrom(...signs, ...tokens);
const fragments = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(""));
/** JSON with a sign put in, taken out, or with its end cut off. */
const damaged = fc
  .tuple(fc.jsonValue(), fc.nat(), pieces, fc.constantFrom("in", "out", "cut", "none"))
  .map(([value, place, piece, kind]) => {
    const json = JSON.stringify(value, null, 1);
    const at = place % (json.length + 1);
    if (kind === "none") return json;
    const rest = kind === "cut" ? "" : json.slice(kind === "out" ? at + 1 : at);
    return json.slice(0, at) + (kind === "in" ? piece : "") + rest;
  });

describe("the place where a text stops being JSON", () => {
  it("is found in just those texts that the parser refuses, and in the word that the parser names", () => {
    fc.assert(
      fc.property(fc.oneof(fragments, damaged), (text) => {
        const words = parserOn(text);
        const fault = findJsonFault(text);
        expect(fault === null).toBe(words === null);
        const [, position] = /at position (\d+)/.exec(words ?? "") ?? [];
        if (fault === null || position === undefined) return;
        const lines = text.split("\n");
        const at =
          lines.slice(0, fault.line - 1).join("\n").length + (fault.line > 1 ? 1 : 0) + fault.column - 1;
        // The parser's place lies inside a word, a number or an escape; ours is the beginning of it.
        expect(at).toBeLessThanOrEqual(Number(position));
        expect(text.slice(at, Number(position))).toMatch(/^[-+.\w\\]*$/);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["ghs_AbCdEf", 1, 1],
    ['{\n  "turns": [\n    {"reply": "a"},\n  ]\n}', 4, 3],
    ['{"a": "b\n"}', 1, 9],
    ['{"a": "\\q"}', 1, 8],
    ['{"a": 1', 1, 8],
    ["[1}", 1, 3],
    ["", 1, 1],
  ])("of %j is line %i, column %i", (text, line, column) => {
    expect(findJsonFault(text)).toEqual({ line, column });
  });

  it("is found in 8 MB of escapes or of open brackets without a deep stack", () => {
    expect(findJsonFault(`"${"\\n".repeat(4_000_000)}`)).toEqual({ line: 1, column: 8_000_002 });
    expect(findJsonFault("[".repeat(8_000_000))).toEqual({ line: 1, column: 8_000_001 });
  });
});
