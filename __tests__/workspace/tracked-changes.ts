import type { RunFolder } from "../../src/run-folder/run-folder.js";
import { type CountingOptions, countingIn } from "../../src/workspace/counting/counting.js";
import { type ChangeOptions, type Changes, trackChanges } from "../../src/workspace/patch/changes.js";
import type { FolderSource } from "../../src/workspace/source/workspace-source.js";

export type TrackedOptions = Omit<ChangeOptions, "counting"> & Partial<CountingOptions>;

/** What a run changed, of which what counts is asked until all is told. */
export function trackedChanges(source: FolderSource, run: RunFolder, options: TrackedOptions = {}): Changes {
  const counting = countingIn(source, { verify: [], ...options });
  const changes = trackChanges(source, run, { ...options, counting });
  return {
    ...changes,
    async changes(saved) {
      await using _counting = counting;
      return await changes.changes(saved);
    },
  };
}
