import type { AgentExecError } from "../errors.js";
import { tableOf } from "./described.js";

/** What GitHub takes as the conclusion of a check run, as far as we give one. */
export type Conclusion = "success" | "neutral" | "failure" | "timed_out" | "action_required" | "cancelled";

export type Tone = "good" | "bad" | "warn";

/** How far a run came. */
export interface RunLength {
  /** Up to the one that the outcome rests on. */
  readonly attempts: number;
  /** What they are: replies that are to pass each, or turns until the writer is done. Default: `attempt`. */
  readonly unit?: "attempt" | "turn";
  /** Whether any code ran. Default: no. */
  readonly ranCode?: boolean;
}

interface OutcomeRow {
  /** What a person sees first of it. */
  readonly icon: string;
  /** How the run ended, in a few words: `Passed on attempt 2`, `Passed after 23 turns`. No full stop, no markup. */
  readonly title: (run: RunLength) => string;
  readonly tone: Tone;
  /** GitHub's kind of box around why, in Markdown; null for none. */
  readonly alert: "CAUTION" | "WARNING" | "IMPORTANT" | null;
  /** Whether the action's step fails: unless `fail-on` says otherwise, only if it says so, or never. */
  readonly failsStep: "yes" | "if-asked" | "never";
  /** The command's exit code. */
  readonly exitCode: number;
  /** The check run's conclusion; null where no check is made. */
  readonly conclusion: Conclusion | null;
}

const always = (title: string) => () => title;
const during =
  (title: string) =>
  ({ attempts, unit = "attempt" }: RunLength) =>
    `${title} ${attempts === 0 ? `before the first ${unit}` : `in ${unit} ${attempts}`}`;
const after =
  (title: string) =>
  ({ attempts, unit = "attempt" }: RunLength) =>
    `${title} after ${attempts === 1 ? `one ${unit}` : `${attempts} ${unit}s`}`;
const passed = (run: RunLength) => {
  if (run.unit === "turn") return after("Passed")(run);
  return run.attempts === 1 ? "Passed on the first attempt" : `Passed on attempt ${run.attempts}`;
};
const answered = ({ ranCode = false }: RunLength) =>
  ranCode ? "Answered without a change" : "Answered without code";

/** How a run can end, and all that each outcome means outside: a new one is one row. */
// prettier-ignore
export const outcomes = tableOf<OutcomeRow>()({
  passed: { icon: "✅", title: passed, tone: "good", alert: null, failsStep: "never", exitCode: 0, conclusion: "success" },
  answered: { icon: "💬", title: answered, tone: "good", alert: null, failsStep: "if-asked", exitCode: 0, conclusion: "neutral" },
  failed: { icon: "❌", title: after("Failed"), tone: "bad", alert: "CAUTION", failsStep: "yes", exitCode: 1, conclusion: "failure" },
  "gave-up": { icon: "🛑", title: after("Gave up"), tone: "bad", alert: "WARNING", failsStep: "yes", exitCode: 1, conclusion: "failure" },
  "budget-spent": { icon: "🪙", title: after("Budget spent"), tone: "warn", alert: "WARNING", failsStep: "yes", exitCode: 4, conclusion: "failure" },
  "timed-out": { icon: "⏱️", title: during("Out of time"), tone: "warn", alert: "WARNING", failsStep: "yes", exitCode: 4, conclusion: "timed_out" },
  "awaiting-approval": { icon: "✋", title: always("Waiting for approval"), tone: "warn", alert: "IMPORTANT", failsStep: "never", exitCode: 5, conclusion: "action_required" },
  rejected: { icon: "🚫", title: always("Rejected"), tone: "warn", alert: "WARNING", failsStep: "never", exitCode: 5, conclusion: "neutral" },
  cancelled: { icon: "⚪", title: during("Cancelled"), tone: "warn", alert: "WARNING", failsStep: "yes", exitCode: 130, conclusion: "cancelled" },
  "infrastructure-error": { icon: "⚠️", title: always("Stopped by an infrastructure failure, not by the code"), tone: "warn", alert: "WARNING", failsStep: "yes", exitCode: 3, conclusion: "failure" },
  denied: { icon: "🚫", title: always("Not allowed"), tone: "warn", alert: "WARNING", failsStep: "if-asked", exitCode: 0, conclusion: null },
  skipped: { icon: "⏭️", title: always("Skipped"), tone: "warn", alert: "WARNING", failsStep: "if-asked", exitCode: 0, conclusion: null },
});

export type Outcome = keyof typeof outcomes;

/** What an outcome means outside; null stands for a run that has no end, which somebody cut off. */
export function outcomeRow(outcome: Outcome | null): OutcomeRow {
  return outcome === null
    ? { ...outcomes.cancelled, icon: "❔", title: during("Cut off") }
    : outcomes[outcome];
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
