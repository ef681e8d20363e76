import { truncateEnd } from "./truncate.js";

/** So many names stand in one sentence. */
const maxNames = 20;

/**
 * Names for a sentence: the first 20, each at most 200 UTF-16 units and on one line, and how many more there are.
 * @param all How many there are where not all are named. Default: the names.
 */
export function listed(names: readonly string[], all = names.length): string {
  const shown = names.slice(0, maxNames).map((name) => truncateEnd(name.replaceAll("\n", "␊"), 200));
  return shown.join(", ") + (all > shown.length ? ` and ${all - shown.length} more` : "");
}
