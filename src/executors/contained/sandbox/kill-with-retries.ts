import type { KillEnd } from "./killer.js";
import type { Sandbox } from "./sandbox.js";

/** Each try takes 0.7 s. A busy engine may need more than one, but a block's deadline cannot wait longer. */
const quickTries = 3;

/** Code that left nothing must not be blamed for an overloaded machine. Code that resists its end gains this time. */
const patienceMs = 10_000;

/** Leftover processes may use all of the place's processor time. Under gVisor this includes the monitor's. */
const lookMs = 5000;

/**
 * A killer needs 15 ms of processor time, and 150 processes need 80 ms to die. On a machine with free processors, the
 * tries alone take more than this time. Code that keeps killers from their turn takes more, too.
 */
const leastProcessorMs = 250;

/** `starved`: some processes are left, but the machine gave the place almost no processor time to end them. */
export type PatientKillEnd = KillEnd | "starved";

/** Ends all processes of the blocks' user. Tries again while there is time, but not after an abort. */
export async function killWithRetries(sandbox: Sandbox, signal?: AbortSignal): Promise<PatientKillEnd> {
  const giveUpAt = performance.now() + patienceMs;
  let end = await sandbox.killAll();
  if (end === "done") return end;
  const startedAt = performance.now();
  const before = await sandbox.monitor.processorMs(lookMs);
  for (let tries = 2; end !== "done" && performance.now() < giveUpAt && sandbox.isUsable; tries += 1) {
    if (signal?.aborted === true) break;
    end = await sandbox.killAll(tries > quickTries ? { lookMs } : {});
  }
  if (end === "done" || signal?.aborted === true || !sandbox.isUsable) return end;
  const after = await sandbox.monitor.processorMs(lookMs);
  if (before === null || after === null) return end;
  // Blocks that stopped a killer need no processor time for that.
  if (end === "resisted" && (await sandbox.isAnyStopped())) return end;
  return blamed(end, { usedMs: after - before, tookMs: performance.now() - startedAt });
}

/** Blames the code or the machine for processes that were not ended, by the processor time that the place used. */
export function blamed(
  end: Exclude<KillEnd, "done">,
  { usedMs, tookMs }: { readonly usedMs: number; readonly tookMs: number },
): PatientKillEnd {
  if (end === "resisted" && usedMs < leastProcessorMs) return "starved";
  // No killer came to its turn, because the code's processes took the processor.
  if (end === "unable" && usedMs > tookMs / 2) return "resisted";
  return end;
}
