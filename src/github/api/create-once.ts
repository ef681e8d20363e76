import type { Clock } from "../../ports/clock.js";
import { GitHubError } from "./api-error.js";

export interface CreateOnceOptions<T> {
  /** Sends the request a single time. */
  readonly create: () => Promise<T>;
  /** Looks for what an unanswered request may have left. */
  readonly find: () => Promise<T | null>;
  /** From now on a twin may come to light, also much later. */
  readonly onUncertain: () => void;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const maxTries = 3;
/** Milliseconds that GitHub gets, times the number of tries, to finish what it did not answer, before anybody looks. */
const waitMs = 1000;

/** Waits until one may look for what a request of unknown fate left. On abort: the signal's reason. */
export async function letItLand(clock: Clock, signal: AbortSignal, tries = 1): Promise<void> {
  await clock.sleep(waitMs * tries, { signal });
}

/** Whether GitHub may have done, or may still do, what this request asked: it was not answered, or not waited for. */
export function isOfUnknownFate(thrown: unknown, signal: AbortSignal): boolean {
  return signal.aborted || (thrown instanceof GitHubError && thrown.isUncertain);
}

/**
 * Creates what must stand only once. GitHub has no key by which a repeated request would be known for the same one:
 * so after a request whose fate is unknown the thing itself is looked for before another is sent.
 * @throws GitHubError when GitHub refuses, or after three requests of unknown fate. On abort: the signal's reason.
 */
export async function createOnce<T>(options: CreateOnceOptions<T>): Promise<{ value: T; wasFound: boolean }> {
  const { create, find, onUncertain, clock, signal } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      return { value: await create(), wasFound: false };
    } catch (thrown) {
      if (!isOfUnknownFate(thrown, signal)) throw thrown;
      onUncertain();
      await letItLand(clock, signal, tries);
      const found = await find();
      if (found !== null) return { value: found, wasFound: true };
      if (tries === maxTries) throw thrown;
    }
  }
}
