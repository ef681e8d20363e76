import type { RunEvent } from "../facts/events.js";

/** Stores the transcript. */
export interface EventLog {
  /**
   * Resolves when the event is on disk. An event must have no effect outside before that.
   * @throws AgentExecError `storage-failed`.
   */
  append(event: RunEvent): Promise<void>;
}
