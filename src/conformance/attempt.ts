import { raceSignal } from "race-signal";

/** What the cases of a port stand on. */
export interface Stage<Context> {
  /** What a case is run with. `signal` fires when its time is over. */
  enter(signal: AbortSignal): Promise<Context>;
  /** Ends what the case opened, and what it shares with others where it did not hold. */
  leave(outcome: { readonly held: boolean }): Promise<void>;
  close(): Promise<void>;
}

interface Bounds {
  readonly caseTimeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/** How the case failed; null where it held. Throws where it was not even begun, and on abort. */
export async function attempt<Context>(
  stage: Stage<Context>,
  test: (context: Context) => Promise<void>,
  { caseTimeoutMs, signal }: Bounds,
): Promise<{ readonly error: unknown } | null> {
  signal?.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(overdue("it", caseTimeoutMs)), caseTimeoutMs);
  const over = signal === undefined ? late.signal : AbortSignal.any([signal, late.signal]);
  const leave = (held: boolean): Promise<void> => endInTime(stage.leave({ held }), caseTimeoutMs);
  try {
    // What the adapter itself does about the signal is not waited for.
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

/** Milliseconds that the end of what a case opened may take, and no longer than the case: one that never ends holds up nothing. */
const endTimeoutMs = 10_000;

export async function endInTime(ending: Promise<void>, caseTimeoutMs: number): Promise<void> {
  const timeoutMs = Math.min(endTimeoutMs, caseTimeoutMs);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(overdue("what it opened", timeoutMs)), timeoutMs);
  await raceSignal(ending, late.signal).finally(() => clearTimeout(timer));
}

function overdue(what: string, timeoutMs: number): Error {
  return new Error(`${what} did not end within ${timeoutMs / 1000} s`);
}
