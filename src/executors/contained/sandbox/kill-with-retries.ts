import type { KillEnd } from "./killer.js";
import type { Sandbox } from "./sandbox.js";

/** 4 tries of 0.7 s: a keeper with much else to do is slower than at a block's deadline can be waited for. */
const killTries = 4;

/** 5 s: what blocks left may take all processor time that the place has, under gVisor the monitor's with it. */
const lookMs = 5000;

/**
 * Ends all that was started with the blocks' user, where nobody's deadline has passed and there is time to try again.
 * On abort it is not tried again.
 */
export async function killWithRetries(sandbox: Sandbox, signal?: AbortSignal): Promise<KillEnd> {
  let end = await sandbox.killAll();
  for (let tries = 2; end !== "done" && tries <= killTries && sandbox.isUsable; tries += 1) {
    if (signal?.aborted === true) break;
    end = await sandbox.killAll(tries === killTries ? { lookMs } : {});
  }
  return end;
}
