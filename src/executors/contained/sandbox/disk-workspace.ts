import { setTimeout as wait } from "node:timers/promises";
import type { Place } from "../place.js";
import prelude from "../guard/prelude.sh.js";
import type { Monitor } from "./monitor.js";
import { runPreparation } from "./preparation.js";

/** A disk can take a few hundred megabytes in this time. */
const pollMs = 250;
/** How much more than at the start may be used. So a block that begins above the limit can still clean up. */
const slackBytes = 64 * 1024 ** 2;

/** The engine makes a volume's folder for root, who opens it. Root stays the owner, so that no block can lock it. */
const openScript = (folder: string): string => `${prelude}chmod 1777 ${folder}`;

/** The sandbox, because its monitor may change. */
interface Watched {
  readonly place: Place;
  readonly monitor: Monitor;
}

/**
 * Watches a workspace that is larger than the memory. It is on the engine's disk, where nothing limits it. All space
 * that the disk loses during the session counts as the workspace's, because code can hide a folder from a count of
 * files, but not the space that it takes. So data that others write to this disk counts too.
 */
export class DiskWorkspace {
  readonly #sandbox: Watched;
  readonly #limitBytes: number;
  readonly #freeAtStart: number;

  /** Opens the workspace to the blocks' user. @throws the errors of `runPreparation`, or why it failed. */
  static async open(sandbox: Watched, limitBytes: number, signal: AbortSignal): Promise<DiskWorkspace> {
    const { place } = sandbox;
    const command = ["sh", "-c", openScript(place.workspaceFolder)];
    const exitCode = await runPreparation({ place, signal, command, user: "0:0" });
    if (exitCode !== 0) throw new Error("The code could not get access to the workspace on disk.");
    const free = await freeBytes(sandbox);
    if (free === null) throw new Error("The free space of the workspace's disk cannot be read.");
    return new DiskWorkspace(sandbox, limitBytes, free);
  }

  constructor(sandbox: Watched, limitBytes: number, freeAtStart: number) {
    this.#sandbox = sandbox;
    this.#limitBytes = limitBytes;
    this.#freeAtStart = freeAtStart;
  }

  /** Resolves with the used bytes when they exceed the limit. Never resolves after `signal` has fired. */
  async overLimit(signal: AbortSignal): Promise<number> {
    let allowed: number | null = null;
    while (!signal.aborted) {
      const free = await freeBytes(this.#sandbox);
      const taken = this.#freeAtStart - (free ?? this.#freeAtStart);
      allowed ??= Math.max(this.#limitBytes, taken + slackBytes);
      if (taken > allowed && !signal.aborted) return taken;
      await wait(pollMs, undefined, { ref: false });
    }
    return new Promise<never>(() => undefined);
  }
}

async function freeBytes(sandbox: Watched): Promise<number | null> {
  const space = await sandbox.monitor.readSpace();
  return space?.find(({ folder }) => folder === sandbox.place.workspaceFolder)?.freeBytes ?? null;
}
