import { AgentExecError } from "../../errors.js";
import { onStatus } from "../api/api-error.js";
import type { GitHub } from "../api/client.js";
import type { Target } from "../events/target.js";

/** The commit and branch for a change. */
export interface BaseBranch {
  /** Without `refs/heads/`. */
  readonly branch: string;
  /** The commit to which the change is applied. */
  readonly sha: string;
  readonly tip: string;
  /**
   * Whether the run started from a commit that the branch does not have. In that case the change is applied to the
   * newest commit.
   */
  readonly isMoved: boolean;
}

export interface BaseBranchOptions {
  readonly github: Pick<GitHub, "pullRequest" | "branch" | "comparison">;
  readonly target: Pick<Target, "repository" | "number" | "isPullRequest">;
  /** The branch of the workflow run. It is not used on a pull request. */
  readonly branch: string;
  /** The commit from which the run started. */
  readonly began: string;
  readonly signal: AbortSignal;
}

/**
 * Finds the branch for the pull request. On a pull request this is its own branch. Otherwise it is the branch of the
 * workflow run.
 * @throws AgentExecError `settings-invalid` if the branch is gone, or if the pull request is from a fork or closed;
 * GitHubError.
 */
export async function readBaseBranch(options: BaseBranchOptions): Promise<BaseBranch> {
  const { github, target, began, signal } = options;
  const call = { repository: target.repository, signal };
  const branch = target.isPullRequest ? await headBranch(options) : options.branch;
  const tip = await github.branch({ ...call, name: branch });
  if (tip === null)
    throw refused(`Branch ${branch} no longer exists.`, "Restore the branch, or apply the patch by hand.");
  // A commit that was created in the job is unknown to GitHub.
  const compare = () => github.comparison({ ...call, base: began, head: tip }).catch(onStatus([404], null));
  const isMoved = began !== tip && (await compare())?.behindBy !== 0;
  return { branch, tip, sha: isMoved ? tip : began, isMoved };
}

async function headBranch({ github, target, signal }: BaseBranchOptions): Promise<string> {
  const number = target.number ?? 0;
  const { repository } = target;
  const { head, state, isMerged } = await github.pullRequest({ repository, number, signal });
  if (head.repo?.full_name !== repository)
    throw refused(
      `Pull request #${number} comes from a fork. agent-exec does not push a fork's change to this repository.`,
      "Read the diff, then apply the patch by hand.",
    );
  if (isMerged)
    throw refused(
      `Pull request #${number} was merged.`,
      "Ask for the change again on an issue, or apply the patch by hand.",
    );
  if (state !== "open")
    throw refused(
      `Pull request #${number} is closed.`,
      "Reopen the pull request, or apply the patch by hand.",
    );
  return head.ref;
}

function refused(message: string, nextStep: string): AgentExecError {
  return new AgentExecError("settings-invalid", message, { nextStep });
}
