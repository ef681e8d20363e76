import { recordedPatch, type RecordedPatch } from "../../earlier/patch.js";
import { createFolderFor } from "../../earlier/open-run.js";
import { AgentExecError, toAgentExecError } from "../../errors.js";
import { byHandWords, type PatchRun, runToApply } from "../../github/events/commands/apply.js";
import { refuseEditedText } from "../../github/events/edited-text.js";
import { downloadArtifact } from "../../github/reporting/artifact-download.js";
import { defuseMarkdown } from "../../markdown/defuse.js";
import { fence } from "../../markdown/fence.js";
import { toldOf } from "../../redaction/told.js";
import type { PullRequestEnd } from "../../reports/pull-request.js";
import { resultOf } from "../../reports/result/result.js";
import { nextOfPullRequest } from "../../reports/sections/pull-request.js";
import { type AskedStep, ownerFileReader, withConfig } from "../runner/inputs.js";

/**
 * Opens or updates the pull request for the newest passed run of this thread. Resolves with the answer, in Markdown.
 * @throws GitHubError if the comments cannot be read. If the signal aborts, the error is the signal's reason.
 */
export async function applyPatch(asking: AskedStep): Promise<string> {
  const run = await runToApply(asking);
  if (run === null)
    return "### Nothing to apply\n\nNo run in this conversation left a patch. Set `workspace: repo` in the workflow, then ask for a change.";
  try {
    if (run.outcome !== "passed")
      throw new AgentExecError("task-invalid", `The run did not pass. It ended as \`${run.outcome}\`.`, {
        nextStep: "Ask for the change again, or read the patch yourself.",
      });
    return await opened(run, asking);
  } catch (thrown) {
    if (asking.signal.aborted) throw asking.signal.reason;
    return failedWords(toAgentExecError(thrown), byHandWords(run));
  }
}

async function opened(run: PatchRun, asking: AskedStep): Promise<string> {
  const { trigger, workflow, github, signal } = asking;
  const { repository } = trigger.target;
  await refuseEditedText(asking);
  const { settings } = await withConfig(asking, ownerFileReader(asking));
  let name = "";
  const folder = await downloadArtifact({
    github,
    repository,
    id: run.artifact,
    workflowRun: run.workflowRun,
    folderFor: (artifact) => {
      name = artifact;
      return createFolderFor(artifact.replace(/^agent-exec-/, ""), settings.out);
    },
    signal,
  });
  const patch = await recordedPatch(folder);
  refuseForeign(patch, run, repository);
  const url = `${workflow.server}/${repository}/actions/runs/${run.workflowRun}`;
  const { createPullRequest } = await import("./pull-request.js");
  const end = await createPullRequest({
    ...asking,
    workflow: { ...workflow, url },
    settings,
    folder,
    artifact: { name, url: `${url}/artifacts/${run.artifact}` },
    target: trigger.target,
  });
  return wordsOf(end, run, resultOf(patch.events).verified);
}

/**
 * Refuses a patch with another hash than the report says. Anybody who can upload an artifact of this workflow run can
 * write its transcript.
 */
function refuseForeign({ events, outcome, sha256 }: RecordedPatch, run: PatchRun, repository: string): void {
  const first = events[0];
  const isOurs = first?.type === "run-started" && first.job?.repository === repository;
  if (isOurs && outcome === "passed" && sha256 === run.sha256) return;
  const message = isOurs
    ? "The patch in the artifact differs from the patch in the report."
    : "The artifact is from a run of another repository.";
  throw new AgentExecError("record-differs", message, {
    nextStep: "Do not use the artifact. Ask for the change again.",
  });
}

function wordsOf(end: PullRequestEnd, run: PatchRun, isVerified: boolean): string {
  if (end.kind === "opened") {
    const done = end.isUpdated ? "Updated" : "Opened";
    const next = nextOfPullRequest(end, { isVerified });
    return `### ${done} [pull request ${end.number}](${end.url})\n\nThe pull request has the change of [this run](${run.comment.url}). ${next}`;
  }
  const { why: message, nextStep } = end;
  return failedWords(
    { message, nextStep },
    end.kind === "pushed"
      ? `Branch \`${end.branch}\` has the change: [open the pull request](${end.url}).`
      : `To apply the patch by hand, run this in a clone:\n\n${fence(end.commands.join("\n"), "sh")}`,
  );
}

function failedWords(
  { message, nextStep }: Pick<AgentExecError, "message" | "nextStep">,
  byHand: string,
): string {
  const told = defuseMarkdown(toldOf(`${message.replace(/[^.!?]$/, "$&.")} ${nextStep}`));
  return `### No pull request\n\n${told}\n\n${byHand}`;
}
