import type { Policy } from "../../ports/events.js";
import type { RunState } from "./state.js";

/** The code of the warning that says why there is no more to come of a control run. */
export const controlNotRun = "control-not-run";

/** Whether the verifications are to be run on the workspace as it was given, too. */
export function wantsControl({ control, verify }: Policy): boolean {
  return control !== undefined && verify.length > 0;
}

/** Whether no more is to come of it. */
export function isControlOver({ controls, warnings }: RunState, { verify }: Policy): boolean {
  return controls.length >= verify.length || warnings.some(({ code }) => code === controlNotRun);
}

/**
 * What the verifications said of the workspace as it was given. `failed`: one of them at least, so that passing afterwards
 * is proof. `passed`: all of them, so that they guard what was there and prove nothing new. `not-run`: nobody knows.
 */
export function controlOf({ controls }: RunState, { verify }: Policy): "failed" | "passed" | "not-run" {
  if (controls.some(({ exitCode }) => exitCode !== 0)) return "failed";
  return controls.length > 0 && controls.length === verify.length ? "passed" : "not-run";
}
