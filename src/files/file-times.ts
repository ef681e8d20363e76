/**
 * Times of files in a workspace, in milliseconds since 1970 with a fraction: a double holds about a quarter of a microsecond,
 * and kernels stamp files more coarsely than that.
 */

/** The beginning of 1980: zip archives, and so Python's wheels, hold no earlier time, and GNU make takes 0 for "missing". */
export const earliestTime = 315_532_800_000;

/** One microsecond: the smallest difference that survives being written and read again. */
export const timeStep = 0.001;

/** A time within sane bounds. A file from the future would be newer than every later change to another file. */
export function boundedTime(time: number, latest: number): number {
  return Number.isFinite(time) ? Math.max(earliestTime, Math.min(time, latest)) : earliestTime;
}

/** As tar's extended headers and `Date` of the same number disagree about fractions, both are made here: "1700000000.123456". */
export function inSeconds(time: number): string {
  const micros = Math.round(time / timeStep);
  return `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
}
