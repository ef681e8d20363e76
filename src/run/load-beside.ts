import { setTimeout } from "node:timers/promises";
import type { Policy } from "../facts/events.js";
import type { RunPorts } from "./run-ports.js";

/** What verifies, for a run that does. */
export const loadJudging = () => import("./verify.js");

/**
 * The requests of a start go out before what is loaded takes the processor: an engine is asked for a container by then.
 */
const headStartMs = 50;

/**
 * While the sandbox starts and there is nothing else to do, loads the code for verifications and reports. No code runs
 * before that: code that nothing isolates could change what is loaded later.
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
