import { type Mark, thoughtMarksIn } from "./thought-marks.js";

export interface Split {
  readonly text: string;
  /** Empty if there is none. */
  readonly thought: string;
}

/** A thought with its marks (`start` to `end`) and without them (`from` to `to`). */
type Span = Readonly<Record<"start" | "end" | "from" | "to", number>>;

/**
 * Separates a model's thoughts from its text. A thought may come at the start or in the middle, and several times. Its
 * opening mark may have stayed in the prompt, and it may never be closed. Marks in code do not count.
 */
export function splitThoughts(reply: string): Split {
  const given = reply.replace(leadingMark, "");
  const marks = thoughtMarksIn(given);
  if (marks.length === 0) return { text: given, thought: "" };
  const spans = spansIn(given, marks);
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    kept.push(given.slice(at, start));
    // The text before and after a thought stays on separate lines, because a fence must begin a line.
    if (/[^\n]$/.test(kept.at(-1)!) && given.slice(start, end).includes("\n")) kept.push("\n");
    at = end;
  }
  const text = kept.join("") + given.slice(at).replace(/^[ \t]*\n/, "");
  const thought = spans
    .map(({ from, to }) => given.slice(from, to).trim())
    .filter(Boolean)
    .join("\n\n");
  return { text: spans.length === 0 ? given : withoutLeadingLines(text.replace(trailingMark, "")), thought };
}

/** The prefix of an answer from a chat template, if the server leaves it in the text. */
const leadingMark = /^\s*(?:<\|start\|>assistant)?<\|channel\|>final<\|message\|>/;
const trailingMark = /<\|(?:return|end)\|>\s*$/;

/** Finds the thoughts in one pass, which looks at each line and each mark once. */
function spansIn(text: string, marks: readonly Mark[]): Span[] {
  const spans: Span[] = [];
  const closers = new Closers(marks);
  let next = 0;
  let at = 0;
  let fence: string | null = null;
  while (at < text.length && next < marks.length) {
    const newline = text.indexOf("\n", at);
    const lineEnd = newline === -1 ? text.length : newline;
    const mark = fenceOf(text.slice(at, Math.min(lineEnd, at + maxFenceChars)));
    const isCode = fence !== null || mark?.opens === true;
    if (fence === null) fence = mark?.opens === true ? mark.chars : null;
    else if (mark?.isBare === true && mark.chars.startsWith(fence)) fence = null;
    at = lineEnd + 1;
    for (; next < marks.length && marks[next]!.start < lineEnd; next += 1) {
      if (isCode) continue;
      const span = spanAt(marks[next]!, { text, closers, spans });
      if (span === null) continue;
      spans.push(span);
      while (next + 1 < marks.length && marks[next + 1]!.start < span.end) next += 1;
      if (span.end > lineEnd) {
        at = span.end;
        next += 1;
        break;
      }
    }
  }
  return spans;
}

/**
 * The thought that begins with a mark, or that ends with it if it began in the prompt. Null for a mark that is only
 * mentioned.
 */
function spanAt(
  mark: Mark,
  { text, closers, spans }: { text: string; closers: Closers; spans: readonly Span[] },
): Span | null {
  const { start, end, isSolid } = mark;
  if (mark.opens) {
    const close = closers.after(mark);
    if (close !== null) return { start, from: end, to: close.start, end: close.end };
    return isSolid ? { start, from: end, to: text.length, end: text.length } : null;
  }
  if (!isSolid) return null;
  const before = spans.at(-1)?.end ?? 0;
  // After a thought, a closing mark at the very end means nothing.
  if (spans.length > 0 && text.slice(end).trim() === "") return { start, from: end, to: end, end };
  return { start: before, from: before, to: start, end };
}

/**
 * Finds closing marks of each family, in order. The next mark that stands alone counts. If there is none, the next one.
 */
class Closers {
  readonly #byFamily = new Map<number, { readonly solid: Mark[]; readonly any: Mark[] }>();

  constructor(marks: readonly Mark[]) {
    for (const mark of marks.toReversed()) {
      if (mark.opens) continue;
      const { solid, any } = this.#of(mark.family);
      any.push(mark);
      if (mark.isSolid) solid.push(mark);
    }
  }

  after({ family, end }: Mark): Mark | null {
    const { solid, any } = this.#of(family);
    for (const list of [solid, any]) while (list.length > 0 && list.at(-1)!.start < end) list.pop();
    return solid.at(-1) ?? any.at(-1) ?? null;
  }

  #of(family: number): { readonly solid: Mark[]; readonly any: Mark[] } {
    const found = this.#byFamily.get(family) ?? { solid: [], any: [] };
    this.#byFamily.set(family, found);
    return found;
  }
}

/** Only the beginning of a line decides whether it is a fence. */
const maxFenceChars = 1_000;

/** Reads a line as a fence, which may be indented in nested lists. Null for other lines. */
function fenceOf(line: string) {
  const [whole = "", chars] = /^\s{0,12}(`{3,}|~{3,})/.exec(line) ?? [];
  if (chars === undefined) return null;
  const info = line.slice(whole.length);
  return { chars, opens: chars.startsWith("~") || !info.includes("`"), isBare: info.trim() === "" };
}

function withoutLeadingLines(text: string): string {
  const first = text.search(/\S/);
  return first === -1 ? "" : text.slice(text.lastIndexOf("\n", first) + 1);
}
