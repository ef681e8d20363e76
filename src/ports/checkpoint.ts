import type { ChangedEntry } from "./workspace.js";

/** An entry that is as it was when the checkpoint before was read to its end. */
export interface SameEntry {
  readonly kind: "same";
  readonly path: string;
}

/** What is different in a workspace from what it began with, as of now: contents come where they are not known yet. */
export type CheckpointEntry = ChangedEntry | SameEntry;

/** Where a run keeps what its code had changed as of its last turn, so that a fresh session can go on from there. */
export interface CheckpointStore {
  /**
   * Takes the place of the checkpoint before, once all entries were read; when something throws, that one stays.
   * @param attempt whose code left it so
   * @throws what the entries throw, and AgentExecError `storage-failed` when the disk refuses.
   */
  keep(entries: AsyncIterable<CheckpointEntry>, attempt: number): Promise<void>;
  /** What is kept, as `Session.files` yields it, anew with each call; nothing before the first checkpoint. */
  entries(): AsyncIterable<ChangedEntry>;
}
