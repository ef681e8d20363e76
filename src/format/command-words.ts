import { truncateEnd } from "./truncate.js";

/** About one line of a terminal. */
const maxChars = 100;

/** The first line of a command, to name the command in a sentence. `…` replaces the rest. */
export function commandWords(command: string): string {
  const [first = "", ...more] = command.trim().split("\n");
  const line = truncateEnd(first.trimEnd(), maxChars);
  return more.length === 0 || line.endsWith("…") ? line : `${line} …`;
}
