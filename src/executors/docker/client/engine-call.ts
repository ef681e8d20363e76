import { raceSignal } from "race-signal";
import { PlaceSilentError } from "../../contained/place.js";

/** 10 s: the slowest call except a pull takes 0.3 s here (bench/times.md, 1). A busy runner gets thirty times that. */
const defaultDeadlineMs = 10_000;

/** The engine accepted a call but did not answer in time. */
export class EngineSilentError extends PlaceSilentError {
  override readonly name = "EngineSilentError";
}

export interface EngineCallOptions {
  /** The request, for messages: "create the container". */
  readonly what: string;
  readonly deadlineMs?: number;
  /** When it fires the call rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Makes one call to the engine's API that always ends: with the answer, the engine's refusal, `EngineSilentError` at
 * the deadline, or the signal's reason.
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
    const message = `The container engine did not answer the request "${what}" within ${deadlineMs / 1000} s.`;
    stop.abort(new EngineSilentError(message));
  }, deadlineMs);
  try {
    return await raceSignal(call(stop.signal), stop.signal);
  } catch (error) {
    // A refused upgrade leaves the client's half of the connection open, which would keep this process alive forever.
    stop.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

/** Calls to one engine. Each call has its own deadline, or the longest wait that was set for all calls. */
export class EngineCalls {
  readonly #maxWaitMs: number;

  /** @param maxWaitMs Default: each call has its own deadline. */
  constructor(maxWaitMs = Infinity) {
    this.#maxWaitMs = maxWaitMs;
  }

  /** How long to wait for a call that may take `ms`. */
  within(ms: number): number {
    return Math.min(ms, this.#maxWaitMs);
  }

  make<T>(options: EngineCallOptions, call: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    return callEngine({ ...options, deadlineMs: this.within(options.deadlineMs ?? defaultDeadlineMs) }, call);
  }
}
