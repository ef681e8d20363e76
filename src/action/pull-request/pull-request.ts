import { hash } from "node:crypto";
import { basename } from "node:path";
import { patchedFiles, recordedPatch, type RecordedPatch } from "../../earlier/patch.js";
import { toAgentExecError, settingsInvalid } from "../../errors.js";
import { isGitea } from "../../github/api/gitea.js";
import { limits } from "../../github/api/limits.js";
import type { Target } from "../../github/events/target.js";
import { readBaseBranch } from "../../github/pull-request/base-branch.js";
import { ownBranches } from "../../github/pull-request/push-branch.js";
import { openPullRequest } from "../../github/pull-request/open-pull-request.js";
import { readMatrixCell } from "../../github/reporting/matrix-cell.js";
import { repositoryFolder } from "../../ports/workspace.js";
import { systemClock } from "../../process/system-clock.js";
import {
  commitMessage,
  pullRequestTitle,
  renderPullRequest,
} from "../../reports/github/pull-request-text.js";
import type { PullRequestEnd } from "../../reports/pull-request.js";
import type { Report } from "../../reports/report.js";
import { reportOf } from "../../reports/report-of.js";
import type { UploadedArtifact } from "../../github/reporting/artifact.js";
import type { AskedStep } from "../runner/inputs.js";
import { linksTo } from "../runner/workflow-run.js";

interface PullRequestAsked extends Pick<
  AskedStep,
  "github" | "workflow" | "settings" | "trigger" | "signal"
> {
  /** The absolute path of the run's folder. A stranger may have written any of its files. */
  readonly folder: string;
  /** How a person can get the run's folder; null if it exists only on this machine. */
  readonly artifact: Pick<UploadedArtifact, "name" | "url" | "page"> | null;
  /** The issue or pull request on which somebody asked for the change. */
  readonly target: Pick<Target, "repository" | "number" | "isPullRequest">;
}

/** GitHub accepts only one upload per second, so this takes long. */
const deadlineMs = 600_000;

/**
 * Opens a pull request for a run's saved folder, or updates the one of the same issue or task. If that fails, a warning
 * gives the commands that apply the patch.
 * @throws only the signal's reason, if the signal aborts.
 */
export async function createPullRequest(asked: PullRequestAsked): Promise<PullRequestEnd> {
  const { signal } = asked;
  const deadline = AbortSignal.timeout(deadlineMs);
  let base: string | null = null;
  try {
    const patch = await recordedPatch(asked.folder);
    base = patch.changes.base ?? null;
    return await opened({ ...asked, patch, signal: AbortSignal.any([signal, deadline]) });
  } catch (thrown) {
    if (signal.aborted) throw signal.reason;
    const commands = byHand(asked, base);
    if (deadline.aborted)
      return {
        kind: "failed",
        why: "GitHub did not accept the change within 10 minutes.",
        nextStep: "Apply the patch by hand.",
        commands,
      };
    const { message, nextStep } = toAgentExecError(thrown);
    return { kind: "failed", why: message, nextStep, commands };
  }
}

async function opened(asked: PullRequestAsked & { readonly patch: RecordedPatch }): Promise<PullRequestEnd> {
  const { github, workflow, settings, artifact, target, trigger, patch, signal } = asked;
  const { repository } = target;
  if (isGitea(workflow.apiUrl))
    throw settingsInvalid(
      "Gitea and Forgejo do not have the API that agent-exec needs for a pull request.",
      "Apply the patch by hand.",
    );
  const report = reportOf(patch.events);
  const base = await readBaseBranch({ ...asked, branch: workflow.branch, began: baseOf(patch) });
  const branch = branchOf(asked, report);
  const title = pullRequestTitle(report, trigger.told?.title ?? null);
  const onto = {
    server: workflow.server,
    branch: base.branch,
    base: base.sha,
    isMoved: base.isMoved,
    patchSha256: patch.sha256,
  };
  const bounds = { maxChars: limits.commentChars, links: linksTo(workflow, artifact) };
  const end = await openPullRequest({
    github,
    clock: systemClock,
    repository,
    base,
    branch,
    changes: (files) =>
      patchedFiles(patch.path, {
        files,
        place: `commit ${base.sha.slice(0, 12)} of branch ${base.branch}`,
        protect: settings.protect,
        allowWorkflow: settings["allow-workflow"],
        signal,
      }),
    message: commitMessage(report, { title, patchSha256: patch.sha256 }),
    // An unverified change is always a draft.
    isDraft: settings["create-pull-request"] === "draft" || !report.isVerified || base.isMoved,
    text: (state) => ({ title, body: renderPullRequest(report, { ...state, ...onto }, bounds) }),
    signal,
  });
  if (end.kind === "pushed") {
    const { message, nextStep } = end.fault;
    const range = [base.branch, branch].map(encodeURIComponent).join("...");
    const url = `${workflow.server}/${repository}/compare/${range}?expand=1`;
    return { kind: "pushed", branch, url, why: message, nextStep };
  }
  const { number, url, isUpdated, isDraft, isMergeable, author } = end;
  const waitsForApproval = author === "github-actions[bot]";
  return { kind: "opened", number, url, isUpdated, isDraft, isMergeable, waitsForApproval };
}

/** The commit from which the run started. */
function baseOf({ changes, workspace }: RecordedPatch): string {
  if (repositoryFolder(workspace) !== null && changes.base !== undefined) return changes.base;
  throw settingsInvalid(
    "The run did not start from a commit of the repository.",
    "Set `workspace` to `repo`.",
  );
}

/** The branch's name. Each issue, pull request or other task has one branch, and so has each cell of a matrix. */
function branchOf(
  { target: { number, isPullRequest }, settings }: Pick<PullRequestAsked, "target" | "settings">,
  { task }: Report,
): string {
  const { key } = readMatrixCell(settings.matrix);
  const place =
    number === null ? `task-${shortHash(task.text)}` : `${isPullRequest ? "pull" : "issue"}-${number}`;
  return `${ownBranches}${place}${key === "" ? "" : `-${shortHash(key)}`}`;
}

function shortHash(text: string): string {
  return hash("sha256", text).slice(0, 8);
}

/** Commands that download the patch and its files, and apply it. */
function byHand(
  { folder, artifact, target, workflow }: PullRequestAsked,
  base: string | null,
): readonly string[] {
  const { repository, number, isPullRequest } = target;
  const runId = workflow.url.split("/").at(-1) ?? "";
  const saved = artifact === null ? folder : basename(folder);
  return [
    ...(artifact === null
      ? []
      : [`gh run download ${runId} --repo ${repository} --name ${artifact.name} --dir ${saved}`]),
    ...(isPullRequest
      ? [`gh pr checkout ${number}`]
      : base === null
        ? []
        : [`git fetch origin ${base} && git switch --create agent-exec-change ${base}`]),
    `git apply ${saved}/changes.patch`,
  ];
}
