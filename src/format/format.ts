export { formatDuration } from "./duration.js";

const byteUnits = ["KiB", "MiB", "GiB", "TiB"] as const;

/** Formats bytes in binary units: `512 B`, `1.5 KiB`, `2 GiB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  let value = bytes / 1024;
  let unit = 0;
  // Without this, 1,023.95 would be shown as 1,024.
  while (value >= 1023.95 && unit < byteUnits.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${Math.round(value * 10) / 10} ${byteUnits[unit]}`;
}

/** Separates thousands: `1,234,567`. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Formats US dollars to a hundredth of a cent: `$0.0042`. */
export function formatUsd(usd: number): string {
  return `$${usd.toFixed(4)}`;
}

/** A number with its noun: `1 file`, `2 files`, `1,200 files`. Irregular nouns need `plural`. */
export function count(noun: string, number: number, plural = `${noun}s`): string {
  return `${formatCount(number)} ${number === 1 ? noun : plural}`;
}
