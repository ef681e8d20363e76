import { getOctokit } from "@actions/github";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { createWholeFetch } from "./fetch.js";
import type { Patience } from "./patience.js";
import type { Timing } from "./timing.js";

export interface OctokitOptions {
  readonly token: string;
  /** The API's address without a slash at the end. */
  readonly apiUrl: string;
  readonly log: (message: string) => void;
  readonly timing: Timing;
  /** Shared by all calls. */
  readonly patience: Patience;
  /** Ends every request. Octokit gives no signal to the requests for a list's further pages. */
  readonly signal: AbortSignal;
  readonly isRepeatable: boolean;
}

export type Octokit = ReturnType<typeof getOctokit>;

/** Status codes for which a retry is useless: all 4xx except 408. The throttling plugin handles 403 and 429. */
const finalStatuses = Array.from({ length: 100 }, (_, index) => 400 + index).filter((each) => each !== 408);

/** How many retries follow a failed or unanswered request. Retries after a rate limit are counted separately. */
const maxRetries = 5;
const maxLimitRetries = 2;

/** A client for one call. All clients share the plugin's queues that space out writes. */
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
    // Octokit would write to the console by default.
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
      ...(!timing.isPaced && { write: unpaced, notifications: unpaced }),
    },
  };
  return getOctokit(token, client, nameVersion, nameBareLimits, endWithPatience(options), retry, throttling);
}

/** The retry plugin waits after each fault. If there is not enough time left for this wait, the call fails. */
function endWithPatience({ patience, timing, isRepeatable }: OctokitOptions) {
  return ({ hook }: Pick<Octokit, "hook">): void => {
    hook.error("request", (error, { request }) => {
      const retries: number = request["retryCount"] ?? 0;
      const isRetried = isRepeatable && "status" in error && !finalStatuses.includes(error.status);
      if (isRetried && retries < maxRetries && !patience(timing.retryBaseMs * (retries + 1) ** 2))
        request["retries"] = 0;
      throw error;
    });
  };
}

/** Sets the API's version. Otherwise GitHub chooses one. */
function nameVersion({ hook }: Pick<Octokit, "hook">): void {
  hook.before("request", ({ headers }) => {
    headers["x-github-api-version"] = "2022-11-28";
  });
}

/**
 * The throttling plugin recognises a secondary rate limit only by its words. A 429 without these words means the same,
 * so they are added.
 */
function nameBareLimits({ hook }: Pick<Octokit, "hook">): void {
  hook.error("request", (error) => {
    const { status } = error as { status?: unknown };
    if (status === 429 && !/secondary rate/i.test(error.message)) error.message += " (secondary rate limit)";
    throw error;
  });
}

/** Replaces the plugin's queues. The plugin uses only this part of them. */
const unpaced = {
  key: () => ({ schedule: async (_options: unknown, job: () => Promise<void>) => job() }),
} as never;
