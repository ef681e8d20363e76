import { truncateEnd } from "./truncate.js";

const maxNames = 20;

/**
 * A file's name for a sentence in Markdown: on one line, at most 200 UTF-16 units, between backticks, so that it
 * cannot look like our own text.
 */
export function named(path: string): string {
  return `\`${truncateEnd(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}

/**
 * Lists the first 20 things, and how many more there are.
 * @param all their number, if `parts` is incomplete. Default: the number of `parts`
 */
export function listed(parts: readonly string[], all = parts.length): string {
  const shown = parts.slice(0, maxNames);
  return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}
