import { quoted, splitAt } from "../../rows/values.js";
import { fileWord, findLanguage, type Language } from "./languages.js";

/** Parses `NAME=COMMAND`. The command is split at blanks and never given to a shell. */
export function parseLanguage(given: string): Language | string {
  const [word, words] = splitAt(given, "=");
  const name = word.trim().toLowerCase();
  if (words === undefined)
    return `must have the form NAME=COMMAND with ${fileWord}, such as ruby=ruby ${fileWord}`;
  if (!/^[a-z][a-z0-9+#._-]{0,31}$/.test(name))
    return `${quoted(word)} is not a language name. A name begins with a letter, and has only letters, digits, \`+\`, \`#\`, \`.\`, \`_\` and \`-\``;
  const command = words.trim().split(/\s+/);
  const fault = findCommandFault(command);
  if (fault !== null) return fault;
  const known = findLanguage(name);
  const { needs: _needs, ...kept } = known ?? { name, words: [name], extension: extensionOf(name) };
  return { ...kept, interpreters: command.slice(0, 1), command };
}

function findCommandFault(command: readonly string[]): string | null {
  const [program = "", ...others] = command;
  const places = others.reduce((sum, word) => sum + word.split(fileWord).length - 1, 0);
  if (program.includes(fileWord) || places !== 1)
    return `the command must name a program, followed once by ${fileWord} for the file's path`;
  if (/["'\0]/.test(command.join(" ")))
    return "the command cannot contain quotes, because it is split at spaces. Put the command into a script, and use this script as the command";
  if (program.startsWith("-") || (program.includes("/") && !program.startsWith("/")))
    return `${quoted(program)} is not a program's name or absolute path`;
  return null;
}

/** The file ending for a name. A name such as `c#` becomes an ending of only letters and digits. */
function extensionOf(name: string): string {
  return name.replace(/[^a-z0-9]/g, "");
}
