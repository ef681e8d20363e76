/** The value below or at which this share (from 0 to 1) of all values lies. 0 if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

const bars = 24;

/** Counts values in equal steps, the last one open. Empty if there are too few, or if they hardly differ. */
export function spreadOf(values: readonly number[]) {
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
