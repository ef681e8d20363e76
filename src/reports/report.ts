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

/** All facts about a run that people read, from its events alone. The texts may be hostile, so escape them. */
export interface Report {
  readonly runId: string;
  readonly version: string;
  /** The commit on GitHub that the run is about, in hex. Null if there is none. */
  readonly commit: string | null;
  /** The page of the failed workflow run that the run should repair. Null if there is none. */
  readonly failedRun: string | null;
  /** Null: the events end before the run did. */
  readonly outcome: Outcome | null;
  readonly icon: string;
  readonly tone: Tone;
  /** Why the run ended, in a sentence. If an error ended it, `reason` also has the error's code. */
  readonly end: string;
  readonly reason: string;
  /** What the reader should do now, in a sentence. "" if there is nothing to do. */
  readonly nextStep: string;
  /** Whether a deadline, a person or an error stopped the run, whatever its outcome. */
  readonly isStopped: boolean;
  readonly task: Task;
  /** The part of a GitHub event that the model got. Null if there was none. */
  readonly context: EventContext | null;
  readonly writer: string | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  /** The time from the first event to the last, in milliseconds. */
  readonly durationMs: number;
  /** The word for each of `attempts`. In a step-by-step run they are turns. */
  readonly unit: "attempt" | "turn";
  readonly attempts: readonly AttemptReport[];
  /** The number of the attempt that decides the outcome. 0 if there is none. */
  readonly decidingNumber: number;
  /** The failed block or verification of that attempt. Null if nothing failed. */
  readonly failure: Execution | null;
  /** The model's words about its work, in Markdown. "" if there are none. */
  readonly summary: string;
  /** The model's summary of the run. Null if nobody asked for it, or if the answer is missing. */
  readonly reflection: Pick<EventOf<"reflection">, "text" | "thought"> | null;
  /** The last reply in Markdown, if it has no code. */
  readonly answer: string | null;
  /** The code or end that waits for an approval. Null if nothing waits. */
  readonly awaiting: EventOf<"approval-awaited"> | null;
  /** How many verifications of the deciding attempt ran and passed. Null if there are none. */
  readonly verified: { readonly ran: number; readonly passed: number; readonly asked: number } | null;
  /** Whether all verifications passed, code ran, and the artifacts are exactly the files that they read. */
  readonly isVerified: boolean;
  /** The verifications of the deciding attempt, and the runs on the original files. */
  readonly verifications: readonly EventOf<"verification">[];
  readonly controls: readonly EventOf<"control">[];
  /** How the verifications ended on the original files. Null if they did not run there. */
  readonly control: "failed" | "passed" | "untested" | "unfinished" | "not-run" | null;
  /** The tests that the verifications counted. Null if none were counted. */
  readonly tests: ProvedTests | null;
  /** The result that `prove` would give, as far as the run's tests show it. Null if unknown or not verified. */
  readonly proof: RunProof | null;
  readonly audit: AuditResult | null;
  readonly usage: Usage;
  readonly sandbox: SandboxReport | null;
  readonly files: readonly Artifact[];
  /** Files that were not saved, and changes that were refused. */
  readonly leftOut: readonly Refused[];
  /** Null if the code got no files. */
  readonly changes: WorkspaceChanges | null;
  readonly network: readonly NetworkReport[];
  /** Whether fewer tests run than on the original files, because the code removed some. */
  readonly removedTests: boolean;
  /** Sentences that a person must read before trusting the result. */
  readonly cautions: readonly string[];
  /** Other warnings, and failures that did not end the run, as sentences. */
  readonly notes: readonly string[];
  /** Why there is no result as data. Null if there is one, or if nobody asked for it. */
  readonly dataFault: string | null;
}

/** The names of the tests that failed, and of those that passed, on the original files. */
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
  readonly number: number;
  readonly unit: Report["unit"];
  /** `Attempt 2`, for example, or `3 blocks` for documents. */
  readonly heading: string;
  readonly standing: Standing;
  /** Why it did not pass, such as `block 2: exit code 1`. "" if it passed. */
  readonly problem: string;
  readonly reply: EventOf<"reply">;
  /** The model's text in Markdown. A decision at its beginning is shown with the earlier attempt instead. */
  readonly said: string;
  readonly blocks: readonly BlockReport[];
  /** Blocks that ran in a lost session. They ran again later. */
  readonly lost: readonly EventOf<"execution">[];
  readonly verifications: readonly EventOf<"verification">[];
  /** The answers to two questions: may the code run, and may the run end after it? */
  readonly approvals: readonly EventOf<"approval">[];
  /** Null if there is none. Documents have none, because nobody retries them. */
  readonly decision: EventOf<"decision"> | null;
  /** The earlier attempt with code. Null for the first attempt, and for turns, because each is a new step. */
  readonly before: { readonly number: number; readonly blocks: readonly CodeBlock[] } | null;
}

export interface BlockReport {
  readonly block: CodeBlock;
  /** Null if the run ended before this block ended. */
  readonly execution: Execution | null;
  /** Whether it may have started. This is so if it came next when something stopped the run from outside. */
  readonly mayHaveBegun: boolean;
  readonly waits: boolean;
  /** Whether its result is missing because the sandbox was lost. */
  readonly wasLost: boolean;
}

export interface SandboxReport {
  readonly executor: string;
  readonly image: string | null;
  readonly digest: string | null;
  /** How the image was built, in words. Null if it was not built for the run. */
  readonly build: string | null;
  readonly limits: readonly {
    readonly name: string;
    readonly value: string;
    /** Null if this machine was not tested. */
    readonly holds: boolean | null;
    /** Whether a setting switches the limit off. */
    readonly isWaived: boolean;
  }[];
}
