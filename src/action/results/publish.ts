import { basename, join } from "node:path";
import { summary } from "@actions/core";
import { toAgentExecError, type AgentExecError } from "../../errors.js";
import {
  artifactName,
  uploadArtifact,
  uploadPage,
  type UploadedArtifact,
} from "../../github/reporting/artifact.js";
import type { Landed } from "../../github/reporting/github-reports.js";
import { readEnvironment } from "../../process/env.js";
import type { RunEvent } from "../../facts/events.js";
import type { Finding } from "../../findings/finding.js";
import type { PullRequestEnd } from "../../reports/pull-request.js";
import { reasonOf } from "../../reports/titles.js";
import { resultOf } from "../../reports/result/result.js";
import type { Settings } from "../../settings/schema.js";
import { finalReport, type FinalReport } from "./final-report.js";
import { logFindings, logText, warnOf } from "../runner/log.js";
import { setOutputs, endStep, failStep } from "../runner/step-end.js";
import type { WorkflowRun } from "../runner/workflow-run.js";

/** What some process has already published, so that nothing is published twice. Plain data. */
export interface Published {
  readonly artifact: UploadedArtifact | null;
  /** Null: nobody asked for a pull request, or it was not tried yet. */
  readonly pullRequest: PullRequestEnd | null;
  readonly hasSummary: boolean;
  /** Whether the step has ended: its outputs are set, and it has failed or not. */
  readonly hasEnded: boolean;
}

export const nothingPublished: Published = {
  artifact: null,
  pullRequest: null,
  hasSummary: false,
  hasEnded: false,
};

export interface Publication {
  readonly settings: Settings;
  readonly workflow: WorkflowRun;
  readonly events: readonly RunEvent[];
  /** The run's folder, absolute. */
  readonly folder: string;
  readonly published: Published;
  /** Saves the current state for another process. */
  readonly keep: (published: Published) => void;
  /** Finds problems on lines of the check run's commit. Default: none. Throws only if its signal aborts. */
  readonly findings?: () => Promise<readonly Finding[]>;
  /** Opens the pull request for the run's folder. Absent: none is opened. Throws only if its signal aborts. */
  readonly openPull?: (artifact: UploadedArtifact | null) => Promise<PullRequestEnd>;
  /** Suggests the change on lines of a pull request. Absent: nothing is suggested. Never throws. */
  readonly suggest?: (reportUrl: string | null) => Promise<void>;
  /** Finishes the comment and the check run. Never throws. */
  readonly conclude: (report: FinalReport) => Promise<Landed>;
}

/**
 * Publishes how a run ended. The artifact comes first, so that no later fault can lose it. The pull request, the
 * summary and outputs, the comment and check run follow. The step's own end comes last. A post that fails does not
 * change the outcome.
 */
export async function publish(publication: Publication): Promise<void> {
  const { settings, workflow, events, published, keep, conclude } = publication;
  const { artifact, problem } = await upload(publication);
  keep({ ...published, artifact });
  const pullRequest = await pullRequestOf(publication, artifact);
  const done = { ...published, artifact, pullRequest };
  keep(done);
  const findings = published.hasEnded ? [] : ((await publication.findings?.()) ?? []);
  const phrase = settings["trigger-phrase"];
  const report = finalReport(events, { workflow, phrase, artifact, pullRequest, findings });
  if (!published.hasSummary) await summarise(report.summary);
  keep({ ...done, hasSummary: true });
  tellOutputs(publication, done, { commentUrl: null, checkRunUrl: null });
  const landed = await conclude(report);
  tellOutputs(publication, done, landed);
  if (landed.checkRunUrl === null) logFindings(findings);
  if (published.hasEnded) return;
  if (pullRequest?.kind !== "opened") await publication.suggest?.(landed.commentUrl);
  const { outcome } = resultOf(events);
  const end = events.at(-1);
  const [message, nextStep] = end?.type === "run-ended" ? [reasonOf(events), end.nextStep] : ["", ""];
  const fails = endStep({ outcome, message, nextStep, failOn: settings["fail-on"] });
  if (!fails && problem !== null && settings.artifact === "always") failStep(problem);
  keep({ artifact, pullRequest, hasSummary: true, hasEnded: true });
}

