/** File times in milliseconds since 1970 with a fraction, precise to a quarter of a microsecond. */

/** The beginning of 1980. Zip files, and so Python's wheels, allow no earlier time. GNU make reads 0 as "missing". */
export const earliestTime = 315_532_800_000;

/** One microsecond: the smallest difference that survives writing and reading. */
export const timeStep = 0.001;

/** Limits a time. A file from the future would stay newer than later changes to other files. */
export function boundedTime(time: number, latest: number): number {
  return Number.isFinite(time) ? Math.max(earliestTime, Math.min(time, latest)) : earliestTime;
}

/** Writes a time for both of tar's forms, which round fractions differently: "1700000000.123456". */
export function inSeconds(time: number): string {
  const micros = Math.round(time / timeStep);
  return `${Math.floor(micros / 1e6)}.${String(micros % 1e6).padStart(6, "0")}`;
}
