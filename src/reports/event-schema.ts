import { z } from "zod";
import type { Fact } from "../ports/events.js";

const count = z.number().int().nonnegative();
const text = z.string();

const usage = z.looseObject({
  calls: count,
  inputTokens: z.number().nonnegative(),
  outputTokens: z.number().nonnegative(),
  costUsd: z.number().nonnegative().nullable(),
});

const output = z.looseObject({ text, bytes: count, truncated: z.boolean(), lines: count.optional() });

const network = z.array(
  z.looseObject({
    host: text,
    port: count,
    allowed: z.boolean(),
    reason: text,
    count,
    unreached: z.literal(true).optional(),
  }),
);

const execution = {
  ending: z.enum([
    "exited",
    "signalled",
    "timed-out",
    "out-of-memory",
    "process-limit",
    "disk-full",
    "output-limit",
    "container-lost",
    "daemon-lost",
    "cancelled",
    "not-run",
  ]),
  exitCode: z.number().int().nullable(),
  durationMs: z.number().nonnegative(),
  stdout: output,
  stderr: output,
  order: z.array(z.looseObject({ stream: z.enum(["stdout", "stderr"]), chars: count })),
  file: text.nullable(),
  evidence: text,
  network: network.optional(),
  notRun: z.enum(["language", "empty", "refused", "earlier-failed"]).optional(),
};

const attempt = z.number().int().positive();

const task = z.looseObject({
  text,
  source: z.discriminatedUnion("kind", [
    z.looseObject({ kind: z.literal("input") }),
    z.looseObject({ kind: z.literal("file"), path: text }),
    z.looseObject({ kind: z.literal("issue"), url: text }),
    z.looseObject({ kind: z.literal("comment"), url: text }),
    z.looseObject({ kind: z.literal("demo") }),
  ]),
  author: text.optional(),
});

const policy = z.looseObject({
  maxRetries: count,
  maxTurns: count,
  maxInfrastructureRetries: count,
  maxTokens: count.nullable(),
  timeoutMs: z.number().nonnegative(),
  idleTimeoutMs: z.number().nonnegative().optional(),
  totalTimeoutMs: z.number().nonnegative(),
  verify: z.array(text),
  keepGoing: z.boolean(),
  hasWriter: z.boolean(),
});

const block = z.looseObject({
  language: text,
  code: text,
  path: text.nullable(),
  sha256: text,
  document: text.optional(),
});

const outcome = z.enum([
  "passed",
  "answered",
  "failed",
  "gave-up",
  "budget-spent",
  "timed-out",
  "awaiting-approval",
  "rejected",
  "cancelled",
  "infrastructure-error",
  "denied",
  "skipped",
]);

/**
 * What each type of event must hold, beside what every event does, for state and reports to be computed from it.
 * Further fields are kept: a later version may have written them.
 */
export const factSchemas: Readonly<Record<Fact["type"], z.ZodType>> = {
  "run-started": z.looseObject({
    runId: text,
    task,
    settings: z.record(text, z.unknown()),
    policy,
    writer: text.nullable(),
    usageText: text,
    version: text,
  }),
  "session-started": z.looseObject({
    executor: text,
    image: text.nullable(),
    digest: text.nullable(),
    limits: z.record(text, text),
    held: z.record(text, z.boolean()),
    waived: z.array(text).optional(),
    setup: z.array(z.looseObject({ command: text, durationMs: count })).optional(),
    languages: z.array(text),
  }),
  reply: z.looseObject({
    attempt,
    text,
    thought: text.nullable(),
    blocks: z.array(block),
    isCut: z.boolean(),
    blocksLeftOut: count.optional(),
    finish: z.enum(["stop", "length", "refusal"]),
    usage,
  }),
  execution: z.looseObject({ attempt, block: count, ...execution }),
  verification: z.looseObject({ attempt, index: count, command: text, ...execution }),
  decision: z.looseObject({
    attempt,
    source: z.enum(["model", "rule"]),
    rule: text.optional(),
    usage: usage.optional(),
    retry: z.boolean(),
    reason: text,
  }),
  warning: z.looseObject({ code: text, message: text }),
  failure: z.looseObject({
    during: z.enum(["start", "ask", "decide", "execute", "verify"]),
    code: text,
    message: text,
    nextStep: text,
  }),
  interrupted: z.looseObject({
    by: z.enum(["deadline", "signal"]),
    message: text,
    during: z.enum(["start", "ask", "execute", "verify", "decide", "collect"]).optional(),
    progress: text.optional(),
  }),
  "files-saved": z.looseObject({
    artifacts: z.array(z.looseObject({ path: text, bytes: count, sha256: text })),
    leftOut: z.array(z.looseObject({ path: text, reason: text, entries: count.optional() })),
    changes: z
      .looseObject({
        patch: text.nullable(),
        deleted: z.array(text),
        acting: z.array(text),
        refused: z.array(z.looseObject({ path: text, reason: text })).optional(),
      })
      .optional(),
    unlikeVerified: z.array(text).optional(),
    network: network.optional(),
  }),
  "sandbox-kept": z.looseObject({
    name: text,
    as: z.enum(["running", "stopped"]),
    hint: text.optional(),
  }),
  "run-ended": z.looseObject({ outcome, reason: text, nextStep: text, code: text.optional() }),
};
