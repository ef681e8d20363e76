import type { AgentExecError } from "../errors.js";
import { tableOf } from "./described.js";

/** What GitHub takes as the conclusion of a check run, as far as we give one. */
export type Conclusion = "success" | "neutral" | "failure" | "timed_out" | "action_required" | "cancelled";

export type Tone = "good" | "bad" | "warn";

interface OutcomeRow {
  /** What a person sees first of it. */
  readonly icon: string;
  readonly tone: Tone;
  /** Whether the action's step fails: unless `fail-on` says otherwise, only if it says so, or never. */
  readonly failsStep: "yes" | "if-asked" | "never";
  /** The command's exit code. */
  readonly exitCode: number;
  /** The check run's conclusion; null where no check is made. */
  readonly conclusion: Conclusion | null;
}

/** How a run can end, and all that each outcome means outside: a new one is one row. */
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

/** What an outcome means outside; null stands for a run that has no end, which somebody cut off. */
export function outcomeRow(outcome: Outcome | null): OutcomeRow {
  return outcome === null ? { ...outcomes.cancelled, icon: "❔" } : outcomes[outcome];
}

/** The outcomes whose rows fit, in the table's order. */
export function outcomesThat(fits: (row: OutcomeRow) => boolean): readonly Outcome[] {
  return (Object.keys(outcomes) as Outcome[]).filter((outcome) => fits(outcomes[outcome]));
}

/** The exit code for settings, flags and inputs that do not parse: no outcome, because no run began. */
export const settingsExitCode = 2;

/** What an error means in which no run came to its end; null: settings or task are wrong, which is no outcome of a run. */
export function outcomeOf({ code }: Pick<AgentExecError, "code">): Outcome | null {
  return code === "settings-invalid" || code === "task-invalid" ? null : "infrastructure-error";
}

/** The command's exit code for such an error. */
export function exitCodeOf(error: Pick<AgentExecError, "code">): number {
  const outcome = outcomeOf(error);
  return outcome === null ? settingsExitCode : outcomes[outcome].exitCode;
}
