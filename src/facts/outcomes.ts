import type { AgentExecError } from "../errors.js";
import { tableOf } from "./described.js";

/** The conclusions of a check run that agent-exec uses. */
export type Conclusion = "success" | "neutral" | "failure" | "timed_out" | "action_required" | "cancelled";

export type Tone = "good" | "bad" | "warn";

interface OutcomeRow {
  readonly icon: string;
  readonly tone: Tone;
  /**
   * Whether the action's step fails. `yes`: unless `fail-on` says otherwise. `if-asked`: only if `fail-on` says so.
   * `never`: it does not.
   */
  readonly failsStep: "yes" | "if-asked" | "never";
  /** The command's exit code. */
  readonly exitCode: number;
  /** The check run's conclusion. Null if there is no check run. */
  readonly conclusion: Conclusion | null;
}

/** All ways in which a run can end, and what each means for the exit code, the step and the check run. */
// prettier-ignore
export const outcomes = tableOf<OutcomeRow>()({
  passed: { icon: "✅", tone: "good", failsStep: "never", exitCode: 0, conclusion: "success" },
  answered: { icon: "💬", tone: "good", failsStep: "if-asked", exitCode: 0, conclusion: "neutral" },
  failed: { icon: "❌", tone: "bad", failsStep: "yes", exitCode: 1, conclusion: "failure" },
  "gave-up": { icon: "🛑", tone: "bad", failsStep: "yes", exitCode: 1, conclusion: "failure" },
  "budget-spent": { icon: "🪙", tone: "warn", failsStep: "yes", exitCode: 4, conclusion: "failure" },
  "timed-out": { icon: "⏱️", tone: "warn", failsStep: "yes", exitCode: 4, conclusion: "timed_out" },
  "awaiting-approval": { icon: "✋", tone: "warn", failsStep: "never", exitCode: 5, conclusion: "action_required" },
  rejected: { icon: "🚫", tone: "warn", failsStep: "never", exitCode: 5, conclusion: "neutral" },
  cancelled: { icon: "⚪", tone: "warn", failsStep: "yes", exitCode: 130, conclusion: "cancelled" },
  "infrastructure-error": { icon: "⚠️", tone: "warn", failsStep: "yes", exitCode: 3, conclusion: "failure" },
  denied: { icon: "🚫", tone: "warn", failsStep: "if-asked", exitCode: 0, conclusion: null },
  skipped: { icon: "⏭️", tone: "warn", failsStep: "if-asked", exitCode: 0, conclusion: null },
});

export type Outcome = keyof typeof outcomes;

/** What an outcome means for the exit code, the step and the check run. Null stands for a run that was cut off. */
export function outcomeRow(outcome: Outcome | null): OutcomeRow {
  return outcome === null ? { ...outcomes.cancelled, icon: "❔" } : outcomes[outcome];
}

/** The outcomes that fulfil the condition, in the table's order. */
export function outcomesThat(fits: (row: OutcomeRow) => boolean): readonly Outcome[] {
  return (Object.keys(outcomes) as Outcome[]).filter((outcome) => fits(outcomes[outcome]));
}

/** The exit code if settings, flags or inputs cannot be read. There is no outcome, because no run began. */
export const settingsExitCode = 2;

/**
 * The outcome if this error comes before a run ends. Null if the settings or the task are wrong, because then no run
 * began.
 */
export function outcomeOf({ code }: Pick<AgentExecError, "code">): Outcome | null {
  return code === "settings-invalid" || code === "task-invalid" ? null : "infrastructure-error";
}

/** The command's exit code for an error. */
export function exitCodeOf(error: Pick<AgentExecError, "code">): number {
  const outcome = outcomeOf(error);
  return outcome === null ? settingsExitCode : outcomes[outcome].exitCode;
}
