/** What is no code in a language. */
export interface Syntax {
  /** How comments begin and end. */
  readonly comments: readonly (readonly [begin: string, end: string])[];
  /** How strings begin and end, longest first; the others end with their line at the latest. */
  readonly quotes: readonly { readonly mark: string; readonly spansLines: boolean }[];
}

/** A text as long as the one it was made of, so that places in one are places in the other. */
export interface MaskedText {
  /** Comments are blanks, strings are `_`, so that what begins a line or a bracket here is code. */
  readonly code: string;
  /** Where strings begin → what they hold. */
  readonly strings: ReadonlyMap<number, string>;
  /** The place of each closing bracket, by its opening one. Brackets that are never closed are missing. */
  readonly brackets: ReadonlyMap<number, number>;
}

/**
 * Takes what is no code out of a text. A template inside a template counts as its end. This loses functions, but runs
 * nothing.
 */
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
      // A line's end is code: what follows begins a line.
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

/** All in one go: looking for each one's end alone takes quadratic time where none has one. */
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
