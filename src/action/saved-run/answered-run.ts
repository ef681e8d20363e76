import { basename } from "node:path";
import { openAnsweredRun, resumedCheckpoints, type ResumedRun } from "../../earlier/resumed-run.js";
import { createFolderFor, readRun } from "../../earlier/open-run.js";
import type { RunEvent } from "../../facts/events.js";
import type { AnswerRequest } from "../../github/events/commands/read-request.js";
import { markAnswered, waitingRun, type WaitingRun } from "../../github/events/commands/waiting.js";
import { downloadArtifact } from "../../github/reporting/artifact-download.js";
import type { OutsideAnswer } from "../../ports/approver.js";
import { withoutSecrets } from "../../redaction/told.js";
import type { AskedStep } from "../runner/inputs.js";

type Answering = Pick<AskedStep, "settings" | "workflow" | "trigger" | "github" | "signal"> & {
  readonly request: AnswerRequest;
};

interface AnsweredRun {
  /** An absolute path. */
  readonly folder: string;
  readonly events: readonly RunEvent[];
  /** The run to continue. Null: the answer ended the run. */
  readonly goesOn: ResumedRun | null;
}

/**
 * Downloads the waiting run of this thread, and records its answer once. A stranger may have written the run's files.
 * So the transcript is parsed like any other, and its code must have the hash that the person approved.
 * @throws AgentExecError `task-invalid`, `settings-invalid` or `transcript-invalid`, and nothing ran; GitHubError.
 */
export async function answerRun(answering: Answering): Promise<AnsweredRun> {
  const { request, trigger, settings, github, signal } = answering;
  const { repository } = trigger.target;
  const said = answerOf(request);
  const waiting = await askedRun(answering);
  const folder = await downloadArtifact({
    github,
    repository,
    id: waiting.artifact,
    workflowRun: waiting.workflowRun,
    folderFor: (name) => createFolderFor(name.replace(/^agent-exec-/, ""), settings.out),
    signal,
  });
  const { goesOn } = await openAnsweredRun(folder, said, { hasInput: true });
  try {
    // This fails if files are missing. The answer is not recorded yet.
    if (goesOn !== null) (await resumedCheckpoints(goesOn)).leave();
    const { events } = goesOn ?? (await readRun(folder));
    // If this job posts no comments, the job with `mode: report` does this.
    if (settings.comment !== "never") await markAsked(waiting, answering);
    return { folder, events, goesOn };
  } catch (thrown) {
    await goesOn?.folder.close();
    throw thrown;
  }
}

/** The run for which the answer is meant. @throws AgentExecError `task-invalid` if no run waits for it; GitHubError. */
export function askedRun(answering: Answering) {
  const said = answerOf(answering.request);
  return waitingRun({ ...placeOf(answering), ...(said.says === "approve" && { hashes: [said.sha256] }) });
}

/**
 * The run that was answered in these events. If another answer was faster, both runs have run, and both reports count.
 * @throws AgentExecError `task-invalid` if there is none; GitHubError.
 */
export function answeredIn(events: readonly RunEvent[], answering: Answering) {
  const said = answerOf(answering.request);
  const hashes = events
    .flatMap((event) => (event.type === "approval" ? event.sha256 : []))
    .filter((sha256) => said.says !== "approve" || sha256 === said.sha256);
  return waitingRun({ ...placeOf(answering), hashes, isAnsweredToo: true });
}

function placeOf({ trigger, settings, workflow, github, signal }: Answering) {
  const phrase = settings["trigger-phrase"];
  return { github, trigger, workflowRun: basename(workflow.url), phrase, signal };
}

/**
 * Notes in the run's comment that the run has an answer.
 * @throws AgentExecError `task-invalid` if another answer was faster; GitHubError.
 */
export function markAsked(waiting: WaitingRun, answering: Answering): Promise<void> {
  const { request, trigger, workflow, github, signal } = answering;
  const { repository } = trigger.target;
  const words = `**Answered** with \`${request.name}\` by ${trigger.sender?.login ?? "a person"}: see the newest report.`;
  return markAnswered(waiting, { github, repository, workflowRun: basename(workflow.url), words, signal });
}

function answerOf({ name, argument }: AnswerRequest): OutsideAnswer {
  switch (name) {
    case "approve":
      return { says: name, sha256: argument.replaceAll("`", "").toLowerCase() };
    case "feedback":
      return { says: name, text: withoutSecrets(argument) };
    case "reject":
      return { says: name, why: "" };
  }
}
