import { outcomes } from "../facts/outcomes.js";
import { messageOf } from "../errors.js";
import { printError } from "./print.js";

/** The errors if a reader ends early, as `head -1` does. They are no failure. */
const readerIsGone: ReadonlySet<string> = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_DESTROYED"]);

export interface Output {
  /** Remembers the run's folder. It is mentioned if the output is lost. */
  keptIn(folder: string): void;
}

/** Lets a run continue without a reader (`| head -1`) or disk space. If output was lost, the exit code is 3. */
export function outlive(): Output {
  let lost: unknown = null;
  let folder: string | null = null;
  process.stderr.on("error", () => undefined);
  // Only the first error counts, because later ones come from the closed stream.
  process.stdout.once("error", (error: NodeJS.ErrnoException) => {
    if (!readerIsGone.has(error.code ?? "")) lost = error;
  });
  process.stdout.on("error", () => undefined);
  // This waits for the exit, because the last write can fail after the exit code was set.
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
      : `read the text in the run's folder: ${folder}`;
  return `agent-exec: could not write to standard output, so the text is lost: ${messageOf(error)}\n  next: ${next}\n`;
}
