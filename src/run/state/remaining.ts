import type { EventOf } from "../../facts/events.js";
import type { Refused } from "../../facts/files.js";
import type { RunState } from "./state.js";

/** What a run waits for: another end, such as one by a signal, leaves nothing to wait for. */
export function awaitingOf({ awaiting, end }: RunState): EventOf<"approval-awaited"> | null {
  return end === null || end.outcome === "awaiting-approval" ? awaiting : null;
}

/** What was not saved, and changes that were refused, these first. */
export function leftOutOf({ files }: RunState): readonly Refused[] {
  return [...(files?.changes?.refused ?? []), ...(files?.leftOut ?? [])];
}
