import { createHash } from "node:crypto";
import { toAgentExecError } from "../errors.js";
import type { AgentExecError } from "../errors.js";
import { createReportedCheck } from "../github/reporting/check-run.js";
import type { ReportedCheck } from "../github/reporting/check-run.js";
import type { GitHub } from "../github/api/client.js";
import { createStickyComment } from "../github/reporting/comment.js";
import type { StickyComment } from "../github/reporting/comment.js";
import type { Target } from "../github/events/target.js";
import { systemClock } from "../process/system-clock.js";
import type { RunEvent } from "../ports/events.js";
import type { Reporter } from "../ports/reporter.js";
import { renderProgress } from "../reports/progress.js";
import type { Settings } from "../settings/schema.js";
import { warnOf } from "./log.js";
import { errorReport } from "./final-report.js";
import type { Landed, FinalReport } from "./final-report.js";
import { readMatrixCell } from "./matrix-cell.js";
import { nothingPublished, summarise } from "./publish.js";
import type { Published } from "./publish.js";
import { handToPost } from "./state.js";
import type { HandedState } from "./state.js";
import type { WorkflowRun } from "./workflow-run.js";

export interface GitHubReportsOptions {
  readonly settings: Settings;
  readonly workflow: WorkflowRun;
  /** Where it has no commit, there is no check. */
  readonly target: Target;
  readonly github: GitHub;
  readonly signal: AbortSignal;
}

/** The comment and the check run that follow a run, as far as the settings and the event want them. */
export class GitHubReports implements Reporter {
  readonly #comment: StickyComment | null;
  readonly #check: ReportedCheck | null;
  readonly #workflow: WorkflowRun;
  readonly #events: RunEvent[] = [];
  #runFolder = "";
  #published = nothingPublished;
  #mayComeLater = false;

  constructor(options: GitHubReportsOptions) {
    this.#workflow = options.workflow;
    this.#comment = commentOf(options, () => this.#keep());
    this.#check = checkOf(options, () => this.#keep());
  }

  /** The run is about to start: from here on a post step can find what it left. */
  begin(runFolder: string): void {
    this.#runFolder = runFolder;
    this.#keep();
  }

  onEvent(event: RunEvent): void {
    this.#events.push(event);
    if (event.type === "run-ended") return;
    const { title, markdown } = renderProgress(this.#events, { runUrl: this.#workflow.url });
    this.#comment?.update(markdown);
    this.#check?.update({ title, summary: markdown });
  }

  /** Brings both to their end. What could not be posted is said in the log, and is null. */
  readonly conclude = async (report: FinalReport): Promise<Landed> => {
    const { signal } = new AbortController();
    const [comment, check] = await Promise.all([
      this.#try(() => this.#comment?.finish(report.comment, { signal })),
      this.#try(() => (report.check === null ? undefined : this.#check?.finish(report.check, { signal }))),
    ]);
    return { commentUrl: comment?.url ?? null, checkRunUrl: check?.url ?? null };
  };

  /** What stands beside comment and check. */
  readonly keep = (published: Published): void => {
    this.#published = published;
    this.#keep();
  };

  /**
   * Whoever asked learns why nothing ran, or why it did not go on. A run that has its end is left to the post step,
   * which knows how it ended.
   */
  async refuse(error: AgentExecError): Promise<Landed> {
    if (this.hasEnded) return { commentUrl: null, checkRunUrl: null };
    const report = errorReport(error, this.#workflow, { hasStarted: this.#events.length > 0 });
    await summarise(report.summary);
    const landed = await this.conclude(report);
    handToPost({ ...this.state, isFinished: true });
    return landed;
  }

  get events(): readonly RunEvent[] {
    return this.#events;
  }

  get hasEnded(): boolean {
    return this.#events.at(-1)?.type === "run-ended";
  }

  /** What GitHub did not take now it may take from the post step, which comes after all other steps. */
  get mayComeLater(): boolean {
    return this.#mayComeLater;
  }

  get state(): HandedState {
    return {
      runFolder: this.#runFolder,
      isFinished: false,
      comment: this.#comment?.state ?? null,
      check: this.#check?.state ?? null,
      published: this.#published,
    };
  }

  async #try<T>(action: () => Promise<T> | undefined): Promise<T | null> {
    try {
      return (await action()) ?? null;
    } catch (thrown) {
      const error = toAgentExecError(thrown);
      this.#mayComeLater ||= error.isRetryable;
      warnOf(error);
      return null;
    }
  }

  #keep(): void {
    handToPost(this.state);
  }
}

function commentOf(options: GitHubReportsOptions, onState: () => void): StickyComment | null {
  const { settings, workflow, target, github, signal } = options;
  if (settings.comment === "never") return null;
  if (target.number === null) {
    if (settings.comment === "always") {
      warnOf({
        message: "The event has no issue or pull request, so there is no comment.",
        nextStep: "Set comment to auto, or use an event of an issue or pull request.",
      });
    }
    return null;
  }
  // A request in a comment has an answer of its own; any other event edits the one that is there.
  const subject = target.subject?.kind === "issue" ? "" : String(target.subject?.id ?? "");
  return createStickyComment({
    github,
    clock: systemClock,
    repository: target.repository,
    number: target.number,
    key: [...placeOf(options), subject].join("\n"),
    runId: `${workflow.url}/attempts/${workflow.attempt}`,
    signal,
    onProblem: warnOf,
    onState,
  });
}

function checkOf(options: GitHubReportsOptions, onState: () => void): ReportedCheck | null {
  const { settings, workflow, target, github, signal } = options;
  const { name } = readMatrixCell(settings.matrix);
  const isWanted =
    settings["check-run"] === "always" || (settings["check-run"] === "auto" && target.isPullRequest);
  if (!isWanted || target.sha === null) return null;
  return createReportedCheck({
    github,
    clock: systemClock,
    repository: target.repository,
    sha: target.sha,
    name: name === "" ? "agent-exec" : `agent-exec (${name})`,
    externalId: `${workflow.url}/attempts/${workflow.attempt} ${hash(placeOf(options).join("\n"))}`,
    detailsUrl: workflow.url,
    signal,
    onProblem: warnOf,
    onState,
  });
}

/** What tells a step from every other that may report at the same time, and is the same when it runs again. */
function placeOf({ settings, workflow }: GitHubReportsOptions): readonly string[] {
  return [workflow.workflow, workflow.job, readMatrixCell(settings.matrix).key, workflow.step];
}

/** GitHub takes an external id of any length; a matrix may hold anything. */
function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
