/** A match, in UTF-16 units from the start of the search. `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** The replacement. Default: the mask. */
  readonly by?: string;
}

export const mask = "***";

/** Adds a match in order. Overlapping matches become one. */
export function mergeInto(spans: Span[], { start, end }: Span): void {
  let first = start;
  for (let last = spans.at(-1); last !== undefined && last.end > first; last = spans.at(-1)) {
    first = Math.min(first, last.start);
    spans.pop();
  }
  spans.push({ start: first, end });
}

/** Replaces these spans, which are in order and do not overlap. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  let masked = "";
  let from = 0;
  for (const { start, end, by = mask } of spans) {
    masked += text.slice(from, start) + by;
    from = end;
  }
  return masked + text.slice(from);
}
