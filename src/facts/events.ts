import { z } from "zod";
import type { ErrorCode } from "../errors.js";
import { answer, asked } from "./approval.js";
import { auditResult } from "./audit-result.js";
import { codeBlock } from "./block.js";
import { keptChanges, restored } from "./checkpoint.js";
import { continues, resumed } from "./continues.js";
import { eventContext } from "./event-context.js";
import type { DecisionRule } from "./decision-rules.js";
import { amount, count, type Described, openWord, present, text, wordOf } from "./described.js";
import { keptSandbox, sessionFacts } from "./session.js";
import { execution, networkDecision } from "./execution.js";
import { runJob, task, threadMessage } from "./task.js";
import { type ReplyFault, finish, retryDecision, usage } from "./reply.js";
import { outcomes } from "./outcomes.js";
import { policy } from "./policy.js";
import { artifact, leftOut, workspaceChanges } from "./files.js";

export type { Policy } from "./policy.js";

const attempt = z.number().int().positive();

const errorCode = openWord<ErrorCode>();

/**
 * How long the writer took to answer, in milliseconds. Absent if the writer was not asked, and in older transcripts.
 */
const answered = { tookMs: amount().exactOptional() };

const portCalls = ["start", "ask", "approve", "decide", "execute", "verify"] as const;

/**
 * All types of events with their fields. The names are in the past tense. A transcript has one JSON object per line,
 * one for each event. agent-exec computes state and reports from the events. A later version may add fields, so unknown
 * fields are kept.
 */
