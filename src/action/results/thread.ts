import type { ResolvedTarget, Target } from "../../github/events/target.js";
import type { UploadedArtifact } from "../../github/reporting/artifact.js";
import { GitHubReports, type GitHubReportsOptions } from "../../github/reporting/github-reports.js";
import type { Clock } from "../../ports/clock.js";
import { systemClock } from "../../process/system-clock.js";
import { renderProgress } from "../../reports/github/progress.js";
import type { Settings } from "../../settings/schema.js";
import { warnOf, logText } from "../runner/log.js";
import type { AskedStep } from "../runner/inputs.js";
import type { Alone } from "../pull-request/suggested-change.js";
import { foundOnLines } from "./found-on-lines.js";
import { nothingPublished, publish } from "./publish.js";
import type { HandToPost } from "./state.js";
import type { RunEvent } from "../../facts/events.js";
import type { Reporter } from "../../ports/reporter.js";
import { reportOf } from "../../reports/report-of.js";
import { renderText } from "../../reports/text.js";
import { createTerminalReporter } from "../../terminal/terminal-reporter.js";
import { toAgentExecError } from "../../errors.js";
import { acknowledge } from "../../github/reporting/reaction.js";

type Reporting = Pick<AskedStep, "workflow" | "github" | "signal"> & {
  readonly settings: Pick<Settings, "comment" | "check-run" | "matrix">;
  /** Default: the system's. */
  readonly clock?: Clock;
};

/** The comment and the check run of a run, as far as they are wanted. */
export function reportsOf(
  { settings, workflow, github, clock = systemClock, signal }: Reporting,
  target: Target,
  more: Pick<GitHubReportsOptions, "onState"> & Partial<GitHubReportsOptions>,
): GitHubReports {
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
    ...more,
  });
}

interface ThreadRun extends AskedStep {
  readonly target: ResolvedTarget;
  readonly reports: GitHubReports;
  readonly handToPost: HandToPost;
  /** The absolute path of the run's folder. */
  readonly folder: string;
  readonly events: readonly RunEvent[];
  /** The artifact that the run's job uploaded. Null: it is not uploaded yet. */
  readonly artifact: UploadedArtifact | null;
  /** What is needed to verify parts of a change. Absent: only a change with a single part can be suggested. */
  readonly alone?: Alone;
}

/** Publishes a run, with its pull request and its suggestions, where somebody asked for it. */
export async function publishRun(run: ThreadRun): Promise<void> {
  const { settings, workflow, reports, handToPost, folder, events } = run;
  await publish({
    settings,
    workflow,
    events,
    folder,
    published: { ...nothingPublished, artifact: run.artifact },
    keep: (published) => handToPost({ published }),
    findings: () => foundOnLines(events, run),
    openPull: async (artifact) => {
      const { createPullRequest } = await import("../pull-request/pull-request.js");
      return createPullRequest({ ...run, artifact });
    },
    suggest: async (reportUrl) => {
      const { suggestChange } = await import("../pull-request/suggested-change.js");
      return suggestChange(run, reportUrl);
    },
    conclude: (report) => reports.conclude(report),
  });
  handToPost({ ...reports.state, isFinished: !reports.mayComeLater });
}

/**
 * Reports a run in the step's log.
 * @param earlier the events that an earlier process already reported
 */
export function logReporter(earlier: readonly RunEvent[] = []): Reporter {
  return createTerminalReporter({
    earlier,
    write: logText,
    isLive: false,
    hasColour: false,
    lastScreen: (events) => renderText(reportOf(events)),
  });
}

/**
 * Reacts to the comment or issue that asked. If this job posts nothing, it does not react, because the job usually
 * lacks the permission to write. Never throws.
 */
export async function acknowledged({ github, settings, trigger, signal }: AskedStep): Promise<void> {
  if (settings.comment === "never" && settings["check-run"] === "never") return;
  try {
    await acknowledge({ github, target: trigger.target, signal });
  } catch (thrown) {
    if (!signal.aborted) warnOf(toAgentExecError(thrown));
  }
}
