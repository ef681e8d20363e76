import { setTimeout as wait } from "node:timers/promises";
import type { Place, PlaceProcess } from "../place.js";

/** How much to keep of the engine's reason for not starting a process. It is enough for a sentence. */
const maxFailureChars = 2000;
/** Far more than a busy runner needs. A longer start hangs. */
const startDeadlineMs = 20_000;

/** A waiting process prints this many bytes to say that it is ready: a line end, by `echo`. */
export const readyBytes = 1;
/** The byte that `untilReady` waits for. No error text of an engine begins with it. */
export const readyByte = "\n".charCodeAt(0);

/**
 * Waits until a process says that it is ready. Null if it did, otherwise the engine's reason why it did not start.
 * Asking the engine would take ten requests, and slow the start.
 * @throws the signal's reason.
 */
export async function untilReady(
  process: PlaceProcess,
  { names, maxWaitMs }: Pick<Place, "names" | "maxWaitMs">,
  signal?: AbortSignal,
): Promise<string | null> {
  signal?.throwIfAborted();
  const settled = new AbortController();
  const stop = AbortSignal.any([settled.signal, ...(signal === undefined ? [] : [signal])]);
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
        signal: stop,
      }).catch(() => {
        signal?.throwIfAborted();
        return null;
      }),
    ]);
  } finally {
    settled.abort();
  }
}
