import type { ChangedEntry } from "./workspace.js";

/** A file that has not changed since the last complete checkpoint. */
export interface SameEntry {
  readonly kind: "same";
  readonly path: string;
}

/**
 * A difference between the workspace and its original files. It includes the content only if the last checkpoint does
 * not have it.
 */
export type CheckpointEntry = ChangedEntry | SameEntry;

/** Keeps the code's changes after each turn, so that a fresh session can continue from there. */
export interface CheckpointStore {
  /**
   * Replaces the last checkpoint after it has read all entries. If anything throws, the last checkpoint stays.
   * @param attempt the turn after which these files were saved
   * @throws the entries' error, and AgentExecError `storage-failed` if the disk refuses.
   */
  keep(entries: AsyncIterable<CheckpointEntry>, attempt: number): Promise<void>;
  /** Yields the saved changes as `Session.files` does. Each call starts again. Empty before the first checkpoint. */
  entries(): AsyncIterable<ChangedEntry>;
}
