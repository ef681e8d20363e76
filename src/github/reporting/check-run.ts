import type { Clock } from "../../ports/clock.js";
import type { Finding } from "../../findings/finding.js";
import type { CheckFields, CheckRun, CheckText, CompletedCheck } from "../api/check-calls.js";
import type { GitHub } from "../api/client.js";
import { uneditable } from "../api/api-error.js";
import { createOnce, isOfUnknownFate, letItLand } from "../api/create-once.js";
import { limits } from "../api/limits.js";
import { type PacedReport, pacedReport, type PacedReportOptions } from "./paced-report.js";

/** The data with which any process can find the check run again. */
export interface CheckState {
  readonly repository: string;
  readonly sha: string;
  /** The check run's name: "agent-exec", or the name with the job's. */
  readonly name: string;
  /** The id that agent-exec gave to the check run of this run and attempt, to find it again. */
  readonly externalId: string;
  readonly detailsUrl: string | null;
  /** Null before the check run was created. */
  readonly checkRunId: number | null;
  /** Whether an unanswered request may have created a second check run. */
  readonly mayHaveTwin: boolean;
  readonly isFinished: boolean;
}

export interface ReportedCheckOptions extends PacedReportOptions<CheckState> {
  /** The commit to report on. For a pull request this is its head. */
  readonly sha: string;
  readonly name: string;
  /** Identifies the run, its attempt and its matrix cell among the check runs of a commit. */
  readonly externalId: string;
  /** The target of the link "Details". Default: the workflow run. */
  readonly detailsUrl?: string;
}

/** A check run that shows a run's progress and result. */
export type ReportedCheck = PacedReport<CheckText, CompletedCheck, CheckState, string | null>;

/** It needs an app's token, because GitHub refuses check runs from people. */
export function createReportedCheck(options: ReportedCheckOptions): ReportedCheck {
  const { repository, sha, name, externalId, detailsUrl = null } = options;
  const known = { repository, sha, name, externalId, detailsUrl };
  const state = { ...known, checkRunId: null, mayHaveTwin: false, isFinished: false };
  const place = new CheckPlace({ ...options, state });
  const write = (text: CheckText | CompletedCheck, signal: AbortSignal) => place.write(text, signal);
  return pacedReport(place, { write, finish: write }, options);
}

/** The check run with an external id on a commit. */
export class CheckPlace {
  readonly #github: GitHub;
  readonly #clock: Clock;
  #state: CheckState;
  /** Whether an unanswered edit may still overwrite the final report. */
  #mayGoBack = false;
  #last: CheckFields | null = null;
  /** Findings of the final report that were not sent yet. */
  #findings: readonly Finding[] = [];

  constructor({ github, clock, state }: { github: GitHub; clock: Clock; state: CheckState }) {
    this.#github = github;
    this.#clock = clock;
    this.#state = state;
  }

  get state(): CheckState {
    return this.#state;
  }

  /** Writes the check run without its findings, which `settle` adds. */
  async write(last: CheckText | CompletedCheck, signal: AbortSignal): Promise<CheckRun> {
    const { findings = [], ...fields } = last as CheckFields;
    const id = this.#state.checkRunId ?? (await this.#left(signal));
    const edited = await this.#edit(id, fields, signal);
    if (id !== null && edited === null && (await this.#list(signal)).some((each) => each.id === id))
      throw uneditable(`check run ${id}`, "checks: write");
    const check = edited ?? (await this.#create(fields, signal));
    this.#keep({ checkRunId: check.id, isFinished: fields.conclusion !== undefined });
    this.#last = fields;
    this.#findings = findings;
    return check;
  }

  /**
   * Cleans up after the final report. It checks that the report is still there. It completes check runs that an
   * unanswered request may have left, because a check run cannot be deleted, and an open one could block a merge for
   * ever. Then it adds the findings. They come last: GitHub refuses a whole request because of one bad finding, and a
   * repeated request would duplicate them.
   */
  async settle(signal: AbortSignal): Promise<void> {
    if (this.#last === null) return;
    if (this.#mayGoBack && !(await this.isFinished(signal)))
      await this.#edit(this.#state.checkRunId, this.#last, signal);
    if (this.#state.mayHaveTwin) await this.#completeTwins(this.#last, signal);
    while (this.#findings.length > 0) {
      const findings = this.#findings.slice(0, limits.annotations);
      this.#findings = this.#findings.slice(limits.annotations);
      await this.#edit(this.#state.checkRunId, { ...this.#last, findings }, signal);
    }
  }

  async #completeTwins(last: CheckFields, signal: AbortSignal): Promise<void> {
    for (const twin of await this.#list(signal))
      if (!twin.isCompleted) await this.#edit(twin.id, last, signal);
    this.#keep({ mayHaveTwin: false });
  }

  /** Whether it is completed on GitHub, even if this process does not know it. */
  async isFinished(signal: AbortSignal): Promise<boolean> {
    const { checkRunId, repository } = this.#state;
    const check =
      checkRunId === null
        ? ((await this.#list(signal))[0] ?? null)
        : await this.#github.checkRun({ repository, id: checkRunId, signal });
    if (check) this.#keep({ checkRunId: check.id });
    return check?.isCompleted ?? false;
  }

  async #edit(id: number | null, fields: CheckFields, signal: AbortSignal): Promise<CheckRun | null> {
    if (id === null) return null;
    const isHasty = fields.conclusion === undefined || fields.findings !== undefined;
    const { repository } = this.#state;
    try {
      return await this.#github.updateCheckRun({ repository, id, ...fields, isHasty, signal });
    } catch (thrown) {
      this.#mayGoBack ||= isOfUnknownFate(thrown, signal);
      throw thrown;
    }
  }

  /** The check run that an unanswered request created. Null if there is none. */
  async #left(signal: AbortSignal): Promise<number | null> {
    if (!this.#state.mayHaveTwin) return null;
    await letItLand(this.#clock, signal);
    return (await this.#list(signal))[0]?.id ?? null;
  }

  async #create(fields: CheckFields, signal: AbortSignal): Promise<CheckRun> {
    const { repository, sha, name, externalId, detailsUrl } = this.#state;
    const { value } = await createOnce({
      create: () =>
        this.#github.createCheckRun({ repository, sha, name, externalId, detailsUrl, ...fields, signal }),
      find: async () => (await this.#list(signal))[0] ?? null,
      onUncertain: () => this.#keep({ mayHaveTwin: true }),
      clock: this.#clock,
      signal,
    });
    return value;
  }

  async #list(signal: AbortSignal): Promise<CheckRun[]> {
    const { repository, sha, name, externalId } = this.#state;
    const checks = await this.#github.checkRuns({ repository, sha, name, signal });
    return checks.filter((check) => check.externalId === externalId);
  }

  #keep(change: Partial<CheckState>): void {
    this.#state = { ...this.#state, ...change };
  }
}
