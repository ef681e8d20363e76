import type { Clock } from "../ports/clock.js";

/** Separate from the run's time, so that a run ends soon after its deadline or a signal. */
export const longestMs = 60_000;
/** GitHub's runner kills the process 10 s after its first signal. The reports need the rest of this time. */
const longestWhenStoppedMs = 3_000;

/** Limits the time for saving to a minute, or 3 s once the run's `signal` has fired. `timeUp` fires at its end. */
export function startSavingTime(
  clock: Clock,
  signal: AbortSignal,
): Disposable & { readonly timeUp: AbortSignal } {
  const over = new AbortController();
  const done = new AbortController();
  const endAfter = (ms: number): void =>
    void clock.sleep(ms, { signal: done.signal }).then(
      () => over.abort(new Error("Saving the code's files took too long.")),
      () => undefined,
    );
  const hurry = (): void => endAfter(longestWhenStoppedMs);
  if (signal.aborted) hurry();
  else endAfter(longestMs);
  signal.addEventListener("abort", hurry, { once: true, signal: done.signal });
  return { timeUp: over.signal, [Symbol.dispose]: () => done.abort() };
}
