import { z } from "zod";
import type { ErrorCode } from "../errors.js";
import { answer, asked } from "./approval.js";
import { auditResult } from "./audit-result.js";
import { codeBlock } from "./block.js";
import { keptChanges, restored } from "./checkpoint.js";
import { continues } from "./continues.js";
import { eventContext } from "./event-context.js";
import type { DecisionRule } from "./decision-rules.js";
import { amount, count, type Described, openWord, present, text, wordOf } from "./described.js";
import { keptSandbox, sessionFacts } from "./session.js";
import { execution, networkDecision } from "./execution.js";
import { runJob, task, threadMessage } from "./task.js";
import { type ReplyFault, finish, retryDecision, usage } from "./reply.js";
import { outcomes } from "./outcomes.js";
import { policy } from "./policy.js";
import { resumed } from "./resumed.js";
import { artifact, leftOut, workspaceChanges } from "./files.js";

export type { Policy } from "./policy.js";

const attempt = z.number().int().positive();

const errorCode = openWord<ErrorCode>();

/** How long the writer took to answer, in milliseconds; absent where it was not asked, and in transcripts of versions that did not say. */
const answered = { tookMs: amount().exactOptional() };

const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"] as const;

/**
 * Each type of fact, in the past tense, with what it holds; a transcript is these, one JSON object a line. State and
 * reports are computed from it. Further fields are kept: a later version may have written them.
 */