/** A pull request opens automatically only if the run passed and left a patch. */
async function pullRequestOf(
  { settings, events, published, openPull }: Publication,
  artifact: UploadedArtifact | null,
): Promise<PullRequestEnd | null> {
  const { outcome, patch } = resultOf(events);
  if (published.pullRequest !== null || published.hasEnded || openPull === undefined)
    return published.pullRequest;
  if (settings["create-pull-request"] === "never" || outcome !== "passed") return null;
  if (patch === null) {
    logText("no pull request: the run has no patch");
    return null;
  }
  const end = await openPull(artifact);
  if (end.kind === "opened") logText(`${end.isUpdated ? "updated" : "opened"} the pull request ${end.url}`);
  else warnOf({ message: `There is no pull request: ${end.why}`, nextStep: end.nextStep });
  return end;
}

/**
 * This is called twice. If the process is killed while it waits for GitHub, all outputs except the last two are already
 * set.
 */
function tellOutputs(
  { events, folder }: Publication,
  { artifact, pullRequest }: Published,
  landed: Landed,
): void {
  const { outcome, exitCode, attempts, verified, summary, result, data, usage, patch } = resultOf(events);
  setOutputs({
    outcome,
    "exit-code": exitCode,
    attempts,
    verified: String(verified),
    summary,
    data: data === null ? null : JSON.stringify(data),
    result,
    "transcript-path": join(folder, "transcript.jsonl"),
    "report-path": join(folder, "report.md"),
    "run-dir": folder,
    "patch-path": patch === null ? null : join(folder, patch.path),
    "artifact-id": artifact?.id || null,
    "artifact-url": artifact?.url ?? null,
    "comment-url": landed.commentUrl,
    "check-run-url": landed.checkRunUrl,
    "pull-request-url": pullRequest?.kind === "opened" ? pullRequest.url : null,
    "input-tokens": usage.inputTokens,
    "output-tokens": usage.outputTokens,
    "cost-usd": usage.costUsd,
  });
}

/** Adds text to the job summary, or logs why it cannot. */
export async function summarise(markdown: string): Promise<void> {
  // The runners of Gitea and act have no job summary.
  if (readEnvironment().variable("GITHUB_STEP_SUMMARY") === undefined) return;
  try {
    await summary.addRaw(markdown, true).write();
  } catch (thrown) {
    warnOf(toAgentExecError(thrown));
  }
}

async function upload({ settings, workflow, folder, published, keep }: Publication): Promise<Uploaded> {
  if (published.artifact !== null || published.hasEnded)
    return { artifact: published.artifact, problem: null };
  const name = artifactName([basename(folder)]);
  const uploaded = await uploadIfWanted({ settings, workflow, folder, name });
  if (uploaded.artifact === null) return uploaded;
  keep({ ...published, artifact: uploaded.artifact });
  const { signal } = new AbortController();
  const runUrl = workflow.url;
  const page = await uploadPage(uploaded.artifact, { folder, name, runUrl, signal, page: "report.html" });
  return { ...uploaded, artifact: { ...uploaded.artifact, ...(page !== null && { page }) } };
}

interface Upload extends Pick<Publication, "settings" | "workflow" | "folder"> {
  readonly name: string;
}

interface Uploaded {
  readonly artifact: UploadedArtifact | null;
  readonly problem: AgentExecError | null;
}

/**
 * Uploads the folder as an artifact. Null if no artifact is wanted, or if the upload failed. With `artifact: always`, a
 * failed upload fails the step.
 */
export async function uploadFolder(upload: Upload): Promise<UploadedArtifact | null> {
  const { artifact, problem } = await uploadIfWanted(upload);
  if (problem !== null && upload.settings.artifact === "always") failStep(problem);
  return artifact;
}

/** How many files are named. A run can leave thousands with unusual names. */
const namedLeftOut = 20;

async function uploadIfWanted({ settings, workflow, folder, name }: Upload): Promise<Uploaded> {
  const isWanted = settings.artifact === "always" || (settings.artifact === "auto" && workflow.canUpload);
  if (!isWanted) {
    if (settings.artifact === "auto")
      logText(`no artifact, because this runner does not support artifacts; the files are in ${folder}`);
    return { artifact: null, problem: null };
  }
  try {
    const { signal } = new AbortController();
    const artifact = await uploadArtifact({ folder, name, runUrl: workflow.url, signal });
    const { leftOut } = artifact;
    for (const { path, reason } of leftOut.slice(0, namedLeftOut))
      logText(`not uploaded: ${JSON.stringify(path)}: ${reason}`);
    if (leftOut.length > namedLeftOut) logText(`not uploaded: ${leftOut.length - namedLeftOut} more`);
    return { artifact, problem: null };
  } catch (thrown) {
    const problem = toAgentExecError(thrown);
    warnOf(problem);
    return { artifact: null, problem };
  }
}
