import { shellLines } from "../../format/shell-lines.js";
import type { Start } from "./expectations.js";
import { quoteEnd } from "./text.js";

/** A command of a shell script. Its exit code decides whether the script fails. It may contain program text. */
interface Command {
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
  const commands = shellLines(script);
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

/** Where Python statements begin in a shell script, and commands that read the code's output. */
export function shellStarts(script: string, { isStrict }: { readonly isStrict: boolean }): readonly Start[] {
  const commands = decidingCommands(script, { isStrict });
  const isSourcing = /^[ \t]*(?:\.|source) \S/m.test(script);
  return commands.flatMap((command): readonly Start[] => {
    const [program = ""] = command.words;
    if (isSourcing && ["test", "["].includes(program)) return [{ at: command.at, language: "shell" }];
    return pythonStarts(script, command).map((at) => ({ at, language: "python" }));
  });
}

/** Commands that run a text as Python and do not skip its asserts. */
const python =
  /^[ \t]*(?:\w+=\S* )*python[\d.]*(?: -[BEIPsSuvx]+)* (?:-c (["'])|- ?<<-?\s*["']?\w+["']?[ \t]*\n|<<-?\s*["']?\w+["']?[ \t]*\n)/;

function pythonStarts(script: string, { at, end }: Command): readonly number[] {
  const found = python.exec(script.slice(at, end));
  if (found === null) return [];
  const begin = at + found[0].length;
  const starts: number[] = [];
  let isStart = true;
  for (let place = begin; place < end; place += 1) {
    const char = script[place]!;
    if (isStart && char !== " ") {
      starts.push(place);
      isStart = false;
    }
    if (char === "\n") isStart = /^\S/.test(script.slice(place + 1, place + 2));
    else if (char === ";") isStart = true;
    else if (char === found[1]) break;
    else if (char === "\\") place += 1;
    else if (char === '"' || char === "'") place = Math.max(place, quoteEnd(script, place));
  }
  return starts;
}
