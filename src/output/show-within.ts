import { truncateMiddle } from "../format/truncate.js";
import { showHidden } from "./visible.js";

/**
 * The beginning and end of a text with visible hidden characters, at most `maxChars` UTF-16 units. Omitted text is
 * counted in its own characters. The text is cut first, because a megabyte of invisible characters, written out, takes
 * hundreds of megabytes.
 */
export function showWithin(text: string, maxChars: number): string {
  for (let chars = maxChars; ; chars = Math.floor(chars * 0.6)) {
    const shown = showHidden(truncateMiddle(text, chars));
    if (shown.length <= maxChars) return shown;
  }
}
