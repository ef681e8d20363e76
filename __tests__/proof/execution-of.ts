import type { Execution } from "../../src/facts/execution.js";

/** A program that ended by itself and printed this. */
export function executionOf({ exitCode, stdout = "" }: { exitCode: number; stdout?: string }): Execution {
  const output = (text: string) => ({ text, bytes: text.length, truncated: false });
  return {
    ending: "exited",
    exitCode,
    durationMs: 1,
    stdout: output(stdout),
    stderr: output(""),
    order: [],
    file: null,
    evidence: "it ended",
  };
}
