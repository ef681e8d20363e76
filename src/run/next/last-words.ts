import type { Policy } from "../../facts/events.js";
import type { RunState } from "../state/state.js";
import type { Ending } from "./ending.js";

/** Whether to ask for the result as data. The run asks once, if it has any result. */
export function wantsData({ data, interruption }: RunState, policy: Policy, { outcome }: Ending): boolean {
  if (policy.resultSchema === undefined || !policy.hasWriter || data !== null) return false;
  return interruption === null && ["passed", "answered"].includes(outcome);
}

/** The code of the warning that there is no summary. */
export const noReflection = "no-reflection";

/** Whether to ask for a summary. The run asks once, if the writer can still answer and the run did something. */
export function wantsReflection(state: RunState, policy: Policy, { outcome }: Ending): boolean {
  const { reflection, interruption, attempts, warnings } = state;
  if (!policy.reflect || !policy.hasWriter || attempts.length === 0) return false;
  if (reflection !== null || interruption !== null || warnings.some(({ code }) => code === noReflection))
    return false;
  return ["passed", "answered", "failed", "gave-up"].includes(outcome);
}
