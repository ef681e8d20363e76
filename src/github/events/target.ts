import type { GitHub } from "../api/client.js";
import type { Subject } from "../api/comment-calls.js";
import type { PullRequestPart } from "./payload.js";

/** Where the run reports. */
export interface Target {
  /** `owner/name`. */
  readonly repository: string;
  /** The issue or pull request, null where the event has none. */
  readonly number: number | null;
  readonly isPullRequest: boolean;
  /** The commit to check; null for a comment on a pull request, whose event does not name it: `resolveTarget` asks. */
  readonly sha: string | null;
  /** Whether the pull request's head lies in another (or a deleted) repository; null like `sha`. */
  readonly isFork: boolean | null;
  /** What gets the reaction. */
  readonly subject: Subject | null;
}

export type ResolvedTarget = Target & { readonly sha: string; readonly isFork: boolean };

export function pullRequestTarget(
  repository: string,
  pull: PullRequestPart,
  subject: Subject,
): ResolvedTarget {
  return { repository, number: pull.number, isPullRequest: true, ...headOf(pull), subject };
}

/**
 * The target with its commit. Only a comment on a pull request costs a request: its event does not name the head, so
 * it is the head at this moment; take it once, and hold on to it.
 * @throws GitHubError when the pull request cannot be read. On abort: the signal's reason.
 */
export async function resolveTarget(
  github: GitHub,
  target: Target,
  { signal }: { readonly signal: AbortSignal },
): Promise<ResolvedTarget> {
  const { repository, number, sha, isFork } = target;
  if (sha !== null && isFork !== null) return { ...target, sha, isFork };
  const pull = await github.pullRequest({ repository, number: number ?? 0, signal });
  return { ...target, ...headOf(pull) };
}

/**
 * The head commit, never GITHUB_SHA: that is a merge commit whose checks nobody sees. A head whose repository is
 * deleted came from a fork.
 */
function headOf({ head, base }: Omit<PullRequestPart, "number">): {
  readonly sha: string;
  readonly isFork: boolean;
} {
  return { sha: head.sha, isFork: head.repo?.full_name !== base.repo.full_name };
}
