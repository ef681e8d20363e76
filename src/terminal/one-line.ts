import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";

/** A stranger's text on one line, with at most 300 characters. */
export function oneLine(name: string): string {
  return truncateEnd(showHidden(name).replaceAll("\n", "␊"), 300);
}

/** The beginning of a stranger's text on one line, with at most 80 UTF-16 units. */
export function firstLine(text: string): string {
  return truncateEnd(showHidden(text.trim().split("\n", 1)[0] ?? ""), 80);
}
