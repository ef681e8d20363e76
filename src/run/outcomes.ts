import type { ErrorCode } from "../errors.js";
import type { Outcome } from "../ports/events.js";

export type Conclusion = "success" | "neutral" | "failure" | "timed_out" | "action_required" | "cancelled";

export interface OutcomeRow {
  /** Whether the action's step fails, unless `fail-on` says otherwise. */
  readonly stepFails: boolean;
  /** The command's exit code. */
  readonly exitCode: number;
  /** The check run's conclusion; null where no check is made. */
  readonly conclusion: Conclusion | null;
}

/** What each outcome means outside: the step, the command, the check. */
export const outcomes: Readonly<Record<Outcome, OutcomeRow>> = {
  passed: { stepFails: false, exitCode: 0, conclusion: "success" },
  answered: { stepFails: false, exitCode: 0, conclusion: "neutral" },
  failed: { stepFails: true, exitCode: 1, conclusion: "failure" },
  "gave-up": { stepFails: true, exitCode: 1, conclusion: "failure" },
  "budget-spent": { stepFails: true, exitCode: 4, conclusion: "failure" },
  "timed-out": { stepFails: true, exitCode: 4, conclusion: "timed_out" },
  "awaiting-approval": { stepFails: false, exitCode: 5, conclusion: "action_required" },
  rejected: { stepFails: false, exitCode: 5, conclusion: "neutral" },
  cancelled: { stepFails: true, exitCode: 130, conclusion: "cancelled" },
  "infrastructure-error": { stepFails: true, exitCode: 3, conclusion: "failure" },
  denied: { stepFails: false, exitCode: 0, conclusion: null },
  skipped: { stepFails: false, exitCode: 0, conclusion: null },
};

/** The exit code for settings, flags and inputs that do not parse: no outcome, because no run began. */
export const settingsExitCode = 2;

/** An error that ends a door before or beside a run: the command's exit code for it. */
export function exitCodeOf(code: ErrorCode): number {
  return code === "settings-invalid" || code === "task-invalid"
    ? settingsExitCode
    : outcomes["infrastructure-error"].exitCode;
}
