import { abandoned } from "./stop-signals.js";
import { hear, hearUncaught, uncaught } from "./uncaught.js";

/** 10 s: what ends by itself takes a tenth of a second; a job must not wait for its own deadline of six hours. */
const defaultAfterMs = 10_000;

/** For the last words of a run that did not end in good order. */
const lastWordsMs = 5_000;

/**
 * Does a door's work. Where nothing is left to wait for before it is through, Node would end with exit code 0, which says
 * that all went well; where code of a person's own in this process ends it, or throws what nobody catches, with its own or
 * with 1, which says that the code failed: such an end has the exit code 3 and says so.
 * @param fail tells people of an error that nobody caught, and sets the exit code
 */
export async function throughToItsEnd(
  work: () => Promise<void>,
  fail: (error: unknown) => void,
): Promise<void> {
  const onEarlyEnd = (code: number): void => {
    if (code > 1) return;
    process.exitCode = 3;
    const why = code === 0 ? "nothing was left to wait for" : "something in it ended the process";
    process.stderr.write(`agent-exec: ended before it was done: ${why}.\n`);
  };
  process.once("exit", onEarlyEnd);
  hearUncaught();
  await Promise.race([work().catch(hear), overdue()]);
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

function overdue(): Promise<void> {
  return new Promise((resolve) => {
    uncaught.late.addEventListener("abort", () => setTimeout(resolve, lastWordsMs));
  });
}

/**
 * To be called when all work is done: a process that something still holds by then (a connection that nobody closed)
 * ends all the same, with the exit code that was set, and says what held it. Output that is still being read is
 * waited for.
 */
export function endInAnyCase(afterMs: number = defaultAfterMs): void {
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
