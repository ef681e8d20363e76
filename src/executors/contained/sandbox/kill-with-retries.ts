import type { KillEnd } from "./killer.js";
import type { Sandbox } from "./sandbox.js";

/** Each try takes 0.7 s. A busy engine may need more than one, but a block's deadline cannot wait longer. */
const quickTries = 3;

/**
 * On an overloaded machine, the engine's own processes take seconds to end. Code that left nothing must not be blamed
 * for that. Code that resists its end gains at most this time.
 */
const patienceMs = 10_000;

/** Leftover processes may use all of the place's processor time. Under gVisor this includes the monitor's. */
const lookMs = 5000;

/**
 * Ends all processes of the blocks' user. It tries again if no deadline has passed and there is time, but not after an
 * abort.
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
