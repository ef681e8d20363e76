import { type Span, mask, maskSpans } from "./secret-spans.js";

export type Find = (text: string) => readonly Span[];

type JsonObject = Readonly<Record<string, unknown>>;

interface Run {
  readonly stream: string;
  readonly chars: number;
}

/** A copy with all strings redacted. An execution's order of arrival is adjusted to the new texts. */
export function redactValue(value: unknown, find: Find): unknown {
  if (typeof value === "string") return maskSpans(value, find(value));
  if (Array.isArray(value)) return value.map((each) => redactValue(each, find));
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [
    maskSpans(key, find(key)),
    key === "order" && isOrder(each) ? realign(each, value as JsonObject, find) : redactValue(each, find),
  ]);
  return Object.fromEntries(entries);
}

function isOrder(value: unknown): value is readonly Run[] {
  return (
    Array.isArray(value) &&
    value.every((run) => typeof run?.stream === "string" && typeof run.chars === "number")
  );
}

/** Adjusts each run to the length of its redacted part. If a secret spans two runs, its mask belongs to the first. */
function realign(order: readonly Run[], execution: JsonObject, find: Find): Run[] {
  const streams = new Map<string, StreamEdges>();
  return order
    .map(({ stream, chars }) => {
      const edges = streams.get(stream) ?? new StreamEdges(find(textOf(execution[stream])));
      streams.set(stream, edges);
      return { stream, chars: edges.advance(chars) };
    })
    .filter((run) => run.chars > 0);
}

function textOf(stream: unknown): string {
  const text = (stream as { readonly text?: unknown } | undefined)?.text;
  return typeof text === "string" ? text : "";
}

/** Goes along one stream's text, and returns the length of each part after masking. */
class StreamEdges {
  #before = 0;
  #after = 0;
  #next = 0;
  /** How many units shorter the redacted text is, up to this point. */
  #shrunk = 0;

  constructor(private readonly spans: readonly Span[]) {}

  advance(chars: number): number {
    this.#before += chars;
    let span = this.spans[this.#next];
    while (span !== undefined && span.end <= this.#before) {
      this.#shrunk += span.end - span.start - (span.by ?? mask).length;
      this.#next += 1;
      span = this.spans[this.#next];
    }
    const inside = span !== undefined && span.start < this.#before ? span : null;
    const after = (inside === null ? this.#before : inside.start + (inside.by ?? mask).length) - this.#shrunk;
    const told = after - this.#after;
    this.#after = after;
    return told;
  }
}
