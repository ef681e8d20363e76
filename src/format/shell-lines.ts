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
  const commands: ShellLine[] = [];
  let at = 0;
  while (at < script.length) {
    const line = bareLine(script, at);
    if (line === null) return null;
    const word = /(?<!<)<<-?\s*(\w+|'')/.exec(line.bare)?.[1];
    const end = word === undefined ? line.end : inputEnd(script, line.end);
    if (end === null) return null;
    if (line.bare.trim() !== "") commands.push({ at, end, bare: line.bare });
    at = end + 1;
  }
  return commands;
}

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
    if (char === "\\") at += 1;
    else if (char === '"' || char === "'") {
      const end = closing(script, at);
      if (end === -1) return null;
      bare += "''";
      at = end;
    } else bare += char;
  }
}

function closing(script: string, start: number): number {
  const quote = script[start]!;
  for (let at = start + 1; at < script.length; at += 1) {
    if (quote === '"' && script[at] === "\\") at += 1;
    else if (script[at] === quote) return at;
  }
  return -1;
}

/** Where a command's here-document ends. The word after `<<` marks the end. */
function inputEnd(script: string, lineEnd: number): number | null {
  const line = script.slice(script.lastIndexOf("\n", lineEnd - 1) + 1, lineEnd);
  const word = /(?<!<)<<-?\s*["']?(\w+)/.exec(line)?.[1];
  if (word === undefined) return null;
  let at = lineEnd + 1;
  while (at <= script.length) {
    const next = script.indexOf("\n", at);
    const end = next === -1 ? script.length : next;
    if (script.slice(at, end).trim() === word) return end;
    at = end + 1;
  }
  return null;
}
