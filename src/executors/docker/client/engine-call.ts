import { raceSignal } from "race-signal";
import { PlaceSilentError } from "../../contained/place.js";

/**
 * 10 s: the slowest call that is not a pull takes 0.3 s here (bench/times.md, 1); a busy runner gets thirty times that.
 */
const defaultDeadlineMs = 10_000;

/** The engine took a call and did not answer it in time. */
export class EngineSilentError extends PlaceSilentError {
  override readonly name = "EngineSilentError";
}

export interface EngineCallOptions {
  /** What is asked for, for messages: "create the container". */
  readonly what: string;
  readonly deadlineMs?: number;
  /** When it fires the call rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * One call to the engine's API that ends in any case: with its answer, with the engine's refusal as it is, with
 * `EngineSilentError` at the deadline, or with the signal's reason.
 */
export async function callEngine<T>(
  { what, deadlineMs = defaultDeadlineMs, signal }: EngineCallOptions,
  call: (abortSignal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const onAbort = (): void => stop.abort(signal?.reason);
  signal?.addEventListener("abort", onAbort, { once: true });
  const timer = setTimeout(() => {
    stop.abort(
      new EngineSilentError(
        `The container engine did not answer the request "${what}" within ${deadlineMs / 1000} s.`,
      ),
    );
  }, deadlineMs);
  try {
    return await raceSignal(call(stop.signal), stop.signal);
  } catch (error) {
    // A refused upgrade leaves the client's half of the connection open, which would hold our process for ever.
    stop.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

/** Calls to one engine, each with a deadline of its own or the longest wait that was set for all of them. */
export class EngineCalls {
  readonly #maxWaitMs: number;

  /** @param maxWaitMs Absent: each wait has its own deadline. */
  constructor(maxWaitMs = Infinity) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** How long to wait if there is time for `ms`. */
  within(ms: number): number {
    return Math.min(ms, this.#maxWaitMs);
  }

  /** @see callEngine */
  make<T>(options: EngineCallOptions, call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    return callEngine({ ...options, deadlineMs: this.within(options.deadlineMs ?? defaultDeadlineMs) }, call);
  }
}
