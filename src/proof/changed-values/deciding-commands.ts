import { shellLines } from "../../format/shell-lines.js";

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
