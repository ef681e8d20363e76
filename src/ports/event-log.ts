import type { RunEvent } from "../facts/events.js";

/** Keeps the transcript. */
export interface EventLog {
  /**
   * When it resolves, the event is on disk. Before that, the event must have no effect outside. @throws AgentExecError
   * `storage-failed`.
   */
  append(event: RunEvent): Promise<void>;
}
