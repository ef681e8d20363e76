/** A command of a shell script, with its continued lines and its here-document. */
export interface ShellLine {
  readonly at: number;
  readonly end: number;
  /** The command without quoted texts. */
  readonly bare: string;
}

/**
 * The commands, one line each, without empty lines and comments. Null if a quote or a here-document is never closed.
 */
export function shellLines(script: string): ShellLine[] | null {
  const { lines, openAt } = readShell(script);
  return openAt === null ? lines : null;
}

/** The commands as far as they are closed. `openAt`: where a command begins that is never closed. */
export function readShell(script: string): { readonly lines: ShellLine[]; readonly openAt: number | null } {
  const lines: ShellLine[] = [];
  let at = 0;
  while (at < script.length) {
    const line = bareLine(script, at);
    if (line === null) return { lines, openAt: at };
    const end = hereDocument.test(line.bare) ? inputEnd(script, line) : line.end;
    if (end === null) return { lines, openAt: at };
    if (line.bare.trim() !== "") lines.push({ at, end, bare: line.bare });
    at = end + 1;
  }
  return { lines, openAt: null };
}

/** Not `<<<`, which takes a text, and not a shift in `$((1<<3))`. */
const hereDocument = /(?<!<)<<-?\s{0,9}(?:[A-Za-z_]|'')/;

/** Reads from here to the line's end. A quote or a backslash continues the line. */
function bareLine(script: string, from: number): ShellLine | null {
  let bare = "";
  for (let at = from; ; at += 1) {
    const char = script[at];
    if (char === undefined || char === "\n") return { at: from, end: at, bare };
    if (char === "#" && (at === from || /\s/.test(script[at - 1]!))) {
      const end = script.indexOf("\n", at);
      return { at: from, end: end === -1 ? script.length : end, bare };
    }
    if (char === "\\") {
      at += 1;
      // The word of a here-document may begin in this way.
      if (bare.endsWith("<<")) bare += script[at] ?? "";
    } else if (char === '"' || char === "'") {
      const end = closing(script, at);
      if (end === -1) return null;
      bare += "''";
      at = end;
    } else bare += char;
  }
}

function closing(script: string, start: number): number {
  const quote = script[start]!;
  const hasEscapes = quote === '"' || script[start - 1] === "$";
  for (let at = start + 1; at < script.length; at += 1) {
    if (hasEscapes && script[at] === "\\") at += 1;
    else if (script[at] === quote) return at;
  }
  return -1;
}

/** Where a command's here-document ends. The word after `<<` marks the end. */
function inputEnd(script: string, line: ShellLine): number | null {
  const words = /(?<!<)<<-?\s{0,9}(?:"([^"\n]{1,99})"|'([^'\n]{1,99})'|\\?([A-Za-z_][\w.-]{0,99}))/.exec(
    script.slice(line.at, line.end),
  );
  const word = words?.[1] ?? words?.[2] ?? words?.[3];
  if (word === undefined) return null;
  let at = line.end + 1;
  while (at <= script.length) {
    const next = script.indexOf("\n", at);
    const end = next === -1 ? script.length : next;
    if (script.slice(at, end).trim() === word) return end;
    at = end + 1;
  }
  return null;
}
