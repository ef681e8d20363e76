import type { RunEvent } from "../facts/events.js";

/** Keeps the transcript. */
export interface EventLog {
  /** Durable when it resolves: the fact has no effect outside before that. @throws AgentExecError `storage-failed`. */
  append(event: RunEvent): Promise<void>;
}
