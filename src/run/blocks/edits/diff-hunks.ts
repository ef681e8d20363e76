import { type Hunk, type HunkLine, lineKinds, MisfitError } from "./edit.js";

/**
 * Reads the hunk whose head is at `start`. The head gives the number of lines, but models often count wrongly. If the
 * number does not fit, the hunk ends at the next head, or at the first line that cannot belong to a hunk. `end` is the
 * index of the line after it.
 * @param lines as bytes
 */
export function readHunk(
  lines: readonly string[],
  start: number,
  name: string,
): { readonly hunk: Hunk; readonly end: number } {
  const numbers = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+\d{1,9}(?:,(\d{1,9}))? @@/.exec(lines[start]!);
  const [, line, before = "1", after = "1"] = numbers ?? [];
  const counted = numbers && endByCounts(lines, start + 1, Number(before), Number(after));
  const end = counted ?? endByHeads(lines, start + 1);
  const body = lines.slice(start + 1, end);
  const parsed = body.flatMap((each) => (each.startsWith("\\") ? [] : [lineOf(each)]));
  if (parsed.every(({ kind }) => kind === "same")) throw new MisfitError(`${name} changes nothing`);
  const at = line === undefined ? null : Math.max(0, Number(line) - 1);
  return { hunk: { name, lines: parsed, at, ...newlineOf(body) }, end };
}

/** Reads a line of a hunk. A blank context line often lacks its leading blank. */
function lineOf(text: string): HunkLine {
  return text === "" ? { kind: "same", text } : { kind: lineKinds[text.charAt(0)]!, text: text.slice(1) };
}

/** Reads `\ No newline at end of file`, which belongs to the line before it. */
function newlineOf(body: readonly string[]): Pick<Hunk, "endsWithNewline"> {
  const marked = body.flatMap((each, index) => (each.startsWith("\\") ? [body[index - 1]?.[0]] : []));
  if (marked.length === 0) return {};
  return { endsWithNewline: !marked.some((kind) => kind === "+" || kind === " ") };
}

/** The hunk's end by the numbers in its head. Null if there are fewer lines than that, or if the hunk goes on. */
function endByCounts(
  lines: readonly string[],
  start: number,
  oldLines: number,
  newLines: number,
): number | null {
  let [end, before, after] = [start, oldLines, newLines];
  for (; before > 0 || after > 0; end += 1) {
    const line = lines[end];
    if (line === undefined || !isOfHunk(line)) return null;
    const kind = line.startsWith("\\") ? null : lineOf(line).kind;
    if (kind === "same" || kind === "old") before -= 1;
    if (kind === "same" || kind === "new") after -= 1;
    if (before < 0 || after < 0) return null;
  }
  while (lines[end]?.startsWith("\\") === true) end += 1;
  const next = lines[end];
  // A line `-- ` ends a patch in an e-mail.
  const isOver = next === undefined || next === "" || next === "-- " || !isOfHunk(next);
  return isOver || isFileHead(lines, end) ? end : null;
}

function endByHeads(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && isOfHunk(lines[end]!) && !isFileHead(lines, end)) end += 1;
  while (end > start && lines[end - 1] === "") end -= 1;
  return end;
}

function isOfHunk(line: string): boolean {
  return line === "" || line.startsWith("\\") || line.charAt(0) in lineKinds;
}

/** Whether two lines name a file. A hunk must follow. Otherwise they are a removed and an added line. */
function isFileHead(lines: readonly string[], index: number): boolean {
  return (
    lines[index]!.startsWith("--- ") &&
    lines[index + 1]?.startsWith("+++ ") === true &&
    lines[index + 2]?.startsWith("@@") === true
  );
}
