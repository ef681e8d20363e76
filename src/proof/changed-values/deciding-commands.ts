/** A command of a shell script whose failure is the script's, with the text for a program that it holds. */
export interface Command {
  readonly at: number;
  readonly end: number;
  /** Of its first part, with `''` for what stands in quotes. */
  readonly words: readonly string[];
}

/**
 * The commands by which a script fails, if this is obvious; none for a script with loops, branches or functions.
 * @param isStrict whether it ends at its first failure; else its last command decides.
 */
export function decidingCommands(
  script: string,
  { isStrict }: { readonly isStrict: boolean },
): readonly Command[] {
  const commands = commandsOf(script);
  if (commands === null || commands.some(({ bare }) => branching.test(bare))) return [];
  const last = commands.length - 1;
  return commands
    .filter(({ bare }, index) => {
      const single = index === last ? bare.replaceAll("&&", "") : bare;
      return (isStrict || index === last) && !/[|;&!]/.test(single);
    })
    .map(({ at, end, bare }) => ({ at, end, words: bare.split("&&", 1)[0]!.trim().split(/\s+/) }));
}

const branching = /^\s*(?:(?:if|for|while|until|case|select|function|\{)(?:\s|$)|\(|\}|\w+ ?\(\))/;

interface Line {
  readonly at: number;
  readonly end: number;
  /** Without what stands in quotes. */
  readonly bare: string;
}

/** Each command on one line, without empty lines and comments; null if a quote or a here-document never ends. */
function commandsOf(script: string): Line[] | null {
  const commands: Line[] = [];
  let at = 0;
  while (at < script.length) {
    const line = bareLine(script, at);
    if (line === null) return null;
    const word = /<<-?\s*(\w+|'')/.exec(line.bare)?.[1];
    const end = word === undefined ? line.end : inputEnd(script, line.end);
    if (end === null) return null;
    if (line.bare.trim() !== "") commands.push({ at, end, bare: line.bare });
    at = end + 1;
  }
  return commands;
}

/** From here to the end of its line, or of the line that a quote or a backslash goes on to. */
function bareLine(script: string, from: number): Line | null {
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

/** The end of a command's lines: at the word after its `<<`. */
function inputEnd(script: string, lineEnd: number): number | null {
  const line = script.slice(script.lastIndexOf("\n", lineEnd - 1) + 1, lineEnd);
  const word = /<<-?\s*["']?(\w+)/.exec(line)?.[1];
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

const interpreters = /^(?:python[\d.]*|node|sh|bash|dash|deno|bun|ruby|php|perl|tsx|ts-node)$/;

/** Flags that have a program's text looked at alone, or go over its asserts. */
const notRun = /^(?:-m|-c|-e|-p|-n|-O+|--check|--test|--syntax-only)$/;

/** The files that these commands run as programs, with nothing behind their names, as they are named. */
export function programsRun(commands: readonly Command[]): readonly string[] {
  return commands.flatMap(({ words }) => {
    const [program, ...rest] = words.slice(words.findIndex((word) => !/^\w+=/.test(word)));
    if (program === undefined) return [];
    const at = interpreters.test(program) ? rest.findIndex((word) => !word.startsWith("-")) : -1;
    const called = at === -1 ? program : rest[at]!;
    const isWhole =
      at === -1 ? rest.length === 0 : at === rest.length - 1 && !rest.some((word) => notRun.test(word));
    return isWhole ? [called.replace(/^(?:\.\/)+/, "")] : [];
  });
}
