import { raceSignal } from "race-signal";
import type { z } from "zod";
import { isAgentExecError } from "../../errors.js";
import { GitHubError, toGitHubError, type Attempted } from "./api-error.js";
import { type DownloadOptions, downloadPatiently } from "./download.js";
import { type At, inRepository } from "./in-repository.js";
import type { Octokit, OctokitOptions } from "./octokit.js";
import { patienceOf } from "./patience.js";

export interface Call<T> extends Attempted {
  /** The schema for the part of the answer that is needed. */
  readonly schema: z.ZodType<T>;
  /** Absent: the call is about no repository. */
  readonly repository?: string;
  readonly signal: AbortSignal;
  /**
   * Whether the request may be repeated if no answer came. False for calls that must not happen twice. Default: true.
   */
  readonly isRepeatable?: boolean;
}

/** Downloads from a signed address that GitHub gave, with retries. */
type Download = (
  url: string | undefined,
  bounds: Pick<DownloadOptions, "maxBytes" | "lastBytes">,
) => Promise<Buffer>;

/** The request itself. `octokit.paginate` reads all pages of a list. `at` is the call's repository. */
type Request = (octokit: Octokit, at: At, download: Download) => Promise<{ readonly data: unknown }>;

/**
 * Sends a request. Only this function retries.
 * @throws GitHubError after the retries. If the signal aborts, the error is the signal's reason.
 */
export type Ask = <T>(call: Call<T>, request: Request) => Promise<T>;

const nowhere: At = { owner: "", repo: "" };

/** Octokit is loaded at the first call. So skipped events and `--help` do not load it. */
export function createConnection(given: Omit<OctokitOptions, "signal" | "isRepeatable" | "patience">): Ask {
  const { callDeadlineMs, patienceMs } = given.timing;
  const shared = { ...given, patience: patienceOf(patienceMs) };
  return async ({ schema, repository, signal, isRepeatable = true, ...attempted }, request) => {
    const deadline = AbortSignal.timeout(callDeadlineMs);
    const options = { ...shared, isRepeatable, signal: AbortSignal.any([signal, deadline]) };
    const download: Download = (url = "", bounds) => downloadPatiently(url, { ...options, ...bounds });
    try {
      const { createOctokit } = await import("./octokit.js");
      const at = repository === undefined ? nowhere : inRepository(repository);
      // `raceSignal` ends the wait if the signal aborts, because Octokit's own waits ignore signals.
      const { data } = await raceSignal(request(createOctokit(options), at, download), options.signal);
      return readAnswer(data, schema, attempted);
    } catch (thrown) {
      if (signal.aborted) throw signal.reason;
      if (isAgentExecError(thrown)) throw thrown;
      const late = new Error(`no answer within ${callDeadlineMs} ms, including all retries`);
      throw toGitHubError(deadline.aborted ? late : thrown, attempted);
    }
  };
}

function readAnswer<T>(data: unknown, schema: z.ZodType<T>, { doing }: Attempted): T {
  // Does not use zod's compiler, because compiling takes longer than parsing once.
  const result = schema.safeParse(data, { jitless: true });
  if (result.success) return result.data;
  throw new GitHubError(`agent-exec asked GitHub to ${doing}, but could not read GitHub's answer.`, {
    status: null,
    nextStep:
      "Check that GITHUB_API_URL is the address of GitHub's API, and that no proxy changes GitHub's answers.",
    cause: result.error,
  });
}
