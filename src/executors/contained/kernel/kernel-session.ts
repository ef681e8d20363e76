import type { ExecuteOptions } from "../../../ports/executor.js";
import type { Execution } from "../../../facts/execution.js";
import { findLanguage } from "../../languages/languages.js";
import type { Sandbox, KernelProcess } from "../sandbox/sandbox.js";
import { type CellRun, runCell } from "./cell-run.js";
import { PlaceKernel } from "./place-kernel.js";

export interface KernelSession {
  /** The kernel's language, by its usual name. */
  readonly language: string;
  readonly process: KernelProcess;
  /** Whether a fence's word means the kernel's language. */
  runs(word: string): boolean;
  /** Runs one block as a cell. Neither the code nor a failing place makes it throw. */
  run(cell: Omit<CellRun, "kernel">, options: ExecuteOptions): Promise<Execution>;
}

/** @throws AgentExecError `image-unsuitable`; the place's error; the signal's reason. */
export async function startKernelSession(
  sandbox: Sandbox,
  name: string,
  signal: AbortSignal,
): Promise<KernelSession> {
  const kernel = await PlaceKernel.start(sandbox, name, signal);
  const language = nameOf(kernel.language);
  return {
    language,
    process: kernel,
    runs: (word) => nameOf(word) === language,
    run: (cell, options) => runCell({ ...cell, kernel }, options),
  };
}

function nameOf(word: string): string {
  return findLanguage(word)?.name ?? word.toLowerCase();
}
