export type CheckLanguage = "python" | "javascript" | "go" | "rust" | "java" | "shell";

const languages: readonly (readonly [RegExp, CheckLanguage])[] = [
  [/\.py$/, "python"],
  [/\.[cm]?[jt]sx?$/, "javascript"],
  [/\.go$/, "go"],
  [/\.rs$/, "rust"],
  [/\.java$/, "java"],
  [/\.(?:sh|bash)$/, "shell"],
];

/** A file's language, by its name. Null if agent-exec does not parse it. */
export function languageOf(path: string): CheckLanguage | null {
  return languages.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/** Nobody writes a larger test file. Larger ones are not parsed. */
export const maxTestFileBytes = 256 * 1024;

export interface Span {
  readonly at: number;
  readonly end: number;
}

/** A line, without comments and multi-line strings. */
export interface Line extends Span {
  /** The width of the indent in characters. -1 after the last line. */
  readonly indent: number;
}

export function linesOf(masked: string): readonly Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < masked.length;) {
    const next = masked.indexOf("\n", at);
    const end = next === -1 ? masked.length : next;
    lines.push({ at, end, indent: masked.slice(at, end).search(/\S/) });
    at = end + 1;
  }
  return lines;
}

/** The same text with blanks instead of comments and multi-line strings, because these contain no statements. */
export function masked(text: string, language: CheckLanguage): string {
  const pieces: string[] = [];
  let from = 0;
  const blank = (at: number, end: number): void => {
    pieces.push(text.slice(from, at), text.slice(at, end).replaceAll(/[^\n]/g, " "));
    from = end;
  };
  const endOf = (mark: string, at: number): number => {
    const found = text.indexOf(mark, at);
    return found === -1 ? text.length : found + mark.length;
  };
  const isHash = language === "python" || language === "shell";
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    const comment = isHash ? char === "#" : char === "/" && text[at + 1] === "/";
    const block = blockMark(text, at, language);
    if (comment) blank(at, Math.max(at, endOf("\n", at) - 1));
    else if (block !== null) blank(at, endOf(block.closes, at + block.opens));
    else if (char === '"' || char === "'") at = Math.max(at, quoteEnd(text, at));
    else if (char === "\\") at += 1;
    at = Math.max(at, from - 1);
  }
  return pieces.join("") + text.slice(from);
}

function blockMark(
  text: string,
  at: number,
  language: CheckLanguage,
): { readonly closes: string; readonly opens: number } | null {
  if (language === "shell") return null;
  const three = text.slice(at, at + 3);
  if (language === "python") return three === '"""' || three === "'''" ? { closes: three, opens: 3 } : null;
  if (three.startsWith("/*")) return { closes: "*/", opens: 2 };
  return text[at] === "`" ? { closes: "`", opens: 1 } : null;
}

/** Where a quoted text ends. -1 if the line ends first. */
export function quoteEnd(text: string, start: number): number {
  const quote = text[start]!;
  for (let at = start + 1; at < text.length && text[at] !== "\n"; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === quote) return at;
  }
  return -1;
}

/** A longer argument is a table and not a plain comparison. */
const maxPartsChars = 1_000;

/** Splits the text from here to its end (a bracket, line end, `;`, `#` or quote) at its commas. Null if too far. */
export function partsFrom(
  text: string,
  from: number,
): { readonly parts: readonly Span[]; readonly end: number } | null {
  const parts: Span[] = [];
  let depth = 0;
  let begin = from;
  const isCall = text[from - 1] === "(";
  const limit = Math.min(text.length, from + maxPartsChars);
  const closed = (end: number) => {
    const part = trimmed(text, { at: begin, end });
    if (part.at < part.end) parts.push(part);
    return { parts, end };
  };
  for (let at = from; at <= limit; at += 1) {
    const char = text[at];
    const isOutermost = depth === 0;
    if (char === undefined || (isOutermost && !isCall && (char === "\n" || char === ";" || char === "#")))
      return isOutermost && !(isCall && char === undefined) ? closed(at) : null;
    if (char === "\\") at += 1;
    else if (char === '"' || char === "'" || char === "`") {
      const end = quoteEnd(text, at);
      // A quote around the whole code can end it, as in `python3 -c '…'`.
      if (end === -1) return isOutermost && !isCall ? closed(at) : null;
      at = end;
    } else if ("([{".includes(char)) depth += 1;
    else if (")]}".includes(char)) {
      if (isOutermost) return closed(at);
      depth -= 1;
    } else if (char === "," && isOutermost) {
      closed(at);
      begin = at + 1;
    }
  }
  return null;
}

export function trimmed(text: string, { at, end }: Span): Span {
  const part = text.slice(at, end);
  const begin = at + (part.length - part.trimStart().length);
  return { at: begin, end: Math.max(begin, end - (part.length - part.trimEnd().length)) };
}
