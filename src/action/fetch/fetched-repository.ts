import { rm } from "node:fs/promises";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import type { ResolvedTarget } from "../../github/events/target.js";
import { isCheckedOut } from "../../workspace/git/git.js";
import type { WorkflowRun } from "../runner/workflow-run.js";
import { moved, checkOut, fetchInto, gitIn, type GitOptions } from "./fetch-git.js";
import { fetchSubmodules } from "./submodules.js";

export interface FetchOptions extends GitOptions {
  readonly workflow: Pick<WorkflowRun, "server" | "repository">;
  readonly target: Pick<ResolvedTarget, "number" | "isPullRequest" | "isFork" | "sha">;
  /** Another commit whose files are read: the base from which an image is built. Null: none. */
  readonly base: string | null;
  readonly token: string;
  readonly withSubmodules: boolean;
}

/** A checkout of one commit in a folder of its own, without history. Disposing removes the folder. */
interface FetchedRepository extends AsyncDisposable {
  /** An absolute path. */
  readonly folder: string;
}

/**
 * Fetches the event's commit for a job without `actions/checkout`. For a pull request this is its head, even from a
 * fork. Only the sandbox gets the files.
 * @throws AgentExecError `github-unavailable` if the server fails five times, `settings-invalid` if it refuses or the
 * pull request has a newer head. If the signal aborts, the error is the signal's reason.
 */
export async function fetchRepository(options: FetchOptions): Promise<FetchedRepository> {
  return fetchedIn(options, async (folder, fetch) => {
    await fetch(1);
    await checkOut(folder, options.target.sha, options);
    if (options.withSubmodules) await fetchSubmodules(folder, options);
  });
}

/**
 * How many commits of each side to fetch in each try. The last number means all. Nearly all pull requests need fewer
 * than 100.
 */
const depths = [100, 2_000, 2_147_483_647];

/**
 * Fetches a pull request's head and base, with enough history to find their common commit. It writes none of their
 * files.
 * @throws like `fetchRepository`.
 */
export async function fetchHistory(
  options: Omit<FetchOptions, "withSubmodules"> & { readonly base: string },
): Promise<FetchedRepository> {
  return fetchedIn(options, async (folder, fetch) => {
    for (const depth of depths) {
      await fetch(depth);
      const joined = gitIn(folder, ["merge-base", options.base, options.target.sha], options);
      if ((await joined.catch(() => null)) !== null) return;
    }
  });
}

async function fetchedIn(
  options: Omit<FetchOptions, "withSubmodules">,
  fill: (folder: string, fetch: (depth: number) => Promise<void>) => Promise<void>,
): Promise<FetchedRepository> {
  const { workflow, token, signal } = options;
  const { number, sha, isPullRequest } = options.target;
  const folder = await createTemporaryFolder("agent-exec-repository-");
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const ref = isPullRequest && number !== null ? `refs/pull/${number}/head` : sha;
    const base = options.base === null || options.base === sha ? [] : [options.base];
    await fill(folder, async (depth) => {
      await fetchInto(folder, { source: { ...workflow, token }, refs: [ref, ...base], depth }, options);
      const fetched = (await gitIn(folder, ["rev-parse", "FETCH_HEAD"], options)).trim();
      if (fetched !== sha) throw moved(sha, fetched);
    });
    signal.throwIfAborted();
    return { folder, [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Null if the workspace needs no repository, or if a checkout is there already. @throws like `fetchRepository`. */
export async function fetchIfMissing(
  workspace: string,
  { isCheckoutUsed, ...options }: FetchOptions & { readonly isCheckoutUsed: boolean },
): Promise<FetchedRepository | null> {
  if (workspace !== "repo" || (isCheckoutUsed && (await isCheckedOut(".")))) return null;
  return fetchRepository(options);
}
