import type { Restored } from "../../facts/checkpoint.js";
import type { EventOf } from "../../facts/events.js";
import type { KeptSandbox } from "../../facts/session.js";
import type { Usage } from "../../facts/reply.js";

/** One reply and everything that followed from it. */
export interface Attempt {
  /** Counted from 1. */
  readonly number: number;
  /** With the blocks as a person changed them before they ran. */
  readonly reply: EventOf<"reply">;
  /** The answers to the questions whether its code may run, and whether the run may end after it. */
  readonly approvals: readonly EventOf<"approval">[];
  /** In order of the blocks, in the session that is still there; a lost session's executions move to `lost`. */
  readonly executions: readonly EventOf<"execution">[];
  readonly lost: readonly EventOf<"execution">[];
  readonly verifications: readonly EventOf<"verification">[];
  readonly decision: EventOf<"decision"> | null;
  /** Whether the changes at its end were saved; null if nobody tried. */
  readonly checkpoint: EventOf<"checkpoint"> | null;
  /** The turn whose files this attempt's last new session began with; null if there was none. */
  readonly restored: Restored | null;
  /** How long no process worked on the run before it, in milliseconds. */
  readonly awayMs: number;
}

/** What is known about a run, computed only from its events. */
export interface RunState {
  /** The number of events so far, which is the next event's `seq`. */
  readonly events: number;
  /** When the last event was appended, ISO 8601; null before the first. */
  readonly lastAt: string | null;
  readonly run: EventOf<"run-started"> | null;
  /** The current session; null before the first and after a loss. */
  readonly session: EventOf<"session-started"> | null;
  /** The newest session so far, with image and limits for the reports. */
  readonly lastSession: EventOf<"session-started"> | null;
  readonly attempts: readonly Attempt[];
  /** The verifications' runs on the original files, each with the number of the newest attempt at that time. */
  readonly controls: readonly (EventOf<"control"> & { readonly attempt: number })[];
  /** The result of the audit. Null if there is none, or not yet. */
  readonly audit: EventOf<"audited"> | null;
  readonly usage: Usage;
  /** Sessions that were lost or did not start. */
  readonly infrastructureFailures: number;
  /** The current failure, if nothing has fixed it yet. */
  readonly failure: EventOf<"failure"> | null;
  /** The question that waits for an answer from outside. */
  readonly awaiting: EventOf<"approval-awaited"> | null;
  readonly interruption: EventOf<"interrupted"> | null;
  /** How long no process worked on the run, in milliseconds. This time does not count as the run's time. */
  readonly awayMs: number;
  /** Each time that another process continued the run. */
  readonly resumptions: readonly EventOf<"resumed">[];
  /** Whether the run was resumed and no session has started since. */
  readonly isResumed: boolean;
  readonly files: EventOf<"files-saved"> | null;
  /** The run's result as data; null if nobody asked, or the answer is still to come. */
  readonly data: EventOf<"data"> | null;
  /** The model's summary of the whole run; null if nobody asked, or none came. */
  readonly reflection: EventOf<"reflection"> | null;
  /** The sandbox that outlives the run; null if there is none. */
  readonly kept: KeptSandbox | null;
  readonly warnings: readonly EventOf<"warning">[];
  readonly end: EventOf<"run-ended"> | null;
}