export const facts = {
  "run-started": z.object({
    runId: text(),
    task: task(),
    /** What was said before, from which the conversation goes on; absent: nothing. */
    thread: z.array(threadMessage()).exactOptional(),
    /** What the model was shown of the GitHub event beside the task; absent: nothing. */
    context: eventContext().exactOptional(),
    /** Every setting as a person gave or left it, secrets left out. */
    settings: z.record(text(), z.unknown()),
    /** What was given of them, as it was written, for a run that is resumed; absent: in transcripts of versions that did not keep it. */
    given: z.record(text(), z.unknown()).exactOptional(),
    /** Where each of them was given that is no default, by their names: `--image`, `.agent-exec.yml:3 image`; absent: nobody said. */
    origins: z.record(text(), text()).exactOptional(),
    policy: policy(),
    /** The writer's name and the executor's usage text: with them the prompt is a function of the transcript. */
    writer: text().nullable(),
    usageText: text(),
    /** The files whose words, a part of the usage text, the writer is told as the owner's; absent: none. */
    instructions: z.array(text()).exactOptional(),
    version: text(),
    /** The workflow's job that it is a part of; absent: none. */
    job: runJob().exactOptional(),
    /** Present where the run goes on from an earlier one, whose conversation its own begins with. */
    continues: continues().exactOptional(),
  }),
  "session-started": z.object({
    ...sessionFacts().shape,
    /** A hash in hex of the files that were given; absent where none were. */
    given: text().exactOptional(),
    /** Present where what a turn changed can be kept for a fresh session. */
    takesCheckpoints: present(),
    /** Absent where it began with what the run was given. */
    restored: restored().exactOptional(),
  }),
  reply: z.object({
    attempt,
    text: text(),
    thought: text().nullable(),
    blocks: z.array(codeBlock()),
    /** True when a fence was never closed. */
    isCut: z.boolean(),
    /** Blocks beyond the bound for one reply, of which then nothing is run; absent where there are none. */
    blocksLeftOut: count().exactOptional(),
    /** Why nothing of it could be run although it is whole; absent: nothing was wrong with it. */
    fault: openWord<ReplyFault>().exactOptional(),
    /** Present where the policy's done word stands alone on a line of its words, outside of code. */
    saysDone: present(),
    finish: finish(),
    usage: usage(),
    ...answered,
  }),
  /** An answer to the question whether the blocks of an attempt may run, or whether the run may end. */
  approval: z.object({
    attempt,
    ...answer().shape,
    /** Of the blocks that the answer is about (docs/approval.md): those that run, where it approves. */
    sha256: text(),
    /** The attempt's blocks from now on, where the person changed them. */
    blocks: z.array(codeBlock()).exactOptional(),
    /** What the answer cost; absent: nothing. */
    usage: usage().exactOptional(),
  }),
  /** Nobody could be asked: the run waits for an answer from outside. */
  "approval-awaited": z.object({ attempt, asked: asked(), sha256: text() }),
  execution: z.object({ attempt, block: count(), ...execution().shape }),
  verification: z.object({
    attempt,
    /** Index into the policy's `verify`. */
    index: count(),
    command: text(),
    /** Which of the code's changes it did not have, and why, in sentences; absent: it had all. */
    without: text().exactOptional(),
    ...execution().shape,
  }),
  /** A verification's run on the workspace as it was given, before any change. */
  control: z.object({
    /** Index into the policy's `verify`. */
    index: count(),
    command: text(),
    ...execution().shape,
  }),
  /** The verifications were attacked before the writer was asked. */
  audited: auditResult(),
  /** The process of the run had ended, and another one goes on. */
  resumed: resumed(),
  /** What code had changed by the end of a turn was kept, in place of what was kept before; or it could not be. */
  checkpoint: z.object({ attempt, ...keptChanges().shape }),
  decision: z.object({
    attempt,
    source: z.enum(["model", "rule"]),
    /** Present when `source` is `rule`. */
    rule: openWord<DecisionRule>().exactOptional(),
    /** What the model's decision cost, or its answers that were none; absent for other rules, and with a reply. */
    usage: usage().exactOptional(),
    /** Present where it is the beginning of the reply that follows, whose tokens are the reply's. */
    isInReply: present(),
    /** What the writer answered where it was to decide and to write: words without code. */
    text: text().exactOptional(),
    ...retryDecision().shape,
    ...answered,
  }),
  /** The run's result as the writer gave it, fitting the policy's schema; or why there is none, `value` being null then. */
  data: z.object({ value: z.unknown(), fault: text().exactOptional(), usage: usage(), ...answered }),
  /** The writer's last words over the whole run, after all that it left was saved; code in them is not run. */
  reflection: z.object({
    text: text(),
    thought: text().nullable(),
    finish: finish(),
    usage: usage(),
    ...answered,
  }),
  warning: z.object({
    code: text(),
    message: text(),
    /** From now on the writer is shown at most so many tokens of the conversation, because it took no more. */
    contextTokens: count().exactOptional(),
  }),
  /** A port gave up after its own retries; `next` decides whether a fresh session helps. */
  failure: z.object({ during: z.enum(portCalls), code: errorCode, message: text(), nextStep: text() }),
  /** The run was told to stop: by its own deadline, by a person or machine, or by an error that no call of a port threw. */
  interrupted: z.object({
    by: z.enum(["deadline", "signal", "error"]),
    message: text(),
    /** Present where `by` is `error`. */
    code: errorCode.exactOptional(),
    /** Like `code`. */
    nextStep: text().exactOptional(),
    /** What was under way then; absent where the run had only begun, and in transcripts of versions that did not say. */
    during: z
      .enum([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
      .exactOptional(),
    /** What the sandbox's start said last that it was at, such as a command of the setup. */
    progress: text().exactOptional(),
  }),
  "files-saved": z.object({
    artifacts: z.array(artifact()),
    leftOut: z.array(leftOut()),
    /** Present where the code was given files and what it left is kept; in earlier versions not where saving failed. */
    changes: workspaceChanges().exactOptional(),
    /**
     * Paths of files that are not what the verifications had read: other, new or gone, although no block has run
     * since. Then nothing is verified. Absent: all are the same, byte for byte.
     */
    unlikeVerified: z.array(text()).exactOptional(),
    /** What was decided about the network after the last execution; absent where nothing was. */
    network: z.array(networkDecision()).exactOptional(),
  }),
  /** The sandbox outlives the run, because a person asked for that. */
  "sandbox-kept": keptSandbox(),
  "run-ended": z.object({
    outcome: wordOf(outcomes),
    /** One sentence: why. */
    reason: text(),
    /** One sentence: what to do now; "" only for `passed`. */
    nextStep: text(),
    /** Present where an error ended the run; absent in transcripts of versions that did not say. */
    code: errorCode.exactOptional(),
  }),
} as const;

export type FactType = keyof typeof facts;

/** One fact, without its place. */
export type Fact = { [T in FactType]: { readonly type: T } & Described<() => (typeof facts)[T]> }[FactType];

/** A fact in its place: `seq` counts from 0 without holes, `at` is ISO 8601 in UTC with milliseconds. */
export type RunEvent = { readonly v: 1; readonly seq: number; readonly at: string } & Fact;

export type EventOf<T extends FactType> = Extract<RunEvent, { readonly type: T }>;
