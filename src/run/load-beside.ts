import { setTimeout } from "node:timers/promises";
import type { Policy } from "../facts/events.js";
import type { RunPorts } from "./run-ports.js";

/** Loads the verification code, only for runs that verify. */
export const loadJudging = () => import("./verify.js");

/** The start first sends its requests, so that the engine has one before loading takes the processor. */
const headStartMs = 50;

/**
 * Loads the code for verifications and reports while the sandbox starts. No code runs before that: code that nothing
 * isolates could change what is loaded later.
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
