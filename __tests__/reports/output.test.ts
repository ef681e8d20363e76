import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { lastErrorLine, outputLines } from "../../src/reports/output.js";
import { execution } from "./sample-run.js";

const whole = { maxChars: 100_000 };

describe("outputLines", () => {
  test("lines of both streams stand in the order in which they came", () => {
    const streams = execution({}, [
      ["stdout", "one\n"],
      ["stderr", "oops\n"],
      ["stdout", "two\nthree\n"],
    ]);
    expect(outputLines(streams, whole).map(({ from, text }) => `${from} ${text}`)).toEqual([
      "stdout one",
      "stderr oops",
      "stdout two",
      "stdout three",
    ]);
  });

  test("a stream that breaks into a line of the other begins a new line", () => {
    const streams = execution({}, [
      ["stdout", "50 %"],
      ["stderr", "warning\n"],
      ["stdout", " done\n"],
    ]);
    expect(outputLines(streams, whole).map(({ text }) => text)).toEqual(["50 %", "warning", " done"]);
  });

  test("pieces of one line that came one after the other stay one line", () => {
    const streams = execution({}, [
      ["stdout", "one "],
      ["stdout", "line\n"],
    ]);
    expect(outputLines(streams, whole)).toEqual([{ from: "stdout", text: "one line" }]);
  });

  test("text that the order does not tell of is shown all the same", () => {
    const streams = {
      ...execution({}, [
        ["stdout", "a\n"],
        ["stderr", "b\n"],
      ]),
      order: [],
    };
    expect(outputLines(streams, whole).map(({ text }) => text)).toEqual(["a", "b"]);
    const wrong = { ...streams, order: [{ stream: "stderr" as const, chars: 99 }] };
    expect(outputLines(wrong, whole).map(({ text }) => text)).toEqual(["b", "a"]);
  });

  test("whole lines are left out of the middle, and counted", () => {
    const text = Array.from({ length: 1_000 }, (_, line) => `line ${line}\n`).join("");
    const lines = outputLines(execution({}, [["stdout", text]]), { maxChars: 500 });
    const note = lines.find(({ from }) => from === "note")?.text ?? "";
    expect(lines[0]?.text).toBe("line 0");
    expect(lines.at(-1)?.text).toBe("line 999");
    expect(Number(/\d+/.exec(note)?.[0])).toBe(1_000 - (lines.length - 1));
  });

  test("no output is longer than asked for, and without a limit no line is lost", () => {
    const printed = fc.array(
      fc.tuple(
        fc.constantFrom("stdout" as const, "stderr" as const),
        fc.string({ unit: fc.constantFrom("q", "\n", "\r", "é", "\u200B") }),
      ),
    );
    fc.assert(
      fc.property(printed, fc.integer({ min: 100, max: 400 }), (pieces, maxChars) => {
        const streams = execution({}, pieces);
        const lines = outputLines(streams, { maxChars });
        expect(lines.reduce((sum, { text }) => sum + text.length + 1, 0)).toBeLessThanOrEqual(maxChars);
        const letters =
          outputLines(streams, whole)
            .map(({ text }) => text)
            .join("")
            .match(/q/g)?.length ?? 0;
        expect(letters).toBe(
          pieces
            .map(([, text]) => text)
            .join("")
            .match(/q/g)?.length ?? 0,
        );
      }),
    );
  });
});

describe("lastErrorLine", () => {
  test("names the error of a Python traceback", () => {
    const { stderr } = execution({}, [["stderr", "Traceback\n  File x\nKeyError: 'a'\n\n"]]);
    expect(lastErrorLine({ stderr })).toBe("KeyError: 'a'");
  });

  test("is empty where nothing was printed", () => {
    expect(lastErrorLine(execution({}, []))).toBe("");
  });
});
