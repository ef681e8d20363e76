import { describe, expect, test } from "@jest/globals";
import { fc, sample, tries } from "../chance.js";
import {
  LineCounter,
  countLines,
  linesFromEnd,
  linesFromStart,
  withoutLineFeedsAtEnd,
} from "../../src/output/lines.js";
import { cpuTimeMs } from "../cpu-time.js";

const printed = fc.string({ unit: fc.constantFrom("a", "é", "\n", "\r", "\r\n"), maxLength: 30 });

describe("lines", () => {
  test.each([
    ["", 0],
    ["a", 1],
    ["a\n", 1],
    ["a\r\nb\r\r\n", 2],
    ["10 %\r20 %\r", 1],
    ["\r\r\r\n", 1],
    ["\n\n", 2],
  ])("of %j there are %i", (text, lines) => {
    expect(countLines(text)).toBe(lines);
  });

  test("are counted as they come, whatever their lengths and wherever they are cut", () => {
    const line = fc.tuple(
      fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 300 })),
      fc.constantFrom("x", "\u008a", "\x0b", "é"),
      fc.constantFrom("\n", "\n", "\n", "\r\n", "\r", "\r\r\r\n"),
    );
    const repeated = fc.tuple(fc.array(line, { maxLength: 4 }), fc.nat({ max: 40 }));
    fc.assert(
      fc.property(repeated, fc.array(fc.nat({ max: 5000 }), { maxLength: 5 }), ([lines, times], cuts) => {
        const text = lines.map(([length, character, end]) => character.repeat(length) + end).join("");
        const bytes = Buffer.from(text.repeat(times));
        const counter = new LineCounter();
        for (const chunk of cutAt(bytes, cuts)) counter.push(chunk);
        expect(counter.lines).toBe([...linesFromStart(bytes.toString("utf8"))].length);
      }),
      { numRuns: tries(100) },
    );
  });

  test("of a flood are counted at more than 100 MB per second of processor time, short or long", () => {
    for (const line of sample(["\n", "y\n", `${"x".repeat(79)}\n`, `${"x".repeat(999)}\n`, "x"], 5)) {
      const chunk = Buffer.alloc(32 * 1024 + 8, line).subarray(8);
      const counter = new LineCounter();
      const before = cpuTimeMs();
      for (let count = 0; count < 6400; count += 1) counter.push(chunk);
      expect(cpuTimeMs() - before).toBeLessThan(2000);
    }
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

function cutAt(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

test.each([
  ["", ""],
  ["\n\n", ""],
  ["a", "a"],
  ["\n\na\n\n", "\n\na"],
  ["a\r\n", "a\r"],
  ["a\n ", "a\n "],
])("%j without the line feeds at its end is %j", (text, rest) => {
  expect(withoutLineFeedsAtEnd(text)).toBe(rest);
});

test("line feeds at the end are removed in one pass, even with millions elsewhere", () => {
  const feeds = "\n".repeat(4_000_000);
  expect(withoutLineFeedsAtEnd(`${feeds}a${feeds}`) === `${feeds}a`).toBe(true);
});
