import { parsePatch } from "diff";

/**
 * Finds the number that a line had before a change. Null if the change added the line.
 * @param diff the file's part of a unified diff
 * @param line its number after the change, from 1
 */
export function lineBefore(diff: string, line: number): number | null {
  let shift = 0;
  for (const { oldStart, oldLines, newStart, newLines, lines } of parsePatch(diff)[0]?.hunks ?? []) {
    if (line < newStart) break;
    if (line < newStart + newLines) return inHunk(lines, { before: oldStart, after: newStart }, line);
    shift = oldStart + oldLines - newStart - newLines;
  }
  return line + shift;
}

function inHunk(
  lines: readonly string[],
  { before, after }: { before: number; after: number },
  line: number,
): number | null {
  for (const sign of lines.map((each) => each[0])) {
    if (after === line && sign !== "-" && sign !== "\\") return sign === "+" ? null : before;
    if (sign === " " || sign === "-") before += 1;
    if (sign === " " || sign === "+") after += 1;
  }
  return null;
}
