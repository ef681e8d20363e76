/** 10 s: what ends by itself takes a tenth of a second; a job must not wait for its own deadline of six hours. */
const defaultAfterMs = 10_000;

/**
 * Does a door's work. Where nothing is left to wait for before it is through, Node would end with exit code 0, which says
 * that all went well: such an end has the exit code 3 and says so.
 */
export async function throughToItsEnd(work: () => Promise<void>): Promise<void> {
  const onEarlyEnd = (code: number): void => {
    if (code !== 0) return;
    process.exitCode = 3;
    const note = "agent-exec: ended before it was through: nothing was left that it could wait for.\n";
    process.stderr.write(note);
  };
  process.once("exit", onEarlyEnd);
  await work();
  process.off("exit", onEarlyEnd);
  endInAnyCase();
}

/**
 * To be called when all work is done: a process that something still holds by then (a connection that nobody closed)
 * ends all the same, with the exit code that was set, and says what held it. Output that is still being read is
 * waited for.
 */
export function endInAnyCase(afterMs: number = defaultAfterMs): void {
  setTimeout(() => {
    if (process.stdout.writableLength > 0 || process.stderr.writableLength > 0) return endInAnyCase(afterMs);
    const holders = [...new Set(process.getActiveResourcesInfo())].join(", ");
    const note = `agent-exec: all is done, but something held the process (${holders}); please report this.\n`;
    process.stderr.write(note, () => process.exit());
  }, afterMs).unref();
}
