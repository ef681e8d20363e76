import type { Clock } from "../../ports/clock.js";
import { GitHubError } from "./api-error.js";

export interface CreateOnceOptions<T> {
  readonly create: () => Promise<T>;
  /** Looks for the thing that an unanswered request may have created. */
  readonly find: () => Promise<T | null>;
  /** Called if a duplicate may appear, even much later. */
  readonly onUncertain: () => void;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

const maxTries = 3;
/** How long GitHub gets per try to finish an unanswered request, in milliseconds. */
const waitMs = 1000;

/** Waits until an unanswered request must have taken effect. */
export async function letItLand(clock: Clock, signal: AbortSignal, tries = 1): Promise<void> {
  await clock.sleep(waitMs * tries, { signal });
}

/**
 * Whether GitHub may have done the request, or may still do it, because there was no answer or the caller did not wait.
 */
export function isOfUnknownFate(thrown: unknown, signal: AbortSignal): boolean {
  return signal.aborted || (thrown instanceof GitHubError && thrown.isUncertain);
}

/**
 * Creates something that must exist only once. GitHub does not recognise a repeated request. So after an unanswered
 * one, it first looks for the thing, and then tries again.
 * @throws GitHubError if GitHub refuses, or after three unanswered requests.
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
