import type { Leftover } from "../../descriptor.js";
import { callEngine, EngineSilentError } from "../client/engine-call.js";
import { isAlreadyGone, isRefusal } from "../client/engine-error.js";

/** How to remove one kind of leftovers. */
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

/** 60 s: images and caches can have gigabytes, and an engine deletes them file by file beside other work. */
const removalDeadlineMs = 60_000;

/**
 * Removes things that containers may use, and reports the result: those in use count as living.
 * @throws the engine's other errors.
 */
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
