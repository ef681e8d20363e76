const unitMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;

/** Reads `500ms`, `90s`, `1.5m`, `2h` or seconds as whole milliseconds. Null if it has another form. */
export function parseDurationMs(duration: string | number): number | null {
  const match = /^(\d{1,9}(?:\.\d{1,6})?)(ms|s|m|h)?$/.exec(String(duration).trim());
  if (match === null) return null;
  const unit = (match[2] ?? "s") as keyof typeof unitMs;
  return Math.round(Number(match[1]) * unitMs[unit]);
}

/** Formats milliseconds: `500 ms`, `1.5 s`, `2 min`, `2.3 h`. */
export function formatDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 120_000) return `${oneDecimal(ms / 1_000)} s`;
  return ms < 7_200_000 ? `${oneDecimal(ms / 60_000)} min` : `${oneDecimal(ms / 3_600_000)} h`;
}

function oneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10);
}
