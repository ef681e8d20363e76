import type { Policy } from "../../facts/events.js";
import type { RunState } from "../state/state.js";
import type { Ending } from "./ending.js";

/** The result as data is asked for once, if there is any work. */
export function wantsData({ data, interruption }: RunState, policy: Policy, { outcome }: Ending): boolean {
  if (policy.resultSchema === undefined || !policy.hasWriter || data !== null) return false;
  return interruption === null && ["passed", "answered"].includes(outcome);
}

/** The warning's code for a missing summary. */
export const noReflection = "no-reflection";

/** Asks once, if the writer can still be asked and the run did something. */
export function wantsReflection(state: RunState, policy: Policy, { outcome }: Ending): boolean {
  const { reflection, interruption, attempts, warnings } = state;
  if (!policy.reflect || !policy.hasWriter || attempts.length === 0) return false;
  if (reflection !== null || interruption !== null || warnings.some(({ code }) => code === noReflection))
    return false;
  return ["passed", "answered", "failed", "gave-up"].includes(outcome);
}
