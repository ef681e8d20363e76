import type { KillEnd } from "./killer.js";
import type { Sandbox } from "./sandbox.js";

/** Of 0.7 s each: a busy engine needs more than a block's deadline can wait for. */
const quickTries = 3;

/**
 * 10 s: on a machine with ten times more work than it can do, the engine's own processes take seconds to end. Code that
 * left nothing must not be blamed for them. Code that fights its end gains no more than this.
 */
const patienceMs = 10_000;

/** 5 s: what blocks left may take all processor time that the place has, under gVisor the monitor's with it. */
const lookMs = 5000;

/**
 * Ends everything that runs as the blocks' user, if no deadline has passed and there is time to try again. On abort it
 * is not tried again.
 */
export async function killWithRetries(sandbox: Sandbox, signal?: AbortSignal): Promise<KillEnd> {
  const giveUpAt = performance.now() + patienceMs;
  let end = await sandbox.killAll();
  for (let tries = 2; end !== "done" && performance.now() < giveUpAt && sandbox.isUsable; tries += 1) {
    if (signal?.aborted === true) break;
    end = await sandbox.killAll(tries > quickTries ? { lookMs } : {});
  }
  return end;
}
