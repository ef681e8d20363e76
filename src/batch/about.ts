import { createHash } from "node:crypto";
import { z } from "zod";
import type { Entry } from "./entries.js";

const about = z.object({
  version: z.literal(1),
  /** Names the batch. All its shards have this name, and no other batch has it. */
  batch: z.string(),
  shard: z.object({ index: z.number(), count: z.number() }),
  /** How many runs all shards have together. */
  runs: z.number(),
  /** The ids of this shard's runs. */
  ids: z.array(z.string()),
});

/** The content of `batch.json`. It says which part of which batch is in a folder. */
export type AboutBatch = z.infer<typeof about>;

/** Reads `batch.json`. Null if the content is something else. */
export function parseAbout(json: string): AboutBatch | null {
  try {
    return about.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** Computes a batch's name from its tasks, in any order. @param common the settings of all tasks as given */
export function batchName(
  entries: readonly Entry[],
  common: Readonly<Record<string, unknown>>,
  writer: string,
): string {
  const hash = createHash("sha256").update(JSON.stringify([writer, sorted(common)]));
  for (const { id, model, task } of entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    hash.update(
      `\n${JSON.stringify([id, model ?? "", task.text, sorted(task.given), task.files?.sha256 ?? ""])}`,
    );
  return hash.digest("hex");
}

function sorted(given: Readonly<Record<string, unknown>>) {
  return Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
