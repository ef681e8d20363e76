import type { Clock } from "../ports/clock.js";

/** Saving the code's files has its own time limit, so that a run ends soon after its deadline or a signal. */
const longestMs = 60_000;
/** The runner kills the process 10 s after its first signal. The time after saving is for the reports. */
const longestWhenStoppedMs = 3_000;

export interface SavingTime extends Disposable {
  /** Fires when this time is over. */
  readonly timeUp: AbortSignal;
}

/**
 * The time for saving from now on: a minute, but at most 3 s after the run's `signal` fired, whether it fires before or
 * during the saving. Disposing stops the clock.
 */
export function startSavingTime({
  clock,
  signal,
}: {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}): SavingTime {
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
