import { truncateEnd } from "../../../format/truncate.js";
import { toText } from "./edit.js";

/** A line of a file with its own line end. A file can mix several kinds of line ends. */
export interface Line {
  readonly text: string;
  readonly end: "" | "\n" | "\r\n";
}

export function linesOf(content: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start < content.length;) {
    const feed = content.indexOf("\n", start);
    const stop = feed === -1 ? content.length : feed;
    const isWide = feed > start && content[feed - 1] === "\r";
    lines.push({
      text: content.slice(start, isWide ? stop - 1 : stop),
      end: feed === -1 ? "" : isWide ? "\r\n" : "\n",
    });
    start = stop + 1;
  }
  return lines;
}

export function contentOf(lines: readonly Line[]): string {
  return lines.map(({ text, end }) => text + end).join("");
}

/** How many lines around the place to show. */
const linesAround = 3;
const maxLines = 40;
const maxLineChars = 200;
const maxLineBytes = 4 * maxLineChars;

/** The lines that an edit at line `at` probably meant, with their numbers. "" if none are known. */
export function linesThere(lines: readonly Line[], wanted: readonly string[], at: number | null): string {
  const start = likeliestStart(lines, wanted) ?? at;
  if (start === null || start - linesAround >= lines.length) return "";
  const from = Math.max(0, start - linesAround);
  const to = Math.min(start + wanted.length + linesAround, from + maxLines);
  const width = String(to).length;
  const shown = lines.slice(from, to).map(({ text }, index) => {
    const start = truncateEnd(toText(text.slice(0, maxLineBytes)), maxLineChars);
    return `${String(from + index + 1).padStart(width)}  ${start}\n`;
  });
  return shown.join("");
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
