import type { ProveResult } from "../../facts/prove-result.js";
import { verdicts } from "../../facts/prove-result.js";
import type { GitHub } from "../../github/api/client.js";
import type { ResolvedTarget } from "../../github/events/target.js";
import { type FinalPosts, GitHubReports, type Landed } from "../../github/reporting/github-reports.js";
import { systemClock } from "../../process/system-clock.js";
import { proofTitle, renderProof, type ProveLinks } from "../../reports/github/prove-report.js";
import type { Settings } from "../../settings/schema.js";
import { logText, warnOf, type Told } from "../runner/log.js";
import type { WorkflowRun } from "../runner/workflow-run.js";

export interface Posting {
  readonly github: GitHub;
  readonly settings: Pick<Settings, "comment" | "check-run" | "matrix">;
  readonly workflow: WorkflowRun;
  readonly target: ResolvedTarget;
  readonly signal: AbortSignal;
}

/** The comment and check run for a result of `prove`. */
export function postsOf(result: ProveResult, links: ProveLinks): FinalPosts & { readonly summary: string } {
  const text = renderProof(result, links);
  const { conclusion } = verdicts[result.verdict];
  const check = { conclusion, title: proofTitle(result), summary: text, findings: result.annotations };
  return { comment: text, check, summary: text };
}

/** Updates the pull request's comment about the proof, and adds a check run to its commit. Never throws. */
export async function postProof(posts: FinalPosts, posting: Posting): Promise<Landed> {
  const { settings, workflow, target } = posting;
  const isAuto = settings.comment !== "always" && settings["check-run"] !== "always";
  let mayPost = true;
  const reports = new GitHubReports({
    ...posting,
    clock: systemClock,
    wanted: { comment: settings.comment, check: settings["check-run"] },
    about: "prove",
    target,
    step: workflow,
    matrix: settings.matrix,
    render: () => ({ title: "", markdown: "" }),
    // The token of a fork's job can only read, which is no fault. Another workflow can post the result.
    onProblem: (problem) => {
      if (!isAuto || !isForbidden(problem)) warnOf(problem);
      else if (mayPost) logText(onlySummary);
      mayPost &&= !isForbidden(problem);
    },
    onState: () => undefined,
  });
  return reports.conclude(posts);
}

const onlySummary =
  "This job is not allowed to post on the pull request, so the job's summary shows the result. A second workflow can post the result: see examples/prove-report.yml.";

function isForbidden(problem: Told): boolean {
  return (problem as { readonly status?: unknown }).status === 403;
}
