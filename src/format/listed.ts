import { truncateEnd } from "./truncate.js";

const maxNames = 20;

/** A file's name for a Markdown sentence: in backticks, on one line, with at most 200 UTF-16 units. */
export function named(path: string): string {
  return `\`${truncateEnd(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}

/** Lists the first 20 things. @param all the number of all things. Default: the number of `parts`. */
export function listed(parts: readonly string[], all = parts.length): string {
  const shown = parts.slice(0, maxNames);
  return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}
