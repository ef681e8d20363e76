import { hasRun } from "../../facts/endings.js";
import type { Fact, Policy } from "../../facts/events.js";
import { isStepByStep, refusalOf, standingOf } from "../state/standing.js";
import type { Attempt, RunState } from "../state/state.js";

/** The event with which an interrupted run continues. `now` is the time in milliseconds since 1970. */
export function resumption(state: RunState, policy: Policy, now: number): Extract<Fact, { type: "resumed" }> {
  const awayMs = Math.max(0, now - Date.parse(state.lastAt ?? ""));
  const attempt = state.files === null ? state.attempts.at(-1) : undefined;
  if (attempt === undefined || !isUnderWay(state, attempt, policy)) return { type: "resumed", awayMs };
  const { number, executions, verifications } = attempt;
  const again = { attempt: number, blocks: executions.length, verifications: verifications.length };
  return { type: "resumed", awayMs, again };
}

/** Whether the run still needs the lost sandbox: its files, or the proof that they are good. */
function isUnderWay({ session }: RunState, attempt: Attempt, policy: Policy): boolean {
  const { executions, verifications, checkpoint } = attempt;
  // The next step is another reply, which needs only the output.
  if (refusalOf(attempt, "end") !== undefined) return false;
  const standing = standingOf(attempt, policy);
  if (["executing", "verifying"].includes(standing) && session !== null) return true;
  if (standing !== "failed" && verifications.length > 0) return true;
  const needsFiles = isStepByStep(policy)
    ? checkpoint === null || checkpoint.fault !== undefined
    : ["executing", "verifying", "passed"].includes(standing);
  return needsFiles && executions.some(hasRun);
}
