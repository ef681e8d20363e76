import { OutputBuffer } from "../output/output-buffer.js";
import type { Execution } from "../ports/executor.js";

/** How a block's run ended, as a person's own executor tells it. */
export interface OwnExecution extends Partial<Omit<Execution, "stdout" | "stderr" | "order">> {
  /** Null where nobody knows; never 0 for that. */
  readonly exitCode: number | null;
  /** All of it: what is more than 1 MiB over both streams is cut in the middle. Default: nothing. */
  readonly stdout?: string;
  /** Like `stdout`. */
  readonly stderr?: string;
}

/** An execution with all that the port asks for. Default of the ending: `exited`. */
export function completeExecution(
  given: Execution | OwnExecution,
  { name, durationMs }: { readonly name: string; readonly durationMs: number },
): Execution {
  if (isWhole(given)) return given;
  const { stdout = "", stderr = "", exitCode } = given;
  const output = new OutputBuffer();
  output.push("stdout", Buffer.from(stdout));
  output.push("stderr", Buffer.from(stderr));
  const evidence = `the executor ${name} told ${exitCode === null ? "no exit code" : `the exit code ${exitCode}`}`;
  return { ending: "exited", durationMs, file: null, evidence, ...given, ...output.finish() };
}

function isWhole(given: Execution | OwnExecution): given is Execution {
  return "order" in given;
}
