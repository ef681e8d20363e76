import { abandoned } from "./stop-signals.js";
import { hear, hearUncaught, uncaught } from "./uncaught.js";

/** The time for the last messages of a run that did not end properly. */
const lastWordsMs = 5_000;

/**
 * Does the work of an entry point. In two cases the exit code is 3, with a message: Node has nothing left to wait for
 * (Node would exit with 0), or a user's code in this process exits or throws (Node would blame the code).
 * @param fail reports an uncaught error and sets the exit code
 */
export async function throughToItsEnd(
  work: () => Promise<void>,
  fail: (error: unknown) => void,
): Promise<void> {
  const onEarlyEnd = (code: number): void => {
    if (code > 1) return;
    process.exitCode = 3;
    const why = code === 0 ? "nothing was left to wait for" : "a part of the run ended the process";
    process.stderr.write(`agent-exec: ended too early, because ${why}.\n`);
  };
  process.once("exit", onEarlyEnd);
  hearUncaught();
  const overdue = new Promise<void>((resolve) => {
    uncaught.late.addEventListener("abort", () => setTimeout(resolve, lastWordsMs));
  });
  await Promise.race([work().catch(hear), overdue]);
  process.off("exit", onEarlyEnd);
  const { signal } = uncaught;
  const endBadly = (): void => {
    if (!uncaught.isTold) fail(signal.reason);
    endOnceRead();
  };
  signal.addEventListener("abort", endBadly);
  if (signal.aborted) endBadly();
  else if (abandoned.isThere) endOnceRead();
  else endInAnyCase();
}

/**
 * Call it when all work is done. If something such as an open connection keeps the process alive, the process exits
 * anyway, with its exit code, and names the cause. It still waits for a slow reader of its output. A normal end takes a
 * tenth of a second, and a job must not wait for its own limit of six hours.
 */
export function endInAnyCase(afterMs = 10_000): void {
  setTimeout(() => {
    if (isStillRead()) return endInAnyCase(afterMs);
    const holders = [...new Set(process.getActiveResourcesInfo())].join(", ");
    const note = `agent-exec: done, but something kept the process alive (${holders}); please report this.\n`;
    process.stderr.write(note, () => process.exit());
  }, afterMs).unref();
}

function endOnceRead(): void {
  if (isStillRead()) setTimeout(endOnceRead, 50);
  else process.exit();
}

function isStillRead(): boolean {
  return process.stdout.writableLength > 0 || process.stderr.writableLength > 0;
}
