import type { AgentExecError } from "../errors.js";
import { tableOf } from "./described.js";

/** The conclusions of a check run that agent-exec uses. */
export type Conclusion = "success" | "neutral" | "failure" | "timed_out" | "action_required" | "cancelled";

export type Tone = "good" | "bad" | "warn";

interface OutcomeRow {
  /** The first words that a person sees. */
  readonly icon: string;
  readonly tone: Tone;
  /**
   * Whether the action's step fails: always except if `fail-on` says otherwise, only if `fail-on` says so, or never.
   */
  readonly failsStep: "yes" | "if-asked" | "never";
  /** The command's exit code. */
  readonly exitCode: number;
  /** The check run's conclusion. Null if there is no check run. */
  readonly conclusion: Conclusion | null;
}

/** All ways in which a run can end, with their meaning outside of the run. A new outcome is one row. */
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

/** The meaning of an outcome outside of the run. Null stands for a run that was cut off. */
export function outcomeRow(outcome: Outcome | null): OutcomeRow {
  return outcome === null ? { ...outcomes.cancelled, icon: "❔" } : outcomes[outcome];
}

/** The outcomes whose rows fit, in the table's order. */
export function outcomesThat(fits: (row: OutcomeRow) => boolean): readonly Outcome[] {
  return (Object.keys(outcomes) as Outcome[]).filter((outcome) => fits(outcomes[outcome]));
}

/** The exit code for settings, flags and inputs that cannot be read. The code is no outcome, because no run began. */
export const settingsExitCode = 2;

/** The outcome for an error before a run ended. Null if the settings or the task are wrong, which is no outcome. */
export function outcomeOf({ code }: Pick<AgentExecError, "code">): Outcome | null {
  return code === "settings-invalid" || code === "task-invalid" ? null : "infrastructure-error";
}

/** The command's exit code for such an error. */
export function exitCodeOf(error: Pick<AgentExecError, "code">): number {
  const outcome = outcomeOf(error);
  return outcome === null ? settingsExitCode : outcomes[outcome].exitCode;
}
