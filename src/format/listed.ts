import { truncateEnd } from "./truncate.js";

const maxNames = 20;

/** A file's name for a sentence in Markdown: one line, at most 200 UTF-16 units, in backticks. */
export function named(path: string): string {
  return `\`${truncateEnd(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}

/** Lists the first 20 things. @param all how many there are. Default: the number of `parts` */
export function listed(parts: readonly string[], all = parts.length): string {
  const shown = parts.slice(0, maxNames);
  return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}
