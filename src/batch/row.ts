import { z } from "zod";
import { outcomesThat, type Outcome } from "../facts/outcomes.js";
import { noUsage, usage } from "../facts/reply.js";

/** The result of one task of a batch: a line of `results.jsonl`. Other programs rely on these names. */
export interface BatchRow {
  readonly id: string;
  readonly outcome: Outcome;
  readonly verified: boolean;
  readonly attempts: number;
  readonly turns: number;
  readonly usage: z.output<ReturnType<typeof usage>>;
  readonly durationMs: number;
  /** Null if the run changed no given files. */
  readonly patch: z.output<typeof patch> | null;
  /** Why the run ended. */
  readonly reason: string;
  /** Present if the batch compares models. */
  readonly model?: string;
  /** Present in joined results: the run's folder, relative to theirs. Otherwise it is `tasks/ID`. */
  readonly runDir?: string;
}

const patch = z.object({
  path: z.string(),
  files: z.number(),
  insertions: z.number(),
  deletions: z.number(),
  base: z.string().nullable(),
});

const outcomeNames = outcomesThat(() => true) as [Outcome, ...Outcome[]];

const row = z.object({
  id: z.string(),
  outcome: z.enum(outcomeNames),
  verified: z.boolean(),
  attempts: z.number(),
  turns: z.number(),
  usage: z.lazy(usage),
  durationMs: z.number().default(0),
  patch: patch.nullable(),
  reason: z.string().default(""),
  model: z.string().exactOptional(),
  runDir: z.string().exactOptional(),
});

/** A row for a task whose run never began. */
export function unstartedRow(id: string, reason: string): BatchRow {
  const nothing = { verified: false, attempts: 0, turns: 0, usage: noUsage, durationMs: 0, patch: null };
  return { id, outcome: "infrastructure-error", ...nothing, reason };
}

/** The rows of a file with one per line. Skips a torn last line: its process was killed while it wrote the line. */
export function parseRows(text: string): readonly BatchRow[] {
  return text.split("\n").flatMap((line) => {
    const { data, success } = row.safeParse(jsonOf(line));
    return success ? [data] : [];
  });
}

/** A row for comparisons: without times and texts, which differ between machines. */
export function mergedLine({
  id,
  outcome,
  verified,
  attempts,
  turns,
  usage,
  patch,
  model,
}: BatchRow): string {
  const { calls, inputTokens, outputTokens, costUsd } = usage;
  const change =
    patch === null ? null : { files: patch.files, insertions: patch.insertions, deletions: patch.deletions };
  const counted = { calls, inputTokens, outputTokens, costUsd };
  const named = model === undefined ? {} : { model };
  return `${JSON.stringify({ id, ...named, outcome, verified, attempts, turns, usage: counted, patch: change })}\n`;
}

/** Null if the text is no JSON: its process was killed while it wrote the text. */
export function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
