import { truncateEnd } from "./truncate.js";

/** So many names stand in one sentence. */
const maxNames = 20;

/**
 * A file's name for a sentence that a report shows as Markdown: on one line, at most 200 UTF-16 units, between
 * backticks, so that none of it passes for our own words.
 */
export function named(path: string): string {
  return `\`${truncateEnd(path.replaceAll("\n", "␊"), 200).replaceAll("`", "ˋ")}\``;
}

/**
 * Things for a sentence: the first 20, and how many more there are.
 * @param all How many there are where not all are given. Default: the parts.
 */
export function listed(parts: readonly string[], all = parts.length): string {
  const shown = parts.slice(0, maxNames);
  return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}
