import { type Mark, thoughtMarksIn } from "./thought-marks.js";

export interface Split {
  readonly text: string;
  /** "" where there is none. */
  readonly thought: string;
}

/** A thought with its marks, and what of it is the thought itself. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Takes what a model only thought out of its text, however that is marked: at the start or in the middle, several times, with
 * the opening mark left in the prompt, or never closed. Marks within code stay what they are.
 */
export function splitThoughts(given: string): Split {
  return splitMarked(given.replace(leadingMark, ""));
}

/** What a chat template puts before an answer, where a server leaves it in the text. */
const leadingMark = /^\s*(?:<\|start\|>assistant)?<\|channel\|>final<\|message\|>/;
const trailingMark = /<\|(?:return|end)\|>\s*$/;

function splitMarked(given: string): Split {
  const marks = thoughtMarksIn(given);
  if (marks.length === 0) return { text: given, thought: "" };
  const spans = spansIn(given, marks);
  const kept: string[] = [];
  let at = 0;
  for (const { start, end } of spans) {
    kept.push(given.slice(at, start));
    // What stood on lines of their own stays so: a fence begins a line.
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

/** Once through the text: each line is looked at once, and each mark. */
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
    fence = fence === null ? (mark?.opens === true ? mark.chars : null) : closes(mark, fence) ? null : fence;
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

interface Around {
  readonly text: string;
  readonly closers: Closers;
  readonly spans: readonly Span[];
}

/** The thought that a mark begins, or ends where its beginning stood in the prompt; null for a mark that only is spoken of. */
function spanAt(mark: Mark, { text, closers, spans }: Around): Span | null {
  const { start, end, isSolid } = mark;
  if (mark.opens) {
    const close = closers.after(mark);
    if (close !== null) return { start, from: end, to: close.start, end: close.end };
    return isSolid ? { start, from: end, to: text.length, end: text.length } : null;
  }
  if (!isSolid) return null;
  const before = spans.at(-1)?.end ?? 0;
  // Behind a thought a mark at the very end closes nothing.
  if (spans.length > 0 && text.slice(end).trim() === "") return { start, from: end, to: end, end };
  return { start: before, from: before, to: start, end };
}

/** The closing marks of each family, asked for in the order of the text: the first that stands alone, else the first at all. */
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
    for (const list of [solid, any]) {
      while (list.length > 0 && list.at(-1)!.start < end) list.pop();
    }
    return solid.at(-1) ?? any.at(-1) ?? null;
  }

  #of(family: number): { readonly solid: Mark[]; readonly any: Mark[] } {
    const found = this.#byFamily.get(family) ?? { solid: [], any: [] };
    this.#byFamily.set(family, found);
    return found;
  }
}

/** A fence is read by the beginning of its line. */
const maxFenceChars = 1_000;
/** Items of nested lists indent theirs so far. */
const maxIndent = 12;

interface Fence {
  readonly chars: string;
  readonly opens: boolean;
  readonly isBare: boolean;
}

/** A line as a fence; null for any other. */
function fenceOf(line: string): Fence | null {
  const text = line.trimStart();
  const sign = text.charAt(0);
  if (line.length - text.length > maxIndent || (sign !== "`" && sign !== "~")) return null;
  let length = 1;
  while (text.charAt(length) === sign) length += 1;
  if (length < 3) return null;
  const info = text.slice(length);
  return {
    chars: sign.repeat(length),
    opens: sign === "~" || !info.includes("`"),
    isBare: info.trim() === "",
  };
}

function closes(fence: Fence | null, open: string): boolean {
  return fence?.isBare === true && fence.chars.startsWith(open);
}

function withoutLeadingLines(text: string): string {
  const first = text.search(/\S/);
  return first === -1 ? "" : text.slice(text.lastIndexOf("\n", first) + 1);
}
