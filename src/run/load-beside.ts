import { setTimeout } from "node:timers/promises";
import type { Policy } from "../facts/events.js";
import type { RunPorts } from "./run-ports.js";

/** Loads the code for verifications. Only runs that verify need it. */
export const loadJudging = () => import("./verify.js");

/** Loading takes the processor. So the start gets this time to send its first requests to the engine. */
const headStartMs = 50;

/**
 * Loads the code for verifications and reports while the sandbox starts. It must be loaded before any code of the model
 * runs: code without isolation could change the files that are loaded later.
 */
export async function loadBeside(
  starting: Promise<unknown>,
  { policy, loadReports }: Pick<RunPorts, "loadReports"> & { readonly policy: Policy },
): Promise<void> {
  const over = new AbortController();
  const headStart = setTimeout(headStartMs, undefined, { signal: over.signal });
  await Promise.race([starting, headStart]).finally(() => over.abort());
  await Promise.all([loadReports?.(), policy.verify.length > 0 && loadJudging()]);
}
