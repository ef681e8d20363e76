import { getOctokit } from "@actions/github";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { createWholeFetch } from "./fetch.js";
import type { Timing } from "./timing.js";

export interface OctokitOptions {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly log: (message: string) => void;
  readonly timing: Timing;
  /** Ends every request, also those for a list's further pages, to which Octokit hands on no signal of a call. */
  readonly signal: AbortSignal;
  readonly isRepeatable: boolean;
}

export type Octokit = ReturnType<typeof getOctokit>;

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

/** GitHub's client for one call. The queues that keep writes apart are the plugin's own, and all clients share them. */
export function createOctokit(options: OctokitOptions): Octokit {
  const { token, apiUrl, log, timing, signal, isRepeatable } = options;
  const isShort = (seconds: number) => seconds * 1000 <= timing.longestWaitMs;
  const onLimit = (seconds: number, _request: unknown, _octokit: unknown, retries: number) => {
    log(`GitHub's rate limit asks to wait ${seconds} s${isShort(seconds) ? "" : ", which is too long"}`);
    return isShort(seconds) && retries < maxLimitRetries;
  };
  const client = {
    baseUrl: apiUrl,
    userAgent: "agent-exec",
    // Octokit would write to the console.
    log: { debug: () => {}, info: () => {}, warn: log, error: log },
    request: { fetch: createWholeFetch(options), signal },
    retry: {
      doNotRetry: finalStatuses,
      retries: isRepeatable ? maxRetries : 0,
      retryAfterBaseValue: timing.retryBaseMs,
    },
    throttle: {
      onRateLimit: onLimit,
      onSecondaryRateLimit: onLimit,
      ...(timing.isPaced ? {} : { write: unpaced, notifications: unpaced }),
    },
  };
  return getOctokit(token, client, nameVersion, nameBareLimits, retry, throttling);
}

/** The API's version whose answers are expected: without it GitHub would choose one. */
function nameVersion({ hook }: Pick<Octokit, "hook">): void {
  hook.before("request", ({ headers }) => {
    headers["x-github-api-version"] = "2022-11-28";
  });
}

/** The throttling plugin knows a secondary limit by its words only; a bare 429 says the same without them. */
function nameBareLimits({ hook }: Pick<Octokit, "hook">): void {
  hook.error("request", (error) => {
    const { status } = error as { status?: unknown };
    if (status === 429 && !/secondary rate/i.test(error.message)) error.message += " (secondary rate limit)";
    throw error;
  });
}

/** Stands where the plugin wants a group of queues, and uses of it no more than this. */
const unpaced = {
  key: () => ({ schedule: async (_options: unknown, job: () => Promise<void>) => job() }),
} as never;