export const facts = {
  "run-started": z.object({
    runId: text(),
    task: task(),
    /** The earlier conversation that the run continues. Absent: none. */
    thread: z.array(threadMessage()).exactOptional(),
    /** The part of the GitHub event that the model gets in addition to the task. Absent: none. */
    context: eventContext().exactOptional(),
    /** Every setting, without secrets. */
    settings: z.record(text(), z.unknown()),
    /** The settings as they were given, so that the run can be resumed. Absent in older transcripts. */
    given: z.record(text(), z.unknown()).exactOptional(),
    /**
     * Where each setting was given, by name: `--image`, `.agent-exec.yml:3 image`. Settings with their default are left
     * out. Absent: unknown.
     */
    origins: z.record(text(), text()).exactOptional(),
    policy: policy(),
    /** The writer's name and the executor's description. With both, the prompt can be computed from the transcript. */
    writer: text().nullable(),
    usageText: text(),
    /** The owner's files whose text is part of the description, such as AGENTS.md. Absent: none. */
    instructions: z.array(text()).exactOptional(),
    version: text(),
    /** The job of the workflow in which the run ran. Absent: none. */
    job: runJob().exactOptional(),
    /** Present if this run continues an earlier one. */
    continues: continues().exactOptional(),
    /** The id of the recorded run that this run repeats without a model. Absent: none. */
    repeats: text().exactOptional(),
  }),
  "session-started": z.object({
    ...sessionFacts().shape,
    /** The hash of the original files, in hex. Absent if there were none. */
    given: text().exactOptional(),
    /** Present if a turn's changes can be saved for a fresh session. */
    takesCheckpoints: present(),
    /** Absent if the session began with the original files. */
    restored: restored().exactOptional(),
  }),
  reply: z.object({
    attempt,
    text: text(),
    thought: text().nullable(),
    blocks: z.array(codeBlock()),
    /** True if the last fence was not closed. */
    isCut: z.boolean(),
    /**
     * The number of blocks above the limit for one reply. If there are such blocks, no block of the reply runs. Absent:
     * none.
     */
    blocksLeftOut: count().exactOptional(),
    /** Why no block of the complete reply can run. Absent: the reply is usable. */
    fault: openWord<ReplyFault>().exactOptional(),
    /** Present if the reply has a line outside of code that contains only the done word. */
    saysDone: present(),
    finish: finish(),
    usage: usage(),
    ...answered,
  }),
  /** An answer to the question whether blocks may run, or whether the run may end. */
  approval: z.object({
    attempt,
    ...answer().shape,
    /** The hash of the blocks that were shown (docs/approval.md). If the answer approves, exactly these blocks run. */
    sha256: text(),
    /** The attempt's new blocks, if the approver changed them. */
    blocks: z.array(codeBlock()).exactOptional(),
    /** The cost of the answer. Absent: no cost. */
    usage: usage().exactOptional(),
  }),
  /** Nobody could answer, so the run waits for an answer from outside. */
  "approval-awaited": z.object({ attempt, asked: asked(), sha256: text() }),
  execution: z.object({ attempt, block: count(), ...execution().shape }),
  verification: z.object({
    attempt,
    /** The index of the command in the policy's `verify`. */
    index: count(),
    command: text(),
    /** Which of the code's changes the verification did not get, and why, in sentences. Absent: it got all changes. */
    without: text().exactOptional(),
    ...execution().shape,
  }),
  /** A verification's run on the original files, before any change. */
  control: z.object({
    /** The index of the command in the policy's `verify`. */
    index: count(),
    command: text(),
    ...execution().shape,
  }),
  /** The audit tried wrong solutions on the verifications. It ran before the writer was asked. */
  audited: auditResult(),
  /** The run's process had ended, and another process resumed the run. */
  resumed: resumed(),
  /** After a turn, agent-exec saved the code's changes in place of the last checkpoint, or could not save them. */
  checkpoint: z.object({ attempt, ...keptChanges().shape }),
  decision: z.object({
    attempt,
    source: z.enum(["model", "rule"]),
    /** Present when `source` is `rule`. */
    rule: openWord<DecisionRule>().exactOptional(),
    /**
     * The cost of the model's decision or of its unusable answers. Absent if a rule decided without the model, and if
     * the decision is part of a reply.
     */
    usage: usage().exactOptional(),
    /** Present if the next reply begins with this decision. The tokens of both are counted there. */
    isInReply: present(),
    /** The text of the writer's reply without code. Present if the writer decided and wrote in one reply. */
    text: text().exactOptional(),
    ...retryDecision().shape,
    ...answered,
  }),
  /** The run's result, checked against the schema. If no result fits, `value` is null and `fault` says why. */
  data: z.object({ value: z.unknown(), fault: text().exactOptional(), usage: usage(), ...answered }),
  /** The writer's summary at the end of the run. Code in it does not run. */
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
    /** The writer refused a longer conversation. From now on it gets at most this many tokens. */
    contextTokens: count().exactOptional(),
  }),
  /** A part of the run failed after its own retries. `next` decides whether to try a fresh session. */
  failure: z.object({ during: z.enum(portCalls), code: errorCode, message: text(), nextStep: text() }),
  /** Something told the run to stop: its deadline, a person, the machine, or an uncaught error. */
  interrupted: z.object({
    by: z.enum(["deadline", "signal", "error"]),
    message: text(),
    /** Present if `by` is `error`. */
    code: errorCode.exactOptional(),
    /** Present if `by` is `error`. */
    nextStep: text().exactOptional(),
    /** What the run was doing when it was stopped. Absent if the run had only begun, and in older transcripts. */
    during: z
      .enum([...portCalls, "audit", "checkpoint", "control", "collect", "fill", "reflect"])
      .exactOptional(),
    /** The last progress message of the sandbox's start. It may show a command of `setup`. */
    progress: text().exactOptional(),
  }),
  "files-saved": z.object({
    artifacts: z.array(artifact()),
    leftOut: z.array(leftOut()),
    /**
     * Present if there were original files and the changes are saved. In older transcripts, absent if saving failed.
     */
    changes: workspaceChanges().exactOptional(),
    /**
     * Files that changed after the verifications read them, although no block ran since. If there are such files, the
     * run does not count as verified. Absent: none.
     */
    unlikeVerified: z.array(text()).exactOptional(),
    /** Decisions about network requests after the last execution. Absent: none. */
    network: z.array(networkDecision()).exactOptional(),
  }),
  /** The sandbox stays after the run, as the user asked. */
  "sandbox-kept": keptSandbox(),
  "run-ended": z.object({
    outcome: wordOf(outcomes),
    /** Why the run ended, in one sentence. */
    reason: text(),
    /** What to do now, in one sentence. Empty only for `passed`. */
    nextStep: text(),
    /** Present if an error ended the run. Absent in older transcripts. */
    code: errorCode.exactOptional(),
  }),
} as const;

export type FactType = keyof typeof facts;

export type Fact = { [T in FactType]: { readonly type: T } & Described<() => (typeof facts)[T]> }[FactType];

/** An event with its number and time: `seq` counts from 0 without gaps, `at` is ISO 8601 in UTC with milliseconds. */
export type RunEvent = { readonly v: 1; readonly seq: number; readonly at: string } & Fact;

export type EventOf<T extends FactType> = Extract<RunEvent, { readonly type: T }>;
