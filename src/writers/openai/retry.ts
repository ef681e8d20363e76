import type { Clock } from "../../ports/clock.js";
import type { RequestRetry } from "../../ports/writer.js";
import { Failure } from "./failure.js";

export interface RetryOptions {
  readonly clock: Clock;
  /** A number from 0 up to 1, which varies the waits. */
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** A wall clock time in milliseconds. No wait begins if it would end later. */
  readonly deadlineMs: number;
  readonly onRetry?: ((retry: RequestRetry) => void) | undefined;
}

const maxTries = 4;
/** The longest wait: a minute, because most rate limits count by the minute. A Retry-After can name days. */
const maxWaitMs = 60_000;
const firstWaitMs = 500;
/** Rate limits count by the minute. Waits of 5, 10 and 20 s reach the next minute more often than 0.5, 1 and 2 s. */
const firstRateLimitWaitMs = 5_000;

/**
 * Only this function retries requests: at most three times after a temporary failure. The waits double, or follow the
 * server's Retry-After. If a reply broke off, the whole reply is requested again.
 * @throws the last failure; any other error as it is; on abort the signal's reason.
 */
export async function withRetries<T>(request: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { clock, random, signal, deadlineMs, onRetry } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (thrown) {
      if (!(thrown instanceof Failure) || thrown.facts.kind !== "transient") throw thrown;
      if (tries === maxTries) throw thrown.with(`agent-exec sent the request ${maxTries} times.`);
      const waitMs = waitBefore(thrown, tries, random);
      if (clock.now() + waitMs >= deadlineMs) throw thrown.with("No time is left to retry.");
      onRetry?.({ message: thrown.message, waitMs });
      await clock.sleep(waitMs, { signal });
    }
  }
}

/** The wait, with jitter: agent-exec's own gets up to 25 % shorter, the server's `Retry-After` up to 10 % longer. */
function waitBefore({ facts }: Failure, tries: number, random: () => number): number {
  const { retryAfterMs = null, status } = facts;
  if (retryAfterMs !== null) return Math.round(Math.min(retryAfterMs * (1 + random() * 0.1), maxWaitMs));
  const first = status === 429 ? firstRateLimitWaitMs : firstWaitMs;
  return Math.round(first * 2 ** (tries - 1) * (1 - random() * 0.25));
}
