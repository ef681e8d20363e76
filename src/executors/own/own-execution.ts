import { OutputBuffer } from "../../output/output-buffer.js";
import type { Execution } from "../../facts/execution.js";

/** The result of a block's run, as the user's own executor returns it. */
export interface OwnExecution extends Partial<Omit<Execution, "stdout" | "stderr" | "order">> {
  /** The exit code. Null if it is unknown. */
  readonly exitCode: number | null;
  /**
   * All output of the code. If both streams together have more than the run keeps (by default 1 MiB), the middle is cut
   * out. Default: none.
   */
  readonly stdout?: string;
  /** Like `stdout`. */
  readonly stderr?: string;
}

interface Telling {
  readonly name: string;
  readonly durationMs: number;
  readonly maxOutputBytes: number | undefined;
}

/** Completes an execution with all fields of the port. The default ending is `exited`. */
export function completeExecution(
  given: Execution | OwnExecution,
  { name, durationMs, maxOutputBytes }: Telling,
): Execution {
  if ("order" in given) return given;
  const { stdout = "", stderr = "", exitCode } = given;
  const output = new OutputBuffer(maxOutputBytes);
  output.push("stdout", Buffer.from(stdout));
  output.push("stderr", Buffer.from(stderr));
  const evidence = `the executor ${name} reported ${exitCode === null ? "no exit code" : `the exit code ${exitCode}`}`;
  const took = given.ending === "not-run" ? 0 : durationMs;
  return { ending: "exited", durationMs: took, file: null, evidence, ...given, ...output.finish() };
}
