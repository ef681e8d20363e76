import type { Restored } from "../../facts/checkpoint.js";
import { hasRun } from "../../facts/endings.js";
import type { Policy } from "../../facts/events.js";
import type { Ending } from "./ending.js";
import { spentBudget } from "./budget.js";
import { turnsInWords } from "./rules.js";
import { isStepByStep } from "../state/standing.js";
import type { Attempt, RunState } from "../state/state.js";

/** Why no other turn follows an unfinished one in step-by-step work. Null if one follows. */
export function endOfTurns(state: RunState, policy: Policy): Ending | null {
  const spent = spentBudget(state, policy);
  if (spent !== null)
    return {
      outcome: "budget-spent",
      reason: `${spent.words} The model had not said that the task is done.`,
      nextStep: `Raise \`${spent.setting}\`, or make the task smaller. The report shows what was done so far.`,
    };
  if (state.attempts.length < policy.maxTurns) return null;
  return {
    outcome: "budget-spent",
    reason: `${turnsInWords(policy)} The model had not said that the task is done.`,
    nextStep: "Raise `max-turns`, or make the task smaller. The report shows what was done so far.",
  };
}

/** Whether to save the turn's changes before the next call, in step-by-step work. */
export function wantsCheckpoint({ session }: RunState, attempt: Attempt): boolean {
  return session?.takesCheckpoints === true && attempt.checkpoint === null && ranCode(attempt);
}

/** The saved files for a fresh session. Null if it begins with the original files. */
export function restoring(state: RunState): Restored | null {
  const current = state.attempts.at(-1);
  const kept = current === undefined ? null : keptBefore(state.attempts, current.number);
  if (kept === null) return null;
  const after = state.isResumed ? "resumed" : wasLost(state, current!) ? "lost" : "spent";
  return { attempt: kept.attempt, after };
}

/** The checkpoint before this turn, from the last turn whose session survived. Null: none, or saving failed. */
export function keptBefore(attempts: readonly Attempt[], number: number): Attempt["checkpoint"] {
  const last = attempts.findLast((each) => each.number < number && each.checkpoint !== null)?.checkpoint;
  return last?.fault === undefined ? (last ?? null) : null;
}

/**
 * How the run ends if a sandbox with earlier turns is lost and their files were not saved. Only in step-by-step work.
 * The earlier code is not run again, because it may act differently on other files.
 */
export function endOfLostWork(state: RunState, policy: Policy): Ending | null {
  const current = state.attempts.at(-1);
  if (!isStepByStep(policy) || current === undefined) return null;
  if (!state.isResumed && !wasLost(state, current)) return null;
  const before = state.attempts.slice(0, -1);
  // The last turn that ran code in this session.
  const last = before.slice(before.findLastIndex(spentSession) + 1).findLast(ranCode);
  if (last === undefined || restoring(state) !== null) return null;
  const evidence = current.lost.findLast(({ ending }) => ending !== "not-run")?.evidence;
  const why = state.isResumed
    ? "When the earlier agent-exec process of this run ended, the sandbox was removed."
    : (state.failure?.message ?? `The sandbox was lost: ${evidence ?? "the reason is unknown"}.`);
  return {
    outcome: "infrastructure-error",
    reason: `${why} All changes to files up to turn ${last.number} are lost.`,
    nextStep: "Run the task again, and check this machine's container engine (its log and memory).",
    code: state.failure?.code ?? "session-lost",
  };
}

/** Whether a turn's session was lost. If the code used it up instead, the turn's executions still count. */
function wasLost({ failure }: RunState, { lost, executions }: Attempt): boolean {
  return failure?.during === "execute" || (lost.length > 0 && executions.length === 0);
}

export function ranCode({ executions }: Attempt): boolean {
  return executions.some(hasRun);
}

/** Whether a turn's code, or its leftover processes, used up the session and its files. */
export function spentSession({ executions, verifications }: Attempt): boolean {
  return [...executions, ...verifications].some(({ isSessionSpent }) => isSessionSpent === true);
}
