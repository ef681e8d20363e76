import { hash } from "node:crypto";

/** One part of a batch. `index` counts from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export const whole: Shard = { index: 1, count: 1 };

/** GitHub allows no more jobs in one matrix. */
export const maxShards = 256;

/** Reads a shard such as `2/4`. Null for other text. */
export function parseShard(text: string): Shard | null {
  const [, index = "", count = ""] = /^(\d{1,5})\/(\d{1,5})$/.exec(text.trim()) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  return shard.index >= 1 && shard.index <= shard.count ? shard : null;
}

/** The ids of one shard, sorted. The order of `ids` does not matter. @param durationMs how long a run took before */
export function idsOfShard(
  ids: readonly string[],
  { index, count }: Shard,
  durationMs: (id: string) => number | undefined = () => undefined,
): readonly string[] {
  const known = ids.flatMap((id) => durationMs(id) ?? []);
  const usual = known.length === 0 ? 1 : known.reduce((sum, each) => sum + each, 0) / known.length;
  // The ids are sorted by a hash, because neighbours in a file are often alike.
  const all = ids
    .map((id) => ({ id, ms: durationMs(id) ?? usual, hash: hash("sha256", id) }))
    .toSorted((a, b) => b.ms - a.ms || (a.hash < b.hash ? -1 : 1));
  const loads = Array.from({ length: count }, () => 0);
  const mine: string[] = [];
  for (const { id, ms } of all) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest]! += ms;
    if (lightest === index - 1) mine.push(id);
  }
  return mine.toSorted();
}

export function matrixOf(jobs: number): object {
  return { include: Array.from({ length: jobs }, (_, at) => ({ shard: at + 1, shards: jobs })) };
}
