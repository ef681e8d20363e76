import { type Hunk, unfit } from "./edit.js";
import { type Line, linesThere } from "./lines.js";

/** Limits how many lines may be compared for one block: about one second of work, for any file and edit. */
export class Comparisons {
  #left = 20_000_000;

  /** False once the limit is reached. */
  take(count: number): boolean {
    this.#left -= count;
    return this.#left >= 0;
  }
}

interface Placed {
  readonly hunk: Hunk;
  readonly start: number;
  readonly count: number;
}

interface Fitting {
  readonly path: string;
  readonly lines: readonly Line[];
  readonly comparisons: Comparisons;
}

/**
 * Applies all hunks and returns the new lines. A hunk applies at its own line or, if it does not fit there, at the only
 * other place where it fits.
 * @throws MisfitError if a hunk fits nowhere, or at several places.
 */
export function withHunks(hunks: readonly Hunk[], fitting: Fitting): Line[] {
  const placed = hunks.map((hunk) => placeOf(hunk, fitting)).toSorted((a, b) => a.start - b.start);
  for (const [index, { hunk, start }] of placed.entries()) {
    const before = placed[index - 1];
    if (before !== undefined && before.start + before.count > start)
      throw unfit(hunk, fitting.path, `changes the same lines as ${before.hunk.name}`);
  }
  return replaced(placed, fitting.lines);
}

function placeOf(hunk: Hunk, fitting: Fitting): Placed {
  const { path, lines } = fitting;
  const before = textsOf(hunk, "new");
  if (before.length === 0) {
    if (lines.length === 0) return { hunk, start: 0, count: 0 };
    const why = "only adds lines to a file that is not empty. Include existing lines around them";
    throw unfit(hunk, path, why);
  }
  const count = before.length;
  const to = lines.length - count;
  // A hunk that says how the file ends must be at the end.
  const from = hunk.endsWithNewline === undefined ? 0 : Math.max(0, to);
  const { at } = hunk;
  if (
    at !== null &&
    from <= at &&
    at <= to &&
    before.every((text, index) => lines[at + index]?.text === text)
  )
    return { hunk, start: at, count };
  const found = placesOf(before, fitting, { from, to, atMost: 2, hunk });
  if (found.length === 1) return { hunk, start: found[0]!, count };
  if (found.length === 0) throw nowhere(hunk, before, fitting);
  const places = found.map((start) => start + 1).join(" and ");
  const why = `fits at lines ${places}, and maybe at more lines. Include more of the lines around the change`;
  throw unfit(hunk, path, why);
}

function nowhere(hunk: Hunk, before: readonly string[], fitting: Fitting): Error {
  const { path, lines } = fitting;
  const after = textsOf(hunk, "old");
  const everywhere = { from: 0, to: lines.length - after.length, atMost: 1, hunk };
  // Without context, added lines could belong anywhere.
  const hasBoth = (["same", "new"] as const).every((wanted) =>
    hunk.lines.some(({ kind }) => kind === wanted),
  );
  const isThere = hasBoth && placesOf(after, fitting, everywhere).length > 0;
  const why = isThere
    ? "does not fit: the file already has these lines"
    : "does not fit: the file does not have these lines in this order";
  return unfit(hunk, path, why, linesThere(lines, before, hunk.at));
}

interface Search extends Pick<Placed, "hunk"> {
  readonly from: number;
  readonly to: number;
  readonly atMost: number;
}

function placesOf(texts: readonly string[], fitting: Fitting, { from, to, atMost, hunk }: Search): number[] {
  const { lines, comparisons, path } = fitting;
  const found: number[] = [];
  for (let start = from; start <= to && found.length < atMost; start += 1) {
    let same = 0;
    while (same < texts.length && lines[start + same]!.text === texts[same]) same += 1;
    if (same === texts.length) found.push(start);
    if (!comparisons.take(same + 1))
      throw unfit(hunk, path, "takes too long to find. Make several smaller edits");
  }
  return found;
}

/** The lines except those of one kind. */
function textsOf({ lines }: Hunk, without: "old" | "new"): string[] {
  return lines.filter(({ kind }) => kind !== without).map(({ text }) => text);
}

function replaced(placed: readonly Placed[], lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  let next = 0;
  const keepUntil = (end: number): void => {
    for (; next < end; next += 1) result.push(lines[next]!);
  };
  for (const { hunk, start } of placed) {
    keepUntil(start);
    for (const { kind, text } of hunk.lines) {
      if (kind === "same") keepUntil(next + 1);
      else if (kind === "old") next += 1;
      else result.push({ text, end: endAt(next, lines) });
    }
  }
  keepUntil(lines.length);
  const asked = placed.find(({ hunk }) => hunk.endsWithNewline !== undefined)?.hunk.endsWithNewline;
  const hasNewline = asked ?? lines.at(-1)?.end !== "";
  return result.map((line, index) => {
    const isLast = index === result.length - 1;
    if (isLast && !hasNewline) return line.end === "" ? line : { ...line, end: "" };
    return line.end === "" ? { ...line, end: result[0]!.end || "\n" } : line;
  });
}

/** The line end for a new line: the same as that of the line before it. */
function endAt(index: number, lines: readonly Line[]): Line["end"] {
  return lines[Math.max(0, index - 1)]?.end || lines[0]?.end || "\n";
}
