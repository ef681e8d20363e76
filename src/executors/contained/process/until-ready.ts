import { setTimeout as wait } from "node:timers/promises";
import type { EngineExec } from "../../docker/container/container-process.js";

/** 2,000 characters of the engine's words for why it did not start a process: enough for a sentence. */
const maxWordsChars = 2000;
/** 20 s: far above a busy runner's worst; what takes longer hangs. */
const startDeadlineMs = 20_000;

/** A shell's command for the byte that `untilReady` waits for; no words of an engine begin with it. */
export const sayReady = "echo";
/** What it writes, which is all that a process has written that waits since. */
export const readyBytes = 1;
export const readyByte = "\n".charCodeAt(0);

/**
 * Null once the process has said that it is ready, otherwise the engine's words for why it did not start it. Asking the
 * engine instead takes ten questions on a processor that the start itself needs. @throws the signal's reason.
 */
export async function untilReady(exec: EngineExec, signal?: AbortSignal): Promise<string | null> {
  signal?.throwIfAborted();
  const settled = new AbortController();
  const onAbort = (): void => settled.abort();
  signal?.addEventListener("abort", onAbort, { once: true });
  const deadlineMs = exec.calls.within(startDeadlineMs);
  let words = "";
  try {
    return await Promise.race([
      new Promise<null>((resolve) => {
        exec.listen((stream, bytes) => {
          if (words === "" && stream === "stdout" && bytes[0] === readyByte) resolve(null);
          else if (words.length < maxWordsChars)
            words += Buffer.from(bytes).toString("utf8").slice(0, maxWordsChars);
        });
      }),
      exec.ended.then(() => words.trim() || "the engine did not start the process"),
      wait(deadlineMs, `the engine did not start the process within ${deadlineMs / 1000} s`, {
        ref: false,
        signal: settled.signal,
      }).catch(() => {
        signal?.throwIfAborted();
        return null;
      }),
    ]);
  } finally {
    settled.abort();
    signal?.removeEventListener("abort", onAbort);
  }
}
