import { truncateMiddle } from "../format/truncate.js";
import { showHidden } from "./visible.js";

/**
 * Head and tail of a text with its hidden characters shown, at most `maxChars` UTF-16 units; what is left out is
 * counted in characters of the text itself. It is cut first: a megabyte of invisible characters, each written out,
 * takes hundreds of megabytes.
 */
export function showWithin(text: string, maxChars: number): string {
  for (let chars = maxChars; ; chars = Math.floor(chars * 0.6)) {
    const shown = showHidden(truncateMiddle(text, chars));
    if (shown.length <= maxChars) return shown;
  }
}
