import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";

/** A text that others chose, on one line and at most 300 characters long. */
export function oneLine(name: string): string {
  return truncateEnd(showHidden(name).replaceAll("\n", "␊"), 300);
}
