import { describe, expect, test } from "@jest/globals";
import { fc } from "../../chance.js";
import { ThoughtSplitter } from "../../../src/writers/openai/thought-splitter.js";

function split(pieces: readonly string[]): { text: string; thought: string } {
  const splitter = new ThoughtSplitter();
  const text = pieces.map((piece) => splitter.push(piece)).join("") + splitter.end();
  return { text, thought: splitter.thought };
}

describe("a thought in the text", () => {
  test.each([
    ["<think>a</think>b", "b", "a"],
    ["\n <think>\na\n</think>\n\n  b\n", "  b\n", "\na\n"],
    ["<think></think>b", "b", ""],
    ["<think>a < b </thin</think>c</think>", "c</think>", "a < b </thin"],
    ["<think>never closed", "", "never closed"],
    ["<think>never closed </thi", "", "never closed </thi"],
    ["", "", ""],
    ["<th", "<th", ""],
    ["plain <think>x</think>", "plain <think>x</think>", ""],
    ["<thinking>x", "<thinking>x", ""],
    ["  indented code", "  indented code", ""],
  ])("%j is split into %j and %j", (whole, text, thought) => {
    expect(split([whole])).toEqual({ text, thought });
  });

  test("is the same however the text is cut into pieces", () => {
    const words = fc.array(
      fc.constantFrom("<think>", "</think>", "<", "</", "think>", "a", "\n", " ", "```"),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(words, fc.array(fc.nat(5), { minLength: 1 }), (parts, lengths) => {
        const whole = parts.join("");
        const pieces: string[] = [];
        for (let at = 0, turn = 0; at < whole.length; turn += 1) {
          const length = 1 + (lengths[turn % lengths.length] ?? 0);
          pieces.push(whole.slice(at, at + length));
          at += length;
        }
        expect(split(pieces)).toEqual(split([whole]));
      }),
    );
  });
});

test.each([
  ["before a thought", "", "<think>a</think>b", "b", "a"],
  ["before an answer", "", "b", `${" ".repeat(1_000_000)}b`, ""],
  ["behind a thought", "<think>a</think>", "\nb", "b", "a"],
])(
  "a million blanks in pieces %s are not read again with each piece",
  (_where, head, tail, text, thought) => {
    const result = split([head, ...Array.from({ length: 1_000_000 }, () => " "), tail]);
    expect(result.text === text).toBe(true);
    expect(result.thought).toBe(thought);
  },
);
