import type { Clock } from "../../ports/clock.js";
import type { RequestRetry } from "../../ports/writer.js";
import { Failure } from "./failure.js";

export interface RetryOptions {
  readonly clock: Clock;
  /** From 0 up to 1, for the jitter. */
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** Wall clock in milliseconds. No wait begins that would end after it. */
  readonly deadlineMs: number;
  readonly onRetry?: ((retry: RequestRetry) => void) | undefined;
}

const maxTries = 4;
/** A Retry-After may name days. No wait is longer than a minute, the window of most rate limits. */
const maxWaitMs = 60_000;
const firstWaitMs = 500;
/** Rate limits count by the minute: 5, 10 and 20 s reach the next window, 0.5, 1 and 2 s do not. */
const firstRateLimitWaitMs = 5_000;

/**
 * The only place that retries: at most three times after a transient failure, with doubling waits or the server's own
 * Retry-After. A reply that broke off is requested again as a whole.
 * @throws the last failure; any other error as it is; on abort the signal's reason.
 */
export async function withRetries<T>(request: () => Promise<T>, options: RetryOptions): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.facts.kind !== "transient") throw thrown;
      if (tries === maxTries) throw thrown.with(`agent-exec sent the request ${maxTries} times.`);
      await waitAfter(thrown, tries, options);
    }
  }
}

async function waitAfter(failure: Failure, tries: number, options: RetryOptions): Promise<void> {
  const { clock, signal, deadlineMs, onRetry } = options;
  const waitMs = waitBefore(failure, tries, options.random);
  if (clock.now() + waitMs >= deadlineMs) throw failure.with("No time is left to retry.");
  onRetry?.({ message: failure.message, waitMs });
  await clock.sleep(waitMs, { signal });
}

/** Jitter shortens agent-exec's own wait by up to a quarter, and lengthens the server's by up to a tenth. */
function waitBefore({ facts }: Failure, tries: number, random: () => number): number {
  const { retryAfterMs = null, status } = facts;
  if (retryAfterMs !== null) return Math.round(Math.min(retryAfterMs * (1 + random() * 0.1), maxWaitMs));
  const first = status === 429 ? firstRateLimitWaitMs : firstWaitMs;
  return Math.round(first * 2 ** (tries - 1) * (1 - random() * 0.25));
}
