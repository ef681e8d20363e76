import { describe, expect, it } from "@jest/globals";
import {
  outputDifference,
  shownOutput,
  updatedOutput,
} from "../../../../src/run/blocks/documents/expected-output.js";
import { cpuTimeMs } from "../../../cpu-time.js";
import { execution } from "../../facts.js";

const stream = (text: string) => ({ text, bytes: text.length, truncated: false });

function printed(stdout: string, stderr = "") {
  const order = [
    { stream: "stdout" as const, chars: stdout.length },
    { stream: "stderr" as const, chars: stderr.length },
  ];
  return execution({ stdout: stream(stdout), stderr: stream(stderr), order });
}

describe("the shown output", () => {
  it.each([
    ["a\nb\n", "a  \nb\n\n"],
    ["took ... ms\n", "took 12 ms\n"],
    ["a ... c ... e", "a b c d e"],
    ["...\nlast\n", "1\n2\nlast\n"],
    ["first\n...\n", "first\n"],
    ["a\n...\nb\n...\nc\n", "a\nx\nb\ny\nb\nc\n"],
    ["  ...\n", ""],
    ["", ""],
    ["red\n", "\u001B[31mred\u001B[0m\n"],
    ["done\n", "10%\r50%\rdone\n"],
    ["a\nb\n", "a\r\nb\r\n"],
  ])("is like the block's: %j and %j", (shown, stdout) => {
    expect(outputDifference(shown, printed(stdout))).toBeNull();
  });

  it("may be both streams, or standard output alone", () => {
    expect(outputDifference("a\nwarning\n", printed("a\n", "warning\n"))).toBeNull();
    expect(outputDifference("a\n", printed("a\n", "warning\n"))).toBeNull();
    expect(outputDifference("warning\n", printed("", "warning\n"))).toBeNull();
  });

  it.each([
    ["a\nb\n", "a\nc\n", { expected: "b", actual: "c" }],
    ["a\n", "a\nb\n", { expected: null, actual: "b" }],
    ["a\nb\n", "a\n", { expected: "b", actual: null }],
    ["a\n...\nz\n", "a\nb\n", { expected: "...", actual: "b" }],
    ["aa...aa\n", "aaa\n", { expected: "aa...aa", actual: "aaa" }],
    ["", "a\n", { expected: null, actual: "a" }],
  ])("differs from the block's: %j and %j", (shown, stdout, difference) => {
    expect(outputDifference(shown, printed(stdout))).toEqual(difference);
  });

  it("of many wildcards is compared in a moment", () => {
    const begun = cpuTimeMs();
    const shown = Array.from({ length: 20_000 }, () => "...a...a...b\n...\n").join("");
    outputDifference(shown, printed("aaaa\n".repeat(20_000)));
    expect(cpuTimeMs() - begun).toBeLessThan(5_000);
  });

  it("is written without colours and with a progress bar in its last state", () => {
    expect(shownOutput(printed("\u001B[1mx\u001B[0m  \n1%\r100%\n\n"))).toBe("x\n100%\n");
    expect(shownOutput(printed("", "only an error\n"))).toBe("only an error\n");
  });
});

it.each([
  ["a\ntook ... ms\n", "b\ntook 5 ms\n", "b\ntook ... ms\n"],
  ["took ... ms\nold\n", "new\nmore\ntook 5 ms\nnew\n", "new\nmore\ntook ... ms\nnew\n"],
  ["took ... ms\n", "lasted 5 ms\n", "lasted 5 ms\n"],
  ["first\n...\nlast\n", "FIRST\n1\n2\nlast\n", "FIRST\n...\nlast\n"],
  ["first\n...\nlast\n", "FIRST\nlast\n", "FIRST\n...\nlast\n"],
  ["first\n...\nlast\n", "FIRST\n", "FIRST\n"],
  ["a ... c\n", "", ""],
])("an update of %j after %j keeps the wildcards that still match", (shown, printed, updated) => {
  expect(updatedOutput(shown, printed)).toBe(updated);
});
