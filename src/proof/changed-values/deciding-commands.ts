/** A command of a shell script. Its exit code decides whether the script fails. It may contain program text. */
export interface Command {
  readonly at: number;
  readonly end: number;
  /** The words of the command's first part. `''` replaces quoted texts. */
  readonly words: readonly string[];
}

/**
 * The commands whose exit codes decide whether a script fails. Empty if this is not obvious: if the script has loops,
 * branches or functions.
 * @param isStrict whether the script ends at its first failure; otherwise its last command decides
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
  /** The command without quoted texts. */
  readonly bare: string;
}

/**
 * The commands, one line each, without empty lines and comments. Null if a quote or a here-document is never closed.
 */
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

/** Reads from here to the line's end. A quote or a backslash continues the line. */
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

/** Where a command's here-document ends. The word after `<<` marks the end. */
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

/** Flags with which Python does not run the program normally: it only inspects it, or skips its asserts. */
const notRun = /^(?:-m|-c|-e|-p|-n|-O+|--check|--test|--syntax-only)$/;

/** The files that these commands run as programs without arguments. The names are those in the commands. */
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
