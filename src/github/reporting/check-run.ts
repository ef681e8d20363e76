import type { CheckText, CompletedCheck } from "../api/check-calls.js";
import { CheckPlace, type CheckState } from "./check-place.js";
import { type PacedReport, pacedReport, type PacedReportOptions } from "./paced-report.js";

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
  const place = new CheckPlace({ ...options, state: initialState(options) });
  const write = (text: CheckText | CompletedCheck, signal: AbortSignal) => place.write(text, signal);
  return pacedReport(place, { write, finish: write }, options);
}

function initialState({ repository, sha, name, externalId, detailsUrl }: ReportedCheckOptions): CheckState {
  const known = { repository, sha, name, externalId, detailsUrl: detailsUrl ?? null };
  return { ...known, checkRunId: null, mayHaveTwin: false, isFinished: false };
}
