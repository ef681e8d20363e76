/** The parts of a language's text that are not code. */
export interface Syntax {
  /** How comments begin and end. */
  readonly comments: readonly (readonly [begin: string, end: string])[];
  /** How strings begin and end, longest first. If a string cannot span lines, it ends with its line at the latest. */
  readonly quotes: readonly { readonly mark: string; readonly spansLines: boolean }[];
}

/** A text of the same length as the original, so that positions agree. */
export interface MaskedText {
  /** The text with blanks for comments and `_` for strings. Everything else is code. */
  readonly code: string;
  /** Maps the position at which a string begins to its content. */
  readonly strings: ReadonlyMap<number, string>;
  /** Maps the position of each opening bracket to that of its closing one, if there is one. */
  readonly brackets: ReadonlyMap<number, number>;
}

/** Replaces everything that is not code. A template inside of a template counts as its end. */
export function maskText(text: string, { comments, quotes }: Syntax): MaskedText {
  const pieces: string[] = [];
  const strings = new Map<number, string>();
  let at = 0;
  const cover = (end: number, char: string): void => {
    pieces.push(char.repeat(end - at));
    at = end;
  };
  while (at < text.length) {
    const comment = comments.find(([begin]) => text.startsWith(begin, at));
    const quote = quotes.find(({ mark }) => text.startsWith(mark, at));
    if (comment !== undefined) {
      const [begin, end] = comment;
      const found = text.indexOf(end, at + begin.length);
      // The line end stays, because the next line begins with code.
      cover(found === -1 ? text.length : end === "\n" ? found : found + end.length, " ");
    } else if (quote !== undefined) {
      const { mark } = quote;
      const end = endOfString(text, at + mark.length, quote);
      strings.set(at, text.slice(at + mark.length, end));
      cover(text.startsWith(mark, end) ? end + mark.length : end, "_");
    } else {
      pieces.push(text[at]!);
      at += 1;
    }
  }
  const code = pieces.join("");
  return { code, strings, brackets: bracketsIn(code) };
}

/** One pass finds all brackets. Searching for each bracket's end would take quadratic time if none is closed. */
function bracketsIn(code: string): ReadonlyMap<number, number> {
  const brackets = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < code.length; at++) {
    const char = code[at]!;
    if (char === "(" || char === "[" || char === "{") open.push(at);
    else if (char === ")" || char === "]" || char === "}") {
      const begin = open.pop();
      if (begin !== undefined) brackets.set(begin, at);
    }
  }
  return brackets;
}

function endOfString(text: string, from: number, { mark, spansLines }: Syntax["quotes"][number]): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text.startsWith(mark, at) || (text[at] === "\n" && !spansLines)) return at;
  }
  return text.length;
}
