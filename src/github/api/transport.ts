import type { Octokit } from "@octokit/core";
import { raceSignal } from "race-signal";
import type { z } from "zod";
import { GitHubError, toGitHubError, type Attempted } from "./api-error.js";
import { createWholeFetch } from "./fetch.js";
import { FirstRead } from "./first-read.js";
import type { OctokitOptions } from "./octokit.js";
import type { Timing } from "./timing.js";

export type TransportOptions = Omit<OctokitOptions, "fetch">;

export interface Call<T> extends Attempted {
  /** "GET /repos/{owner}/{repo}/pulls/{pull_number}". */
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** What of the answer is needed. */
  readonly schema: z.ZodType<T>;
  readonly signal: AbortSignal;
  /** False for what must not happen twice: then an unanswered request is not sent again. Default: true. */
  readonly isRepeatable?: boolean;
}

export interface Answer<T> {
  readonly data: T;
  /** The header that tells whether a list has another page. */
  readonly link: string;
}

export interface Transport {
  /** @throws GitHubError after the only layer of retries there is. On abort: the signal's reason. */
  send<T>(call: Call<T>): Promise<Answer<T>>;
}

/**
 * The API's version whose answers are expected: without it GitHub would choose one. The media type is the one of
 * GitHub's own description, in place of Octokit's older name for it.
 */
const headers = { accept: "application/json", "x-github-api-version": "2022-11-28" };

export function createTransport(given: TransportOptions): Transport {
  const options = { ...given, apiUrl: given.apiUrl.replace(/\/+$/, "") };
  const { apiUrl, log, timing, token, userAgent } = options;
  const fetch = createWholeFetch({ apiUrl, requestTimeoutMs: timing.requestTimeoutMs, log });
  const own = { ...headers, authorization: `token ${token}`, "user-agent": userAgent };
  const firstRead = new FirstRead({ fetch, headers: own, apiUrl });
  let octokit: Promise<Octokit> | undefined;
  const load = async () =>
    (await import("./octokit.js")).createOctokit({ ...options, fetch: firstRead.fetch });
  return {
    async send({ route, parameters, schema, signal, isRepeatable = true, ...attempted }) {
      const deadline = AbortSignal.timeout(timing.callDeadlineMs);
      const either = AbortSignal.any([signal, deadline]);
      // `retries: 0` must not be given otherwise: the retry plugin takes any other number for final statuses too.
      const request = { signal: either, ...(isRepeatable ? {} : { retries: 0 }) };
      try {
        const first = await raceSignal(firstRead.ask({ route, parameters, signal: either }), either);
        if (first) return { data: readAnswer(first.data, schema, attempted), link: "" };
        // Octokit's waits between retries take no signal: they are left behind.
        const response = await raceSignal(
          (await (octokit ??= load())).request(route, { ...parameters, headers, request }),
          either,
        );
        return { data: readAnswer(response.data, schema, attempted), link: response.headers.link ?? "" };
      } catch (thrown) {
        if (signal.aborted) throw signal.reason;
        throw toGitHubError(deadline.aborted ? deadlineError(timing) : thrown, attempted);
      }
    },
  };
}

function readAnswer<T>(data: unknown, schema: z.ZodType<T>, { doing }: Attempted): T {
  // Without zod's compiler: for what is parsed once it takes longer than the parsing.
  const result = schema.safeParse(data, { jitless: true });
  if (result.success) return result.data;
  const nextStep = "See that api-url names GitHub's API and no other server stands in between.";
  throw new GitHubError(`GitHub's answer cannot be understood when asked to ${doing}.`, {
    status: null,
    nextStep,
    cause: result.error,
  });
}

function deadlineError({ callDeadlineMs }: Timing): Error {
  return new Error(`no answer within ${callDeadlineMs} ms, all retries included`);
}
