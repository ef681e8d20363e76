import { describe, expect, test } from "@jest/globals";
import { fc, sample } from "../chance.js";
import { OutputBuffer } from "../../src/output/output-buffer.js";
import { lastOutputLines, outputLines, shownWords } from "../../src/output/output-lines.js";
import { execution } from "../reports/sample-run.js";
import { measure } from "../own-process.js";
import { show } from "./output.program.js";

const whole = { maxChars: 100_000 };

describe("outputLines", () => {
  test("lines of both streams are in the order of their arrival", () => {
    const streams = execution({}, [
      ["stdout", "one\n"],
      ["stderr", "oops\n"],
      ["stdout", "two\nthree\n"],
    ]);
    expect(outputLines(streams, whole).lines.map(({ from, text }) => `${from} ${text}`)).toEqual([
      "stdout one",
      "stderr oops",
      "stdout two",
      "stdout three",
    ]);
  });

  test("a stream that interrupts a line of the other begins a new line", () => {
    const streams = execution({}, [
      ["stdout", "50 %"],
      ["stderr", "warning\n"],
      ["stdout", " done\n"],
    ]);
    expect(outputLines(streams, whole).lines.map(({ text }) => text)).toEqual(["50 %", "warning", " done"]);
  });

  test("pieces of one line that came one after the other stay one line", () => {
    const streams = execution({}, [
      ["stdout", "one "],
      ["stdout", "line\n"],
    ]);
    expect(outputLines(streams, whole).lines).toEqual([{ from: "stdout", text: "one line" }]);
  });

  test("text that is missing from the order is shown anyway", () => {
    const streams = {
      ...execution({}, [
        ["stdout", "a\n"],
        ["stderr", "b\n"],
      ]),
      order: [],
    };
    expect(outputLines(streams, whole).lines.map(({ text }) => text)).toEqual(["a", "b"]);
    const wrong = { ...streams, order: [{ stream: "stderr" as const, chars: 99 }] };
    expect(outputLines(wrong, whole).lines.map(({ text }) => text)).toEqual(["b", "a"]);
  });

  test("whole lines are left out of the middle, and counted", () => {
    const text = Array.from({ length: 1_000 }, (_, line) => `line ${line}\n`).join("");
    const { lines, shown, total } = outputLines(execution({}, [["stdout", text]]), { maxChars: 500 });
    const note = lines.find(({ from }) => from === "note")?.text ?? "";
    expect(lines[0]?.text).toBe("line 0");
    expect(lines.at(-1)?.text).toBe("line 999");
    expect(Number(/\d+/.exec(note)?.[0])).toBe(1_000 - (lines.length - 1));
    expect({ shown, total }).toEqual({ shown: lines.length - 1, total: 1_000 });
  });

  test("output is never longer than its limit, and without a limit no line is lost", () => {
    const printed = fc.array(
      fc.tuple(
        fc.constantFrom("stdout" as const, "stderr" as const),
        fc.string({ unit: fc.constantFrom("q", "\n", "\r\n", "é", "\u200B") }),
      ),
    );
    fc.assert(
      fc.property(printed, fc.integer({ min: 100, max: 400 }), (pieces, maxChars) => {
        const streams = execution({}, pieces);
        const { lines } = outputLines(streams, { maxChars });
        expect(lines.reduce((sum, { text }) => sum + text.length + 1, 0)).toBeLessThanOrEqual(maxChars);
        const letters =
          outputLines(streams, whole)
            .lines.map(({ text }) => text)
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

  test("lines that were never kept are counted, whether the report cuts again or not", () => {
    const streams = flood(400_000, 1024 * 1024);
    for (const maxChars of [500, 8_000, 10_000_000]) {
      const { lines, shown, total } = outputLines(streams, { maxChars });
      expect(total).toBe(400_000);
      expect(lines[0]?.text).toBe("line 0");
      expect(lines.at(-1)?.text).toBe("line 399999");
      const programs = lines.filter(({ text }) => text.startsWith("line "));
      expect(Math.abs(programs.length - shown)).toBeLessThanOrEqual(1);
    }
    expect(shownWords(outputLines(streams, { maxChars: 500 }))).toMatch(/^\d\d of 400,000 lines shown$/);
    const note = outputLines(streams, { maxChars: 500 }).lines.find(({ from }) => from === "note");
    expect(note?.text).toMatch(/^\[… 399,9\d\d lines left out …\]$/);
  });

  test("a transcript without counts says so instead of showing a wrong number", () => {
    const { stdout, ...rest } = flood(100_000, 64 * 1024);
    const uncounted = { ...rest, stdout: { text: stdout.text, bytes: stdout.bytes, truncated: true } };
    const output = outputLines(uncounted, { maxChars: 500 });
    expect(output.total).toBeNull();
    expect(shownWords(output)).toMatch(/^\d+ lines shown$/);
    expect(output.lines.find(({ from }) => from === "note")?.text).toContain("at least");
  });

  test("a carriage return alone overwrites its line, and one before a line feed adds no line", () => {
    const output = outputLines(execution({}, [["stdout", "10 %\r50 %\rdone\r\nnext\r\r\n"]]), whole);
    expect(output.lines.map(({ text }) => text)).toEqual(["done", "next"]);
    expect(output.total).toBe(2);
  });

  test.each(sample(["\0", "\r", "\u200B\u00AD", "\x1B[31m", "a\u200B", "\n"], 3))(
    "a megabyte of %j is shown without writing all of it out",
    async (unit) => {
      const module = new URL("output.program.ts", import.meta.url);
      const { value, grownMebibytes } = await measure({ module, program: show }, unit);
      expect(value.shownChars).toBeLessThanOrEqual(8_000);
      expect(grownMebibytes).toBeLessThan(64);
    },
  );
});

test("the last lines are those of both streams in their order of arrival", () => {
  const streams = execution({}, [
    ["stdout", "one\ntwo\n"],
    ["stderr", "oops\n"],
    ["stdout", "three"],
  ]);
  expect(lastOutputLines(streams, 3).map(({ text }) => text)).toEqual(["two", "oops", "three"]);
  expect(lastOutputLines(streams, 9)).toHaveLength(4);
});

/** So many lines through a buffer that keeps so many bytes. */
function flood(lines: number, limitBytes: number) {
  const buffer = new OutputBuffer(limitBytes);
  for (let line = 0; line < lines; line += 1) buffer.push("stdout", Buffer.from(`line ${line}\n`));
  return buffer.finish();
}
