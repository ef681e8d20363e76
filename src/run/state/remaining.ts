import type { EventOf } from "../../facts/events.js";
import type { Refused } from "../../facts/files.js";
import type { RunState } from "./state.js";

/** The question that a run waits for. Null if the run ended in another way, for example by a signal. */
export function awaitingOf({ awaiting, end }: RunState): EventOf<"approval-awaited"> | null {
  return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}

/** Refused changes, and then files that were not saved. */
export function leftOutOf({ files }: RunState): readonly Refused[] {
  return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}
