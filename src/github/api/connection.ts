import { raceSignal } from "race-signal";
import type { z } from "zod";
import { isAgentExecError } from "../../errors.js";
import { GitHubError, toGitHubError, type Attempted } from "./api-error.js";
import type { Octokit, OctokitOptions } from "./octokit.js";

export interface Call<T> extends Attempted {
  /** What of the answer is needed. */
  readonly schema: z.ZodType<T>;
  readonly signal: AbortSignal;
  /** False for what must not happen twice: then an unanswered request is not sent again. Default: true. */
  readonly isRepeatable?: boolean;
}

/** What is asked; with `octokit.paginate` over all pages of a list. */
type Request = (octokit: Octokit) => Promise<{ readonly data: unknown }>;

/** @throws GitHubError after the only layer of retries there is. On abort: the signal's reason. */
export type Ask = <T>(call: Call<T>, request: Request) => Promise<T>;

/** Octokit is loaded when something is asked for the first time: what is skipped, and `--help`, need none. */
export function createConnection(options: Omit<OctokitOptions, "signal" | "isRepeatable">): Ask {
  const { callDeadlineMs } = options.timing;
  return async ({ schema, signal, isRepeatable = true, ...attempted }, request) => {
    const deadline = AbortSignal.timeout(callDeadlineMs);
    const either = AbortSignal.any([signal, deadline]);
    try {
      const { createOctokit } = await import("./octokit.js");
      const octokit = createOctokit({ ...options, signal: either, isRepeatable });
      // Octokit's waits between retries take no signal: they are left behind.
      const { data } = await raceSignal(request(octokit), either);
      return readAnswer(data, schema, attempted);
    } catch (thrown) {
      if (signal.aborted) throw signal.reason;
      if (isAgentExecError(thrown)) throw thrown;
      const late = new Error(`no answer within ${callDeadlineMs} ms, all retries included`);
      throw toGitHubError(deadline.aborted ? late : thrown, attempted);
    }
  };
}

function readAnswer<T>(data: unknown, schema: z.ZodType<T>, { doing }: Attempted): T {
  // Without zod's compiler: for what is parsed once it takes longer than the parsing.
  const result = schema.safeParse(data, { jitless: true });
  if (result.success) return result.data;
  throw new GitHubError(`Could not read GitHub's answer when asked to ${doing}.`, {
    status: null,
    nextStep: "Check that api-url names GitHub's API and that no proxy changes its answers.",
    cause: result.error,
  });
}
