/** The value that this share of all values, from 0 to 1, does not exceed. 0 if there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** So many values lie from `from` to `to`. The last bar has no end: it holds the few that are far larger. */
export interface Bar {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

const bars = 24;

/** How values are spread, in equal steps. Empty if they are too few or too equal to be spread. */
export function spreadOf(values: readonly number[]): readonly Bar[] {
  const [low, high] = [quantile(values, 0), quantile(values, 0.95)];
  if (values.length < 10 || high <= low) return [];
  const step = (high - low) / (bars - 1);
  const counts = Array.from({ length: bars }, () => 0);
  for (const value of values) counts[Math.min(bars - 1, Math.floor((value - low) / step))]! += 1;
  return counts.map((count, at) => ({
    from: low + at * step,
    to: at === bars - 1 ? null : low + (at + 1) * step,
    count,
  }));
}
