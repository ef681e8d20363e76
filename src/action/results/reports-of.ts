import type { GitHub } from "../../github/api/client.js";
import type { Target } from "../../github/events/target.js";
import { GitHubReports } from "../../github/reporting/github-reports.js";
import type { Clock } from "../../ports/clock.js";
import { systemClock } from "../../process/system-clock.js";
import { renderProgress } from "../../reports/github/progress.js";
import type { Settings } from "../../settings/schema.js";
import { warnOf } from "../runner/log.js";
import type { HandToPost } from "./state.js";
import type { WorkflowRun } from "../runner/workflow-run.js";

export interface Reporting {
  readonly settings: Pick<Settings, "comment" | "check-run" | "matrix">;
  readonly workflow: WorkflowRun;
  readonly github: GitHub;
  readonly clock?: Clock;
  readonly signal: AbortSignal;
}

/** The comment and the check run of a run, as far as they are wanted. */
export function reportsOf(reporting: Reporting, target: Target, onState: HandToPost): GitHubReports {
  const { settings, workflow, github, clock = systemClock, signal } = reporting;
  return new GitHubReports({
    github,
    clock,
    wanted: { comment: settings.comment, check: settings["check-run"] },
    target,
    step: workflow,
    matrix: settings.matrix,
    render: (events) => renderProgress(events, { runUrl: workflow.url }),
    signal,
    onProblem: warnOf,
    onState,
  });
}
