import { outcomeRow } from "../../facts/outcomes.js";
import type { AgentExecError } from "../../errors.js";
import { limits } from "../../github/api/limits.js";
import type { FinalPosts } from "../../github/reporting/github-reports.js";
import { patchLine } from "../../github/events/commands/apply.js";
import { waitingLine } from "../../github/events/commands/waiting.js";
import { stickyBodyChars } from "../../github/reporting/marker.js";
import type { RunEvent } from "../../facts/events.js";
import type { Finding } from "../../findings/finding.js";
import { renderMarkdown, renderTop } from "../../reports/markdown.js";
import type { PullRequestEnd } from "../../reports/pull-request.js";
import type { Report } from "../../reports/report.js";
import { reportOf } from "../../reports/report-of.js";
import { couldNot, restOf, titleOf } from "../../reports/sections/headline.js";
import type { UploadedArtifact } from "../../github/reporting/artifact.js";
import { toldOf } from "../../redaction/told.js";
import { linksTo, type WorkflowRun } from "../runner/workflow-run.js";

/** The final texts, each within its limit. */
export interface FinalReport extends FinalPosts {
  readonly summary: string;
}

export interface Placement {
  readonly workflow: WorkflowRun;
  /** The word with which people address agent-exec in a comment. */
  readonly phrase: string;
  readonly artifact: UploadedArtifact | null;
  readonly pullRequest: PullRequestEnd | null;
  readonly findings: readonly Finding[];
}

/**
 * Renders a run's report for each place, within its limit. The comment and the check run are short, and the summary is
 * complete.
 */
export function finalReport(
  events: readonly RunEvent[],
  { workflow, phrase, artifact, pullRequest, findings }: Placement,
): FinalReport {
  const report = reportOf(events);
  const links = { ...linksTo(workflow, artifact), ...(pullRequest !== null && { pullRequest }) };
  const { conclusion } = outcomeRow(report.outcome);
  const artifactId = artifact?.id ?? 0;
  // A comment asked for the run, so the workflow reacts to comments. A later comment finds the patch in the artifact.
  const comments =
    report.task.source.kind === "comment"
      ? { phrase, canApply: report.writer !== null && artifactId > 0 }
      : null;
  const render = (maxChars: number, isShort = true) =>
    renderMarkdown(report, { maxChars, links, comments, isShort });
  const told = lineFor(report, events, artifactId);
  const comment = told + render(stickyBodyChars - told.length);
  const check = { title: titleOf(report), summary: render(limits.checkSummaryChars), findings };
  // The summary's limit counts bytes. A character of Markdown takes at most 4 bytes in UTF-8.
  const summary = render(limits.jobSummaryBytes / 4, false);
  return { comment, check: conclusion === null ? null : { conclusion, ...check }, summary };
}

/** The hidden line that a later comment needs to answer the run, or to apply its patch. */
function lineFor(report: Report, events: readonly RunEvent[], artifact: number): string {
  const { awaiting, outcome, writer } = report;
  if (awaiting !== null) return waitingLine({ artifact, sha256: awaiting.sha256 });
  const saved = events.findLast((event) => event.type === "files-saved");
  const sha256 = saved?.changes?.patchSha256;
  // Files that the blocks of documents left are not a change that anybody asked for.
  return sha256 === undefined || outcome === null || writer === null
    ? ""
    : patchLine({ outcome, artifact, sha256 });
}

/** Reports an allowed run that did not end normally: what went wrong, and what to do. */
export function errorReport(
  { message, nextStep }: AgentExecError,
  workflow: WorkflowRun,
  { couldNot: what }: { readonly couldNot: "start" | "continue" | "report a run" },
): FinalReport {
  const headline = couldNot(what, toldOf(message));
  const line = toldOf(restOf(message));
  const top = { icon: "⚠️", headline, line, next: toldOf(nextStep) };
  const text = renderTop(top, { run: workflow.url });
  const title = headline.replaceAll("`", "");
  return { comment: text, check: { conclusion: "failure", title, summary: text }, summary: text };
}
