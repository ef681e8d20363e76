import { raceSignal } from "race-signal";

/** Sets up and ends each case of a port. */
export interface Stage<Context> {
  /** Makes the context of a case. `signal` fires when the case's time is over. */
  enter(signal: AbortSignal): Promise<Context>;
  /** Ends everything that the case opened. If the case failed, also the shared parts. */
  leave(outcome: { readonly held: boolean }): Promise<void>;
  close(): Promise<void>;
}

interface Bounds {
  readonly caseTimeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Runs a case. Returns how it failed, or null if it passed. Throws if the case did not start, and if the signal aborts.
 */
export async function attempt<Context>(
  stage: Stage<Context>,
  test: (context: Context) => Promise<void>,
  { caseTimeoutMs, signal }: Bounds,
): Promise<{ readonly error: unknown } | null> {
  signal?.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(overdue("the test", caseTimeoutMs)), caseTimeoutMs);
  const over = signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]);
  const leave = (held: boolean): Promise<void> => endInTime(stage.leave({ held }), caseTimeoutMs);
  try {
    // Goes on even if the adapter does not react to the signal.
    const context = await raceSignal(stage.enter(over), over);
    const failure = await raceSignal(test(context), over).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    signal?.throwIfAborted();
    if (failure === null) await leave(true);
    else await leave(false).catch(() => {});
    return failure;
  } catch (error) {
    await leave(false).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The time limit for the clean-up of a case in milliseconds. Without it, one case that never ends would block the
 * others.
 */
const endTimeoutMs = 10_000;

export async function endInTime(ending: Promise<void>, caseTimeoutMs: number): Promise<void> {
  const timeoutMs = Math.min(endTimeoutMs, caseTimeoutMs);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(overdue("the clean-up after the test", timeoutMs)), timeoutMs);
  await raceSignal(ending, late.signal).finally(() => clearTimeout(timer));
}

function overdue(what: string, timeoutMs: number): Error {
  return new Error(`${what} did not end within ${timeoutMs / 1000} s`);
}
