import { setTimeout as wait } from "node:timers/promises";
import type { Place, PlaceProcess } from "../place.js";

/** 2,000 characters of the engine's words for why it did not start a process: enough for a sentence. */
const maxFailureChars = 2000;
/** 20 s: far more than a busy runner needs. A longer start hangs. */
const startDeadlineMs = 20_000;

/** How many bytes a waiting process prints to say that it is ready: a line end, by `echo`. */
export const readyBytes = 1;
/** The byte that `untilReady` waits for. No error text of an engine begins with it. */
export const readyByte = "\n".charCodeAt(0);

/**
 * Null once the process has said that it is ready, otherwise the engine's reason why it did not start. Asking the
 * engine instead takes ten requests, and slows the start.
 * @throws the signal's reason.
 */
export async function untilReady(
  process: PlaceProcess,
  { names, maxWaitMs }: Pick<Place, "names" | "maxWaitMs">,
  signal?: AbortSignal,
): Promise<string | null> {
  signal?.throwIfAborted();
  const settled = new AbortController();
  const onAbort = (): void => settled.abort();
  signal?.addEventListener("abort", onAbort, { once: true });
  const deadlineMs = Math.min(startDeadlineMs, maxWaitMs);
  let failure = "";
  try {
    return await Promise.race([
      new Promise<null>((resolve) => {
        process.listen((stream, bytes) => {
          if (failure === "" && stream === "stdout" && bytes[0] === readyByte) resolve(null);
          else if (failure.length < maxFailureChars)
            failure += Buffer.from(bytes).toString("utf8").slice(0, maxFailureChars);
        });
      }),
      process.ended.then(() => failure.trim() || `the ${names.engine} did not start the process`),
      wait(deadlineMs, `the ${names.engine} did not start the process within ${deadlineMs / 1000} s`, {
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
