import type { ChangedEntry } from "./workspace.js";

/** A file that has not changed since the last checkpoint that was read to its end. */
export interface SameEntry {
  readonly kind: "same";
  readonly path: string;
}

/**
 * A difference between the workspace now and its original files. The content is included if the last checkpoint does
 * not have it.
 */
export type CheckpointEntry = ChangedEntry | SameEntry;

/** Keeps the code's changes after each turn, so that a fresh session can continue from there. */
export interface CheckpointStore {
  /**
   * Replaces the last checkpoint after all entries were read. If anything throws, the last checkpoint stays.
   * @param attempt the turn that left these files
   * @throws the entries' error, and AgentExecError `storage-failed` if the disk refuses.
   */
  keep(entries: AsyncIterable<CheckpointEntry>, attempt: number): Promise<void>;
  /**
   * The saved changes, in the form of `Session.files`, from the start with each call. Empty before the first
   * checkpoint.
   */
  entries(): AsyncIterable<ChangedEntry>;
}
