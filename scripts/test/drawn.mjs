import { seed } from "./run-jest.mjs";

/** This many of the items, chosen by the run's seed, in their order. */
export function drawn(items, count) {
  let state = seed;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  const ranked = items
    .map((item) => ({ item, rank: next() >>> 8 }))
    .toSorted((one, other) => one.rank - other.rank);
  const chosen = new Set(ranked.slice(0, count).map(({ item }) => item));
  return items.filter((item) => chosen.has(item));
}
