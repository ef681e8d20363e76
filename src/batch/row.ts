import { z } from "zod";
import { outcomesThat, type Outcome } from "../facts/outcomes.js";
import { noUsage, usage } from "../facts/reply.js";
import { parseJson } from "../format/json.js";

const outcomeNames = outcomesThat(() => true) as [Outcome, ...Outcome[]];

const row = z.object({
  id: z.string(),
  outcome: z.enum(outcomeNames),
  verified: z.boolean(),
  attempts: z.number(),
  turns: z.number(),
  usage: z.lazy(usage),
  durationMs: z.number().default(0),
  /** Null if the run changed no given files. */
  patch: z
    .object({
      path: z.string(),
      files: z.number(),
      insertions: z.number(),
      deletions: z.number(),
      base: z.string().nullable(),
    })
    .nullable(),
  /** Why the run ended. */
  reason: z.string().default(""),
  /** Present if the batch compares models. */
  model: z.string().exactOptional(),
  /** Present in joined results: the run's folder, relative to theirs. Otherwise the folder is `tasks/ID`. */
  runDir: z.string().exactOptional(),
});

/** The result of one run of a batch, as a line of `results.jsonl`. Other programs rely on these names. */
export type BatchRow = Readonly<z.output<typeof row>>;

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
