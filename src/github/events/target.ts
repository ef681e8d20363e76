import { AgentExecError } from "../../errors.js";
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
 * Refuses a review comment on a commit that is neither checked out nor the pull request's head any more: the code that would
 * run is not the code that its author looked at.
 * @param checkedOut the commit that is checked out, and its parents
 * @throws AgentExecError `settings-invalid`; GitHubError when the pull request cannot be read. On abort: the signal's reason.
 */
export async function refuseMovedHead(
  github: Pick<GitHub, "pullRequest">,
  { repository, number, sha, subject }: ResolvedTarget,
  { checkedOut, signal }: { readonly checkedOut: readonly string[]; readonly signal: AbortSignal },
): Promise<void> {
  if (subject?.kind !== "review-comment" || number === null || checkedOut.includes(sha)) return;
  const { head } = await github.pullRequest({ repository, number, signal });
  if (head.sha === sha) return;
  throw new AgentExecError(
    "settings-invalid",
    `The comment was written on commit ${sha.slice(0, 12)}, but the pull request is now at ${head.sha.slice(0, 12)}. Nothing ran.`,
    { nextStep: "Read the new commits, then write the comment again." },
  );
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
