import { z } from "zod";
import { outcomesThat, type Outcome } from "../facts/outcomes.js";
import { noUsage, usage } from "../facts/reply.js";
import { parseJson } from "../format/json.js";

/** The result of one run of a batch, as a line of `results.jsonl`. Other programs rely on these names. */
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
  /** Present in joined results: the run's folder, relative to theirs. Otherwise the folder is `tasks/ID`. */
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

/** A row for a run that never began. */
export function unstartedRow(id: string, reason: string): BatchRow {
  const nothing = { verified: false, attempts: 0, turns: 0, usage: noUsage, durationMs: 0, patch: null };
  return { id, outcome: "infrastructure-error", ...nothing, reason };
}

/** Reads rows, one per line. Skips an incomplete last line, as a killed process leaves it. */
export function parseRows(text: string): readonly BatchRow[] {
  return text.split("\n").flatMap((line) => {
    const { data, success } = row.safeParse(parseJson(line));
    return success ? [data] : [];
  });
}

/** A row for comparisons. Times and texts are left out, because they differ between machines. */
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
