import { hash } from "node:crypto";
import { count } from "../format/format.js";
import { listed } from "../format/listed.js";
import type { AboutBatch } from "./about.js";
import { type BatchRow, mergedLine } from "./row.js";

/** The content of one shard's folder. */
export interface Part {
  /** The folder's name for errors. */
  readonly path: string;
  readonly about: AboutBatch;
  readonly rows: readonly BatchRow[];
}

export type Merged =
  | { readonly text: string; readonly sha256: string; readonly rows: readonly BatchRow[] }
  /** `isIncomplete`: a shard or a task is missing. Otherwise the folders do not belong together. */
  | { readonly faults: readonly string[]; readonly isIncomplete: boolean };

/** How many names an error lists. */
const maxNames = 20;

/** Joins the shards of a batch. Their order and number do not change the result. */
export function mergeParts(parts: readonly [Part, ...Part[]]): Merged {
  const [{ about, path }] = parts;
  const odd = parts.flatMap((part) => [
    part.about.batch !== about.batch &&
      `${part.path} and ${path} are from different batches: their tasks or settings differ`,
    part.about.shard.count !== about.shard.count &&
      `${part.path} is one of ${part.about.shard.count} shards, but ${path} is one of ${about.shard.count}`,
  ]);
  const strangers = odd.filter((fault) => fault !== false);
  if (strangers.length > 0) return { faults: strangers, isIncomplete: false };
  const rows = new Map<string, BatchRow>();
  const doubled: string[] = [];
  for (const [at, part] of parts.entries()) {
    const other = parts.slice(0, at).find((each) => each.about.shard.index === part.about.shard.index);
    if (other !== undefined)
      doubled.push(`${other.path} and ${part.path} are both shard ${part.about.shard.index}`);
    const own = new Set(part.about.ids);
    for (const row of part.rows) {
      if (!own.has(row.id))
        doubled.push(`${part.path} has a result for ${row.id}, which is not a task of this shard`);
      else if (rows.has(row.id) && other === undefined)
        doubled.push(`${part.path} has two results for ${row.id}`);
      rows.set(row.id, row);
    }
  }
  if (doubled.length > 0) return { faults: doubled.slice(0, maxNames), isIncomplete: false };
  const missing = missingIn(parts, rows);
  if (missing.length > 0) return { faults: missing, isIncomplete: true };
  if (rows.size !== about.runs) {
    const have = `all shards together have ${count("run", rows.size)}, but the batch has ${about.runs}`;
    return { faults: [`${have}: run every shard again with the same --durations`], isIncomplete: true };
  }
  const all = [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const text = all.map(mergedLine).join("");
  return { text, sha256: hash("sha256", text), rows: all };
}

function missingIn(
  parts: readonly [Part, ...Part[]],
  rows: ReadonlyMap<string, BatchRow>,
): readonly string[] {
  const { count: shards } = parts[0].about.shard;
  const there = new Set(parts.map(({ about }) => about.shard.index));
  const gone = Array.from({ length: shards }, (_, at) => at + 1).filter((index) => !there.has(index));
  const unfinished = parts.flatMap(({ path, about }) => {
    const ids = about.ids.filter((id) => !rows.has(id));
    if (ids.length === 0) return [];
    const have = ids.length === 1 ? "has no result" : "have no result";
    return [
      `${count("task", ids.length)} of shard ${about.shard.index} ${have} in ${path}: ${listed(ids.slice(0, maxNames), ids.length)}`,
    ];
  });
  return [...gone.map((index) => `shard ${index} of ${shards} is missing`), ...unfinished];
}
