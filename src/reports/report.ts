import type { RunProof } from "../prove/proof-of-run.js";
import type { ProvedTests } from "../run/state/proof.js";
import type { Standing } from "../run/state/standing.js";
import type { AuditResult } from "../facts/audit-result.js";
import type { CodeBlock } from "../facts/block.js";
import type { EventContext } from "../facts/event-context.js";
import type { EventOf } from "../facts/events.js";
import type { Execution } from "../facts/execution.js";
import type { Outcome, Tone } from "../facts/outcomes.js";
import type { Task } from "../facts/task.js";
import type { Artifact, Refused, WorkspaceChanges } from "../facts/files.js";
import type { Usage } from "../facts/reply.js";
import type { NetworkReport } from "./details/network.js";

/**
 * What people read about a run, computed only from its events. Texts are as recorded, so they may be hostile and must
 * be escaped.
 */
export interface Report {
  readonly runId: string;
  /** The version of agent-exec that ran. */
  readonly version: string;
  /** The commit on GitHub that the run is about, in hex; null: none. */
  readonly commit: string | null;
  /** The page of the failed workflow run that the run is about; null: none. */
  readonly failedRun: string | null;
  /** Null: the events end before the run did. */
  readonly outcome: Outcome | null;
  readonly icon: string;
  readonly tone: Tone;
  /** Why the run ended, in a sentence. `reason` ends with the error's code if an error ended the run. */
  readonly end: string;
  readonly reason: string;
  /** The reader's next step, in a sentence; "" for none. */
  readonly nextStep: string;
  /** Whether a deadline, a person or an error stopped the run, whatever its outcome. */
  readonly isStopped: boolean;
  readonly task: Task;
  /** What the model was shown of a GitHub event; null if there was none. */
  readonly context: EventContext | null;
  /** The model's name; null for a run without a model. */
  readonly writer: string | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** From the first event to the last, in milliseconds. */
  readonly durationMs: number;
  /** The name of each of `attempts`. A step-by-step run has turns. */
  readonly unit: "attempt" | "turn";
  readonly attempts: readonly AttemptReport[];
  /** The number of the attempt that decides the outcome; 0 if there is none. */
  readonly decidingNumber: number;
  /** The failed block or verification of that attempt; null if nothing failed. */
  readonly failure: Execution | null;
  /** The model's words about its work, in Markdown; "" for none. */
  readonly summary: string;
  /** The model's summary of the whole run; null if nobody asked for it, or there is none. */
  readonly reflection: Pick<EventOf<"reflection">, "text" | "thought"> | null;
  /** The last reply, if it has no code; Markdown. */
  readonly answer: string | null;
  /** The code or end that waits for an approval; null if there is none. */
  readonly awaiting: EventOf<"approval-awaited"> | null;
  /** How many verifications of the deciding attempt ran and passed; null without verifications. */
  readonly verified: { readonly ran: number; readonly passed: number; readonly asked: number } | null;
  /** Whether they passed, code ran, and the artifacts are exactly the files that they read. */
  readonly isVerified: boolean;
  /** The verifications of the deciding attempt, and their runs on the original files. */
  readonly verifications: readonly EventOf<"verification">[];
  readonly controls: readonly EventOf<"control">[];
  /** The verifications' result on the original files; null if they did not run on them. */
  readonly control: "failed" | "passed" | "untested" | "not-run" | null;
  /** The tests that the verifications counted; null if none were counted. */
  readonly tests: ProvedTests | null;
  /**
   * What `prove` says about the change, as far as the run's tests show it; null if they do not, or if the run is not
   * verified.
   */
  readonly proof: RunProof | null;
  /** Which wrong solutions passed the verifications; null without an audit. */
  readonly audit: AuditResult | null;
  readonly usage: Usage;
  readonly sandbox: SandboxReport | null;
  readonly files: readonly Artifact[];
  /** Files that were not saved, and changes that were refused. */
  readonly leftOut: readonly Refused[];
  /** Null if the code got no files. */
  readonly changes: WorkspaceChanges | null;
  /** The decisions about hosts to which the code wanted to connect. */
  readonly network: readonly NetworkReport[];
  /** Sentences that a person must know before trusting the result. */
  readonly cautions: readonly string[];
  /** Other warnings, and failures that did not end the run, in sentences. */
  readonly notes: readonly string[];
  /** Why there is no result as data; null if there is one, or nobody asked for it. */
  readonly dataFault: string | null;
}

/** The names of the tests that failed and that passed on the original files. */
export function testsBefore({ controls }: Pick<Report, "controls">): {
  readonly failed: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
} {
  const cases = controls.flatMap(({ tests }) => tests?.cases ?? []);
  const named = (wanted: string) =>
    new Set(cases.filter(({ status }) => status === wanted).map(({ name }) => name));
  return { failed: named("failed"), passed: named("passed") };
}

export interface AttemptReport {
  /** Counted from 1. */
  readonly number: number;
  readonly unit: Report["unit"];
  /** `Attempt 2`, or for documents `3 blocks`. */
  readonly heading: string;
  readonly standing: Standing;
  /** Why it did not pass: `block 2: exit code 1`; "" if it passed. */
  readonly problem: string;
  readonly reply: EventOf<"reply">;
  /** The model's text in Markdown, without the decision at its beginning. The earlier attempt shows that decision. */
  readonly said: string;
  readonly blocks: readonly BlockReport[];
  /** Blocks that ran in a lost session. The blocks ran again. */
  readonly lost: readonly EventOf<"execution">[];
  readonly verifications: readonly EventOf<"verification">[];
  /** The answers to the questions whether its code may run, and whether the run may end after it. */
  readonly approvals: readonly EventOf<"approval">[];
  /** Null if there is none, and for documents, which nobody retries. */
  readonly decision: EventOf<"decision"> | null;
  /** The earlier attempt with code, for a comparison; null for the first, and for a turn, which is a separate step. */
  readonly before: { readonly number: number; readonly blocks: readonly CodeBlock[] } | null;
}

export interface BlockReport {
  readonly block: CodeBlock;
  /** Null if the run ended before the block did. */
  readonly execution: Execution | null;
  /** Whether it may have started: it was next when the run was stopped from outside. */
  readonly mayHaveBegun: boolean;
  /** Whether it did not run because it waits for an approval. */
  readonly waits: boolean;
  /** Whether its execution is missing because its sandbox was lost. */
  readonly wasLost: boolean;
}

export interface SandboxReport {
  readonly executor: string;
  readonly image: string | null;
  readonly digest: string | null;
  /** How the image was built, in words; null if it was not built for the run. */
  readonly build: string | null;
  readonly limits: readonly LimitReport[];
}

export interface LimitReport {
  readonly name: string;
  readonly value: string;
  /** Null if this was not tested on this machine. */
  readonly holds: boolean | null;
  /** Whether a setting switches it off, on any machine. */
  readonly isWaived: boolean;
}
