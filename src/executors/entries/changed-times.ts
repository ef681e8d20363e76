import { timeStep } from "../../files/file-times.js";
import type { ChangedEntry } from "../../ports/workspace.js";
import type { GivenEntries } from "./given-entries.js";

/** When an entry was modified and changed, by the kernel. Code can set the first time, but never the second. */
export interface EntryTimes {
  readonly modified: number;
  readonly changed: number;
}

/**
 * The time of a changed file for tools that compare times: its own time, but never in the future, and always later than
 * the original files. With the original time, `make` would think that a changed source is already built.
 */
export function changedTime({ modified, changed }: EntryTimes, { newestTime }: GivenEntries): number {
  return Math.max(Math.min(modified, changed), newestTime + timeStep);
}

/** Changes with times from now on, in their order, because a setup may have built from the replaced files. */
export async function* changedNow(changes: AsyncIterable<ChangedEntry>): AsyncGenerator<ChangedEntry> {
  const now = Date.now();
  let steps = 0;
  let before: number | null = null;
  for await (const entry of changes) {
    if (entry.kind === "file") {
      const { modifiedAt = before ?? 0 } = entry;
      if (before !== null && modifiedAt > before) steps += 1;
      before = Math.max(before ?? 0, modifiedAt);
      yield { ...entry, modifiedAt: now + steps * timeStep };
    } else yield entry;
  }
}
