import { AgentExecError, toAgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { ChangedEntry, WorkspaceFile } from "../../ports/workspace.js";
import { GitHubError } from "../api/api-error.js";
import type { GitHub } from "../api/client.js";
import { createOnce } from "../api/create-once.js";
import type { InRepository } from "../api/in-repository.js";
import type { PullRequest, PullRequestText } from "../api/pull-calls.js";
import type { BaseBranch } from "./base-branch.js";
import { BaseTree } from "./base-tree.js";
import { editsOf } from "./edits.js";
import { pushBranch } from "./push-branch.js";
import { uploadTree } from "./upload-tree.js";

/** Facts for the pull request's text about how the change was made. */
export interface PullRequestFacts {
  readonly base: BaseBranch;
  /** The commit with the change, in hex. */
  readonly head: string;
  /** Whether GitHub confirms the commit's signature. */
  readonly isSigned: boolean;
  /** False if the base branch changed the same lines. */
  readonly isMergeable: boolean | null;
}

export interface PullRequestPlan extends InRepository {
  readonly github: GitHub;
  readonly clock: Clock;
  readonly base: BaseBranch;
  /** The branch of the change. Each task has a branch of its own, and so at most one pull request. */
  readonly branch: string;
  /** The changes to the base's files, which the function reads. */
  readonly changes: (
    files: (paths: readonly string[]) => AsyncIterable<WorkspaceFile>,
  ) => AsyncIterable<ChangedEntry>;
  /** The commit's message, with `ownTrailer`. */
  readonly message: string;
  readonly isDraft: boolean;
  readonly text: (facts: PullRequestFacts) => PullRequestText;
}

export interface OpenedPullRequest extends PullRequest, PullRequestFacts {
  readonly kind: "opened";
  /** Whether the run updated an existing pull request for this task. */
  readonly isUpdated: boolean;
}

/** The branch has the change, but no pull request could be opened. */
export interface PushedChange {
  readonly kind: "pushed";
  readonly fault: AgentExecError;
}

/**
 * Commits the changes and opens a pull request, or updates the one of the same branch. It uses only GitHub's API and
 * runs nothing. A second call changes nothing.
 * @throws AgentExecError if GitHub refuses the files or the branch.
 */
export async function openPullRequest(plan: PullRequestPlan): Promise<OpenedPullRequest | PushedChange> {
  const { github, base, branch, message, changes, repository, signal } = plan;
  const call = { repository, signal };
  const { tree } = await github.commit({ ...call, sha: base.sha });
  const files = new BaseTree(github, { ...call, tree });
  const edits = await editsOf(changes((paths) => files.files(paths)));
  const pushed = await uploadTree({ ...call, github, base: files, edits });
  if (pushed === tree)
    throw new AgentExecError("settings-invalid", `Branch ${base.branch} already has these changes.`, {
      nextStep: "There is nothing left to do.",
    });
  const commit = await pushBranch({ ...call, github, branch, base: base.sha, tree: pushed, edits, message });
  try {
    return await placed(plan, { base, head: commit.sha, isSigned: commit.isVerified, isMergeable: null });
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return { kind: "pushed", fault: toAgentExecError(thrown) };
  }
}

async function placed(plan: PullRequestPlan, facts: PullRequestFacts): Promise<OpenedPullRequest> {
  const { github, base, branch, clock, repository, signal } = plan;
  const where = { repository, signal, branch, base: base.branch };
  const text = plan.text(facts);
  const find = () => github.openPull(where);
  const found = await find();
  if (found !== null) {
    const updated = await github.updatePull({ repository, signal, ...text, number: found.number });
    return withMergeState(plan, { ...updated, ...facts, kind: "opened", isUpdated: true });
  }
  const createAs = async (isDraft: boolean) => {
    const create = () => github.createPull({ ...where, ...text, isDraft });
    return (await createOnce({ create, find, onUncertain: () => undefined, clock, signal })).value;
  };
  const created = await createAs(plan.isDraft).catch((thrown: unknown) => {
    // Some plans have no drafts in private repositories.
    if (plan.isDraft && thrown instanceof GitHubError && /draft/i.test(thrown.message))
      return createAs(false);
    throw thrown;
  });
  return withMergeState(plan, { ...created, ...facts, kind: "opened", isUpdated: false });
}

/**
 * How often agent-exec asks whether a merge is possible, one second apart. GitHub tests it only after the pull request
 * is open.
 */
const maxLooks = 5;
const lookGapMs = 1000;

/** If the base branch has newer commits, the text says whether the change still fits. */
async function withMergeState(plan: PullRequestPlan, opened: OpenedPullRequest): Promise<OpenedPullRequest> {
  const { github, base, clock, repository, signal } = plan;
  if (base.sha === base.tip) return opened;
  let { isMergeable } = opened;
  for (let looks = 0; isMergeable === null && looks < maxLooks; looks += 1) {
    if (looks > 0) await clock.sleep(lookGapMs, { signal });
    ({ isMergeable } = await github.pullRequest({ repository, signal, number: opened.number }));
  }
  if (isMergeable !== false) return { ...opened, isMergeable };
  const text = plan.text({ ...opened, isMergeable });
  await github.updatePull({ repository, signal, ...text, number: opened.number });
  return { ...opened, isMergeable };
}
