import { hash } from "node:crypto";
import { toAgentExecError, type AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { RunEvent } from "../../facts/events.js";
import type { Reporter } from "../../ports/reporter.js";
import type { CompletedCheck } from "../api/check-calls.js";
import type { GitHub } from "../api/client.js";
import { askedIn, type Target } from "../events/target.js";
import { type CheckState, createReportedCheck, type ReportedCheck } from "./check-run.js";
import { type CommentState, createStickyComment, type StickyComment } from "./comment.js";
import { attemptPage, failedRunKey } from "./marker.js";
import { readMatrixCell } from "./matrix-cell.js";

/** Whether to post. `auto`: if the event has a place for it. For a check run, this is a pull request. */
type Wanted = "auto" | "always" | "never";

/** Identifies a step among all steps that may report at the same time. It stays the same when the step runs again. */
export interface ReportingStep {
  readonly workflow: string;
  readonly job: string;
  readonly step: string;
  /** The page of the workflow run. */
  readonly url: string;
  readonly attempt: string;
}

export interface GitHubReportsOptions {
  readonly github: GitHub;
  readonly clock: Clock;
  readonly wanted: { readonly comment: Wanted; readonly check: Wanted };
  /** Without a commit there is no check run. */
  readonly target: Target;
  readonly step: ReportingStep;
  /** The job's matrix as JSON. */
  readonly matrix: string | undefined;
  /** The subject, if it is not a run. Such a report has a comment of its own. */
  readonly about?: "prove";
  /** Renders a run's progress within the limits of a comment and a check run's summary. */
  readonly render: (events: readonly RunEvent[]) => { readonly title: string; readonly markdown: string };
  /** Stops the updates of a running run. It does not stop the final reports. */
  readonly signal: AbortSignal;
  /** Called if a report could not be posted, with the reason. */
  readonly onProblem: (problem: Pick<AgentExecError, "message" | "nextStep">) => void;
  /** Called with the state to save for a post step. */
  readonly onState: (state: ReportsState) => void;
}

/** The data for `finishFromState` about both. */
export interface ReportsState {
  readonly comment: CommentState | null;
  readonly check: CheckState | null;
}

/** Each text fits its place. */
export interface FinalPosts {
  readonly comment: string;
  /** Null if the outcome has no check run. */
  readonly check: CompletedCheck | null;
}

/** The addresses. Null if a report was not wanted, or if GitHub refused it. */
export interface Landed {
  readonly commentUrl: string | null;
  readonly checkRunUrl: string | null;
}

/** Posts the comment and the check run of a run, if they are wanted and the event has a place for them. */
export class GitHubReports implements Reporter {
  readonly #options: GitHubReportsOptions;
  readonly #comment: StickyComment | null;
  readonly #check: ReportedCheck | null;
  readonly #events: RunEvent[] = [];
  #mayComeLater = false;

  constructor(given: GitHubReportsOptions) {
    const options = { ...given, onProblem: once(given.onProblem) };
    this.#options = options;
    const onState = () => options.onState(this.state);
    this.#comment = commentOf(options, onState);
    this.#check = checkOf(options, onState);
  }

  onEvent(event: RunEvent): void {
    this.#events.push(event);
    if (event.type === "run-ended") return;
    const { title, markdown } = this.#options.render(this.#events);
    this.#comment?.update(markdown);
    this.#check?.update({ title, summary: markdown });
  }

  /** Takes the events of a run that continues, or that ended elsewhere. Posts nothing yet. */
  recall(events: readonly RunEvent[]): void {
    this.#events.push(...events);
  }

  /** Posts both final reports. If one cannot be posted, its result is null, and `onProblem` is called. */
  async conclude(last: FinalPosts): Promise<Landed> {
    const { signal } = new AbortController();
    const [comment, check] = await Promise.all([
      this.#try(() => this.#comment?.finish(last.comment, { signal })),
      this.#try(() => (last.check === null ? undefined : this.#check?.finish(last.check, { signal }))),
    ]);
    return { commentUrl: comment?.url ?? null, checkRunUrl: check?.url ?? null };
  }

  get events(): readonly RunEvent[] {
    return this.#events;
  }

  get hasEnded(): boolean {
    return this.#events.at(-1)?.type === "run-ended";
  }

  /** Whether the post step should try again. It runs after all other steps. */
  get mayComeLater(): boolean {
    const { comment } = this.state;
    return this.#mayComeLater || (comment?.isFinished === true && comment.progressId !== null);
  }

  get state(): ReportsState {
    return { comment: this.#comment?.state ?? null, check: this.#check?.state ?? null };
  }

  async #try<T>(action: () => Promise<T> | undefined): Promise<T | null> {
    try {
      return (await action()) ?? null;
    } catch (thrown) {
      const error = toAgentExecError(thrown);
      this.#mayComeLater ||= error.isRetryable;
      this.#options.onProblem(error);
      return null;
    }
  }
}

/** Reports each kind of problem only once, because a call that failed during the run usually fails at its end too. */
function once(onProblem: GitHubReportsOptions["onProblem"]): GitHubReportsOptions["onProblem"] {
  const told = new Set<string>();
  return (problem) => {
    if (told.has(problem.message)) return;
    told.add(problem.message);
    onProblem(problem);
  };
}

function commentOf(options: GitHubReportsOptions, onState: () => void): StickyComment | null {
  const { wanted, step, target, onProblem } = options;
  if (wanted.comment === "never") return null;
  if (target.number === null && wanted.comment === "always")
    onProblem({
      message: "The event has no issue or pull request, so there is no comment.",
      nextStep: "Set `comment` to `auto`, or use an event of an issue or pull request.",
    });
  if (target.number === null) return null;
  return createStickyComment({
    ...options,
    repository: target.repository,
    number: target.number,
    key: commentKey(options),
    asked: askedIn(step.workflow, target),
    runId: attemptPage(step),
    onState,
  });
}

/**
 * The key of the comment. A request in a comment gets an answer of its own. Any other event updates the existing
 * comment.
 */
export function commentKey(options: Pick<GitHubReportsOptions, "target" | "step" | "matrix" | "about">) {
  if (options.about !== undefined) return placeOf(options).join("\n");
  const { subject } = options.target;
  const id = subject?.kind === "issue" ? "" : String(subject?.id ?? "");
  return (subject?.kind === "workflow-run" ? failedRunKey : "") + [...placeOf(options), id].join("\n");
}

function checkOf(options: GitHubReportsOptions, onState: () => void): ReportedCheck | null {
  const { wanted, step, target, matrix, about } = options;
  const { name: cell } = readMatrixCell(matrix);
  const name = about === undefined ? "agent-exec" : `agent-exec ${about}`;
  const isWanted = wanted.check === "always" || (wanted.check === "auto" && target.isPullRequest);
  if (!isWanted || target.sha === null) return null;
  return createReportedCheck({
    ...options,
    repository: target.repository,
    sha: target.sha,
    name: cell === "" ? name : `${name} (${cell})`,
    // A value of a matrix can be long and contain any character.
    externalId: `${attemptPage(step)} ${hash("sha256", placeOf(options).join("\n")).slice(0, 16)}`,
    detailsUrl: step.url,
    onState,
  });
}

function placeOf({ step, matrix, about }: Pick<GitHubReportsOptions, "step" | "matrix" | "about">) {
  const place = [step.workflow, step.job, readMatrixCell(matrix).key, step.step];
  return about === undefined ? place : [about, ...place];
}
