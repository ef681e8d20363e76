/** A match: from the first UTF-16 unit to the one after the last, counted from where the search began. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What stands in place of a secret. */
export const mask = "***";

/** Adds a match to those before it, in order; matches that overlap become one. */
export function mergeInto(spans: Span[], { start, end }: Span): void {
  let first = start;
  for (let last = spans.at(-1); last !== undefined && last.end > first; last = spans.at(-1)) {
    first = Math.min(first, last.start);
    spans.pop();
  }
  spans.push({ start: first, end });
}

/** The text with each of these spans, in order and apart, replaced by the mask. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  let masked = "";
  let from = 0;
  for (const { start, end } of spans) {
    masked += text.slice(from, start) + mask;
    from = end;
  }
  return masked + text.slice(from);
}
