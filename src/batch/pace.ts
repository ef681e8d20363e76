import { formatDuration } from "../format/format.js";

/** Estimates the remaining time of a batch from its pace. Null until as many runs have ended as run at once. */
export function remainingMs(progress: {
  readonly ended: number;
  readonly left: number;
  readonly elapsedMs: number;
  readonly concurrency: number;
}): number | null {
  const { ended, left, elapsedMs, concurrency } = progress;
  // `elapsedMs` is negative if the machine's clock was set back.
  return ended < concurrency || ended === 0 || elapsedMs < 0 ? null : (elapsedMs / ended) * left;
}

/** For example `about 3 min left`. "" if unknown. */
export function remainingWords(ms: number | null): string {
  return ms === null ? "" : `about ${formatDuration(ms < 60_000 ? Math.ceil(ms / 1000) * 1000 : ms)} left`;
}

/** The default number of parallel runs. It is the number of cores, if the free memory has room for their containers. */
export function usualConcurrency(machine: {
  readonly cores: number;
  readonly freeBytes: number;
  /** The memory of one container. */
  readonly eachBytes: number;
}): number {
  const fit = Math.floor(machine.freeBytes / Math.max(1, machine.eachBytes));
  return Math.max(1, Math.min(machine.cores, fit));
}
