import { outcomes } from "../facts/outcomes.js";
import { messageOf } from "../errors.js";
import { printError } from "./print.js";

/** What a reader that went away leaves behind; `head -1` is no reason to fail. */
const readerIsGone: ReadonlySet<string> = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"]);

export interface Output {
  /** Names the folder that holds what is printed, for whoever loses it. */
  keptIn(folder: string): void;
}

/**
 * Lets a run outlive whoever reads its words: after `| head -1`, and on a full disk, it goes on and writes its folder.
 * Where standard output could not be written although somebody wanted it, the process says so when it exits, and
 * exits with 3: a script must not take an empty file for a result.
 */
export function outlive(): Output {
  let lost: unknown = null;
  let folder: string | null = null;
  process.stderr.on("error", () => undefined);
  // The first error counts: what comes after it is of a stream that is closed.
  process.stdout.once("error", (error: NodeJS.ErrnoException) => {
    if (!readerIsGone.has(error.code ?? "")) lost = error;
  });
  process.stdout.on("error", () => undefined);
  // Only now, because the last words fail after whatever set the exit code.
  process.once("exit", () => {
    if (lost === null) return;
    process.exitCode = outcomes["infrastructure-error"].exitCode;
    printError(lostWords(lost, folder));
  });
  return { keptIn: (path) => void (folder = path) };
}

function lostWords(error: unknown, folder: string | null): string {
  const next =
    folder === null
      ? "redirect standard output to a file that can be written"
      : `read it in the run's folder: ${folder}`;
  return `agent-exec: could not write to standard output, so the text is lost: ${messageOf(error)}\n  next: ${next}\n`;
}
