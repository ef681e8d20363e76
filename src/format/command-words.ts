import { truncateEnd } from "./truncate.js";

/** About a line of a terminal. */
const maxChars = 100;

/** A command's first line, to name it in a sentence; `…` stands for the rest. The whole is in the transcript. */
export function commandWords(command: string): string {
  const [first = "", ...more] = command.trim().split("\n");
  const line = truncateEnd(first.trimEnd(), maxChars);
  return more.length === 0 || line.endsWith("…") ? line : `${line} …`;
}
