import type { ErrorCode } from "../errors.js";
import type { CodeBlock } from "./block.js";
import type { Execution, KeptSandbox, NetworkDecision, SessionFacts } from "./executor.js";
import type { Task } from "./task.js";
import type { Artifact, LeftOut, WorkspaceChanges } from "./workspace.js";
import type { Finish, RetryDecision, Usage } from "./writer.js";

/** How a run ended; run/outcomes.ts gives the step, the exit code and the check's conclusion of each. */
export type Outcome =
  | "passed"
  | "answered"
  | "failed"
  | "gave-up"
  | "budget-spent"
  | "timed-out"
  | "awaiting-approval"
  | "rejected"
  | "cancelled"
  | "infrastructure-error"
  | "denied"
  | "skipped";

/** What the run was asked to keep to, as it stands in the transcript so that a resumed run keeps to the same. */
export interface Policy {
  /** Failing attempts after the first. */
  readonly maxRetries: number;
  /** Replies that do not fail, for tasks that go step by step. */
  readonly maxTurns: number;
  /** Fresh sessions after infrastructure endings, over the whole run. */
  readonly maxInfrastructureRetries: number;
  /** Input and output tokens of all calls; null: no bound. */
  readonly maxTokens: number | null;
  /** A block's deadline. */
  readonly timeoutMs: number;
  /** Longest time that a block may write nothing; absent: its deadline alone counts. */
  readonly idleTimeoutMs?: number;
  /** The run's own deadline, counted from `run-started`. */
  readonly totalTimeoutMs: number;
  /** The user's own commands, in order; all must end with 0. */
  readonly verify: readonly string[];
  /** Go on after a block that failed (`exec --keep-going`). */
  readonly keepGoing: boolean;
  /** Whether a failed attempt may go back to a writer at all; false for `exec`, which has none. */
  readonly hasWriter: boolean;
}

/** Which rule decided about a failed attempt; all but `no-decision` without asking the model. Only `unusable-reply` retries. */
export type DecisionRule =
  | "retries-spent"
  | "same-code"
  | "same-error"
  | "deadline-near"
  | "tokens-spent"
  | "no-writer"
  | "no-decision"
  | "unusable-reply";

/** One fact, in the past tense. A transcript is these, one JSON object a line. */
export type Fact =
  | {
      readonly type: "run-started";
      readonly runId: string;
      readonly task: Task;
      /** Every setting as a person gave or left it, secrets left out. */
      readonly settings: Readonly<Record<string, unknown>>;
      readonly policy: Policy;
      /** The writer's name and the executor's usage text: with them the prompt is a function of the transcript. */
      readonly writer: string | null;
      readonly usageText: string;
      readonly version: string;
    }
  | ({ readonly type: "session-started" } & SessionFacts)
  | {
      readonly type: "reply";
      readonly attempt: number;
      readonly text: string;
      readonly thought: string | null;
      readonly blocks: readonly CodeBlock[];
      /** True when a fence was never closed. */
      readonly isCut: boolean;
      /** Blocks beyond the bound for one reply, of which then nothing is run; absent where there are none. */
      readonly blocksLeftOut?: number;
      readonly finish: Finish;
      readonly usage: Usage;
    }
  | ({ readonly type: "execution"; readonly attempt: number; readonly block: number } & Execution)
  | ({
      readonly type: "verification";
      readonly attempt: number;
      /** Index into the policy's `verify`. */
      readonly index: number;
      readonly command: string;
    } & Execution)
  | ({
      readonly type: "decision";
      readonly attempt: number;
      readonly source: "model" | "rule";
      /** Present when `source` is `rule`. */
      readonly rule?: DecisionRule;
      /** What the model's decision cost, or its answers that were none; absent for other rules. */
      readonly usage?: Usage;
    } & RetryDecision)
  | { readonly type: "warning"; readonly code: string; readonly message: string }
  /** A port gave up after its own retries; `next` decides whether a fresh session helps. */
  | {
      readonly type: "failure";
      readonly during: "start" | "ask" | "decide" | "execute" | "verify";
      readonly code: ErrorCode;
      readonly message: string;
      readonly nextStep: string;
    }
  /** The run was told to stop: by its own deadline, or by a person or machine. */
  | {
      readonly type: "interrupted";
      readonly by: "deadline" | "signal";
      readonly message: string;
      /** What was under way then; absent where the run had only begun, and in transcripts of versions that did not say. */
      readonly during?: "start" | "ask" | "execute" | "verify" | "decide" | "collect";
      /** What the sandbox's start said last that it was at, such as a command of the setup. */
      readonly progress?: string;
    }
  | {
      readonly type: "files-saved";
      readonly artifacts: readonly Artifact[];
      readonly leftOut: readonly LeftOut[];
      /** Present where the code was given files, and all that it left could be saved. */
      readonly changes?: WorkspaceChanges;
      /**
       * Paths of files that are not what the verifications had read: other, new or gone, although no block has run
       * since. Then nothing is verified. Absent: all are the same, byte for byte.
       */
      readonly unlikeVerified?: readonly string[];
      /** What was decided about the network after the last execution; absent where nothing was. */
      readonly network?: readonly NetworkDecision[];
    }
  /** The sandbox outlives the run, because a person asked for that. */
  | ({ readonly type: "sandbox-kept" } & KeptSandbox)
  | {
      readonly type: "run-ended";
      readonly outcome: Outcome;
      /** One sentence: why. */
      readonly reason: string;
      /** One sentence: what to do now; "" only for `passed`. */
      readonly nextStep: string;
      /** Present where an error ended the run; absent in transcripts of versions that did not say. */
      readonly code?: ErrorCode;
    };

/** A fact in its place: `seq` counts from 0 without holes, `at` is ISO 8601 in UTC with milliseconds. */
export type RunEvent = { readonly v: 1; readonly seq: number; readonly at: string } & Fact;

export type EventOf<T extends Fact["type"]> = Extract<RunEvent, { readonly type: T }>;
