import type { EventOf } from "../../facts/events.js";
import type { Refused } from "../../facts/files.js";
import type { RunState } from "./state.js";

/** What a run waits for. If it ended in another way, for example by a signal, it waits for nothing. */
export function awaitingOf({ awaiting, end }: RunState): EventOf<"approval-awaited"> | null {
  return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}

/** Files that were not saved, and refused changes, which come first. */
export function leftOutOf({ files }: RunState): readonly Refused[] {
  return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}
