import { type Hunk, type HunkLine, MisfitError } from "./edit.js";

/** A hunk as it stands in the diff, beginning with its head. */
export interface ReadHunk {
  readonly hunk: Hunk;
  /** The index of the line after the hunk. */
  readonly end: number;
}

const kinds: Readonly<Record<string, HunkLine["kind"]>> = { " ": "same", "-": "old", "+": "new" };

/**
 * Reads the hunk whose head is at `start`. The head gives the number of lines, but models often count wrongly. If the
 * number does not fit, the hunk ends at the next head, or at the first line that cannot belong to a hunk.
 * @param lines as bytes
 */
export function readHunk(lines: readonly string[], start: number, name: string): ReadHunk {
  const numbers = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+\d{1,9}(?:,(\d{1,9}))? @@/.exec(lines[start]!);
  const [, line, before = "1", after = "1"] = numbers ?? [];
  const end =
    (numbers === null
      ? null
      : endByCounts(lines, start + 1, { before: Number(before), after: Number(after) })) ??
    endByHeads(lines, start + 1);
  const body = lines.slice(start + 1, end);
  const parsed = body.flatMap((each) => (each.startsWith("\\") ? [] : [lineOf(each)]));
  if (parsed.every(({ kind }) => kind === "same")) throw new MisfitError(`${name} changes nothing`);
  const at = line === undefined ? null : Math.max(0, Number(line) - 1);
  return { hunk: { name, lines: parsed, at, ...newlineOf(body) }, end };
}

/** Reads a line of a hunk. A blank context line often lacks its leading blank. */
function lineOf(text: string): HunkLine {
  return text === "" ? { kind: "same", text } : { kind: kinds[text.charAt(0)]!, text: text.slice(1) };
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
  { before, after }: { before: number; after: number },
): number | null {
  let end = start;
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
  return next === undefined || next === "" || !isOfHunk(next) || isSignature(next) || isFileHead(lines, end)
    ? end
    : null;
}

function endByHeads(lines: readonly string[], start: number): number {
  let end = start;
  while (end < lines.length && isOfHunk(lines[end]!) && !isFileHead(lines, end)) end += 1;
  while (end > start && lines[end - 1] === "") end -= 1;
  return end;
}

function isOfHunk(line: string): boolean {
  return line === "" || line.startsWith("\\") || line.charAt(0) in kinds;
}

/** Whether the line ends a patch in an e-mail. */
function isSignature(line: string): boolean {
  return line === "-- ";
}

/** Whether two lines name a file. A hunk must follow. Otherwise they are a removed and an added line. */
function isFileHead(lines: readonly string[], index: number): boolean {
  return (
    lines[index]!.startsWith("--- ") &&
    lines[index + 1]?.startsWith("+++ ") === true &&
    lines[index + 2]?.startsWith("@@") === true
  );
}
