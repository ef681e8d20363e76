import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import type { WholeFetch } from "./fetch.js";
import type { Timing } from "./timing.js";

export interface OctokitOptions {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly userAgent: string;
  readonly log: (message: string) => void;
  readonly timing: Timing;
  readonly fetch: WholeFetch;
}

/**
 * Refusals that the same request meets again: all 4xx but 408, a request that was slow. 403 and 429 are left to the
 * throttling plugin, which tells limits from refusals.
 */
const finalStatuses = Array.from({ length: 100 }, (_, index) => 400 + index).filter(
  (status) => status !== 408,
);

/** Retries of an unanswered or failed request; and, counted apart, of one that a rate limit refused. */
const maxRetries = 3;
const maxLimitRetries = 2;

/** How many were made: the throttling plugin shares queues between clients of one id. */
let clients = 0;

/** GitHub's client with the only layer of retries there is. */
export function createOctokit({ token, apiUrl, userAgent, log, timing, fetch }: OctokitOptions): Octokit {
  const isShort = (seconds: number) => seconds * 1000 <= timing.longestWaitMs;
  const onLimit = (seconds: number, _request: unknown, _octokit: unknown, retries: number) => {
    log(`GitHub's rate limit asks to wait ${seconds} s${isShort(seconds) ? "" : ", which is too long"}`);
    return isShort(seconds) && retries < maxLimitRetries;
  };
  const Client = Octokit.plugin(nameBareLimits, retry, throttling);
  return new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent,
    // Octokit would write to the console.
    log: { debug: () => {}, info: () => {}, warn: log, error: log },
    request: { fetch },
    retry: { doNotRetry: finalStatuses, retries: maxRetries, retryAfterBaseValue: timing.retryBaseMs },
    throttle: {
      id: String((clients += 1)),
      onRateLimit: onLimit,
      onSecondaryRateLimit: onLimit,
      ...(timing.isPaced ? {} : { write: unpaced, notifications: unpaced }),
    },
  });
}

/** The throttling plugin knows a secondary limit by its words only; a bare 429 says the same without them. */
function nameBareLimits(octokit: Octokit): void {
  octokit.hook.error("request", (error) => {
    const { status } = error as { status?: unknown };
    if (status === 429 && !/secondary rate/i.test(error.message)) error.message += " (secondary rate limit)";
    throw error;
  });
}

/** Stands where the plugin wants a group of queues, and uses of it no more than this. */
const unpaced = {
  key: () => ({ schedule: async (_options: unknown, job: () => Promise<void>) => job() }),
} as never;
