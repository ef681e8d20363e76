import type { Leftover } from "../../descriptor.js";
import { EngineSilentError } from "../client/engine-call.js";
import { isAlreadyGone, isBeingRemoved } from "../client/engine-error.js";

/** How to remove one kind of leftovers. */
export interface Cleaning {
  readonly signal: AbortSignal;
  readonly isDryRun: boolean;
}

/** 60 s: images and caches can have gigabytes, and an engine deletes them file by file beside other work. */
export const removalDeadlineMs = 60_000;

/**
 * The result of a call that removes something. Things that a container uses count as living. If the engine cannot end
 * one container, for example because a process hangs in its start, the others are still removed.
 * @throws the engine's other errors.
 */
export async function fateOf(removal: Promise<unknown>): Promise<Leftover["fate"]> {
  try {
    await removal;
  } catch (error) {
    if (error instanceof EngineSilentError) return "stuck";
    if (isBeingRemoved(error)) return "lives";
    if (!isAlreadyGone(error)) throw error;
  }
  return "removed";
}
