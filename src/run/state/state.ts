import type { Restored } from "../../facts/checkpoint.js";
import type { EventOf } from "../../facts/events.js";
import type { KeptSandbox } from "../../facts/session.js";
import type { Usage } from "../../facts/reply.js";

/** One reply and all events that followed from it. */
export interface Attempt {
  readonly number: number;
  /** The reply. If a person changed blocks, it has the changed ones. */
  readonly reply: EventOf<"reply">;
  /** The answers to two questions: may the code run, and may the run end after it? */
  readonly approvals: readonly EventOf<"approval">[];
  /** Its blocks' results in the current session, in order. If the session is lost, they move to `lost`. */
  readonly executions: readonly EventOf<"execution">[];
  readonly lost: readonly EventOf<"execution">[];
  readonly verifications: readonly EventOf<"verification">[];
  readonly decision: EventOf<"decision"> | null;
  /** Whether the changes at its end were saved. Null if nobody tried. */
  readonly checkpoint: EventOf<"checkpoint"> | null;
  /** The checkpoint with which this attempt's last new session began. Null if there was none. */
  readonly restored: Restored | null;
  /** How long no process worked on the run before this attempt, in milliseconds. */
  readonly awayMs: number;
}

/** All facts about a run, computed only from its events. */
export interface RunState {
  /** The number of events so far, which is the next event's `seq`. */
  readonly events: number;
  /** The time of the last event, in ISO 8601. Null before the first. */
  readonly lastAt: string | null;
  readonly run: EventOf<"run-started"> | null;
  /** The current session. Null before the first session and after a loss. */
  readonly session: EventOf<"session-started"> | null;
  /** The newest session. Reports show its image and limits. */
  readonly lastSession: EventOf<"session-started"> | null;
  readonly attempts: readonly Attempt[];
  /** The results of verifications on the original files. Each has the number of the newest attempt at that time. */
  readonly controls: readonly (EventOf<"control"> & { readonly attempt: number })[];
  /** The result of the audit. Null if there is none, or not yet. */
  readonly audit: EventOf<"audited"> | null;
  readonly usage: Usage;
  /** Sessions that were lost or did not start. */
  readonly infrastructureFailures: number;
  /** The current failure. Null if there is none, or if a later step has solved it. */
  readonly failure: EventOf<"failure"> | null;
  /** The question that waits for an answer from outside. */
  readonly awaiting: EventOf<"approval-awaited"> | null;
  readonly interruption: EventOf<"interrupted"> | null;
  /** How long no process worked on the run, in milliseconds. This time does not count for the run's time limit. */
  readonly awayMs: number;
  /** One event for each time that another process continued the run. */
  readonly resumptions: readonly EventOf<"resumed">[];
  /** Whether the run was resumed and no session has started since. */
  readonly isResumed: boolean;
  readonly files: EventOf<"files-saved"> | null;
  /** The run's result as data. Null if nobody asked for it, or if the answer is missing. */
  readonly data: EventOf<"data"> | null;
  /** The model's summary of the run. Null if nobody asked for it, or if the answer is missing. */
  readonly reflection: EventOf<"reflection"> | null;
  /** The sandbox that stays after the run. Null if there is none. */
  readonly kept: KeptSandbox | null;
  readonly warnings: readonly EventOf<"warning">[];
  readonly end: EventOf<"run-ended"> | null;
}
