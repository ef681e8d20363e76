import { truncateEnd } from "../../../format/truncate.js";
import { toText } from "./edit.js";
import type { Line } from "./lines.js";

/** How many lines around the place to show. */
const linesAround = 3;
const maxLines = 40;
const maxLineChars = 200;
const maxLineBytes = 4 * maxLineChars;

interface Wanted {
  readonly wanted: readonly string[];
  /** The line number in the edit. */
  readonly at: number | null;
}

/** The lines that an edit probably meant, with their numbers. "" if none are known. */
export function linesThere(lines: readonly Line[], { wanted, at }: Wanted): string {
  const start = likeliestStart(lines, wanted) ?? at;
  if (start === null || start - linesAround >= lines.length) return "";
  const from = Math.max(0, start - linesAround);
  const to = Math.min(start + wanted.length + linesAround, from + maxLines);
  const width = String(to).length;
  return lines
    .slice(from, to)
    .map(
      ({ text }, index) =>
        `${String(from + index + 1).padStart(width)}  ${truncateEnd(toText(text.slice(0, maxLineBytes)), maxLineChars)}\n`,
    )
    .join("");
}

/** Looks for the edit's longest line in the file, and ignores blanks around it. */
function likeliestStart(lines: readonly Line[], wanted: readonly string[]): number | null {
  const likely = wanted
    .map((text, index) => ({ text: text.trim(), index }))
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => b.text.length - a.text.length)
    .slice(0, 5);
  for (const { text, index } of likely) {
    const found = lines.findIndex((line) => line.text.trim() === text);
    if (found !== -1) return Math.max(0, found - index);
  }
  return null;
}
