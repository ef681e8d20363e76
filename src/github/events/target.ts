import { AgentExecError } from "../../errors.js";
import type { GitHub } from "../api/client.js";
import type { Subject } from "../api/comment-calls.js";
import type { PullRequestPart } from "./payload.js";

/** The place where the run reports. */
export interface Target {
  /** The repository as `owner/name`. */
  readonly repository: string;
  /** The issue or pull request. Null if the event has none. */
  readonly number: number | null;
  readonly isPullRequest: boolean;
  /** The commit. Null for a comment on a pull request, because the event does not name it. `resolveTarget` reads it. */
  readonly sha: string | null;
  /** Whether the pull request's head is in another or a deleted repository. Null in the same case as `sha`. */
  readonly isFork: boolean | null;
  /** The comment, issue, review or workflow run that asked for the run. */
  readonly subject: Asking | null;
}

/** The comment, issue, review or workflow run. Reviews and workflow runs cannot get a reaction. */
export type Asking =
  | Subject
  | { readonly kind: "review"; readonly id: number }
  | { readonly kind: "workflow-run"; readonly id: number };

/** An id of the request, which is the same in every job of the workflow. Null if no comment or review asked. */
export function askedIn(workflow: string, { subject }: Pick<Target, "subject">): string | null {
  if (subject === null || !("id" in subject) || subject.kind === "workflow-run") return null;
  return `${workflow}\n${subject.kind} ${subject.id}`;
}

export type ResolvedTarget = Target & { readonly sha: string; readonly isFork: boolean };

export function pullRequestTarget(
  repository: string,
  pull: PullRequestPart,
  subject: Asking,
): ResolvedTarget {
  return { repository, number: pull.number, isPullRequest: true, ...headOf(pull), subject };
}

/**
 * Returns the target with its commit. For a comment on a pull request, it reads the current head from GitHub. Call it
 * once and keep the result.
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
 * Refuses a review, or one of its comments, about other code. Its commit must be checked out or be the pull request's
 * head.
 * @param checkedOut the checked-out commit and its parents
 * @throws AgentExecError `settings-invalid`; GitHubError if GitHub cannot be read.
 */
export async function refuseMovedHead(
  github: Pick<GitHub, "pullRequest">,
  { repository, number, sha, subject }: ResolvedTarget,
  { checkedOut, signal }: { readonly checkedOut: readonly string[]; readonly signal: AbortSignal },
): Promise<void> {
  if (subject?.kind !== "review-comment" && subject?.kind !== "review") return;
  if (number === null || checkedOut.includes(sha)) return;
  const { head } = await github.pullRequest({ repository, number, signal });
  if (head.sha === sha) return;
  throw new AgentExecError(
    "settings-invalid",
    `The ${subject.kind === "review" ? "review" : "comment"} was written on commit ${sha.slice(0, 12)}, but the pull request is now at ${head.sha.slice(0, 12)}. Nothing ran.`,
    { nextStep: "Read the new commits, then write the comment again." },
  );
}

/** The head's commit, because GITHUB_SHA is a merge commit. If the head's repository is deleted, it was a fork. */
function headOf({ head, base }: Omit<PullRequestPart, "number">) {
  return { sha: head.sha, isFork: head.repo?.full_name !== base.repo.full_name };
}
