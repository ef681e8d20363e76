import type { Leftover } from "../../descriptor.js";
import { callEngine, EngineSilentError } from "../client/engine-call.js";
import { isAlreadyGone, isRefusal } from "../client/engine-error.js";

/** What is asked of one kind of leftovers. */
export interface Cleaning {
  readonly signal: AbortSignal;
  readonly isDryRun: boolean;
}

export interface Removal {
  /** "remove an image". */
  readonly what: string;
  readonly signal: AbortSignal;
  readonly call: (abortSignal: AbortSignal) => Promise<unknown>;
}

/** 60 s: images and caches can be gigabytes, which an engine deletes file by file, behind what it does for others. */
const removalDeadlineMs = 60_000;

/** Removes what containers may hold, and tells its fate: what one holds lives. @throws whatever else the engine says. */
export async function removeUnheld({ what, signal, call }: Removal): Promise<Leftover["fate"]> {
  try {
    await callEngine({ what, signal, deadlineMs: removalDeadlineMs }, call);
  } catch (error) {
    if (error instanceof EngineSilentError) return "stuck";
    if (isAlreadyGone(error)) return "removed";
    if (isRefusal(error) && error.statusCode === 409) return "lives";
    throw error;
  }
  return "removed";
}
