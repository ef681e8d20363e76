import { stripVTControlCharacters } from "node:util";
import type { Execution } from "../../../facts/execution.js";
import { truncateEnd } from "../../../format/truncate.js";
import { settled } from "../../../output/settled.js";

/** The first difference between the output that a document shows and the block's real output. */
export interface OutputDifference {
  readonly expected: string | null;
  readonly actual: string | null;
}

/**
 * Compares the output that a document shows with the block's real output. The real output is standard output, or both
 * streams in the order of a terminal. Blanks at the end of a line and empty lines at the end do not count. In a line,
 * `...` stands for any text. Alone on a line, it stands for any number of lines. Null: both are equal.
 */
export function outputDifference(
  shown: string,
  execution: Pick<Execution, "stdout" | "stderr" | "order">,
): OutputDifference | null {
  const expected = linesOf(shown);
  const [printed, both] = [linesOf(execution.stdout.text), linesOf(inOrder(execution))];
  if (matches(expected, printed) || matches(expected, both)) return null;
  const actual = printed.length === 0 ? both : printed;
  const at = expected.findIndex((line, index) => line === anyLines || !isLike(line, actual[index] ?? null));
  const place = at === -1 ? expected.length : at;
  return { expected: expected[place] ?? null, actual: actual[place] ?? null };
}

/** Describes the difference as a part of a sentence. @param place the place of the shown output */
export function differenceWords({ expected, actual }: OutputDifference, place: string): string {
  const [shows, printed] = [expected, actual].map((line) =>
    line === null ? "nothing more" : `\`${truncateEnd(line, 100)}\``,
  );
  return `its output differs: ${place} shows ${shows}, the block printed ${printed}`;
}

/** The output as a document can show it: without colours, and with the last state of progress bars. */
export function shownOutput(execution: Pick<Execution, "stdout" | "stderr" | "order">): string {
  const printed = linesOf(execution.stdout.text);
  return (printed.length === 0 ? linesOf(inOrder(execution)) : printed).map((line) => `${line}\n`).join("");
}

/** The printed lines. A line with `...` stays if it matches the line at its place, from the beginning or the end. */
export function updatedOutput(shown: string, printed: string): string {
  const [old, lines] = [linesOf(shown), linesOf(printed)];
  const at = old.findIndex((line) => line.trim() === anyLines);
  const rest = at === -1 ? 0 : old.length - at - 1;
  const isLeftOut = at !== -1 && lines.length >= at + rest;
  const updated = lines.map((line, index) => {
    const places = [old[index], old[old.length - lines.length + index]];
    return (
      places.find((each) => each !== undefined && each.trim() !== anyLines && isLike(each, line)) ?? line
    );
  });
  if (isLeftOut) updated.splice(at, lines.length - at - rest, old[at]!);
  return updated.map((line) => `${line}\n`).join("");
}

const anyLines = "...";

function linesOf(text: string): string[] {
  const lines = stripVTControlCharacters(settled(text))
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
  while (lines.at(-1) === "") lines.pop();
  return lines;
}

function inOrder({ stdout, stderr, order }: Pick<Execution, "stdout" | "stderr" | "order">): string {
  const at = { stdout: 0, stderr: 0 };
  const texts = { stdout: stdout.text, stderr: stderr.text };
  return order
    .map(({ stream, chars }) => {
      const from = at[stream];
      at[stream] += chars;
      return texts[stream].slice(from, from + chars);
    })
    .join("");
}

/** Finds the parts between lines of `...` one after the other, the first at the beginning, the last at the end. */
function matches(expected: readonly string[], actual: readonly string[]): boolean {
  const parts: string[][] = [[]];
  for (const line of expected) {
    if (line.trim() === anyLines) parts.push([]);
    else parts.at(-1)!.push(line);
  }
  const startsAt = (part: readonly string[], from: number) =>
    from >= 0 &&
    from + part.length <= actual.length &&
    part.every((line, index) => isLike(line, actual[from + index]!));
  const [first, ...others] = parts;
  if (!startsAt(first!, 0)) return false;
  const last = others.pop();
  if (last === undefined) return first!.length === actual.length;
  let from = first!.length;
  for (const part of others) {
    while (from + part.length <= actual.length && !startsAt(part, from)) from += 1;
    if (from + part.length > actual.length) return false;
    from += part.length;
  }
  const end = actual.length - last.length;
  return end >= from && startsAt(last, end);
}

function isLike(expected: string, actual: string | null): boolean {
  if (actual === null) return false;
  const [first = "", ...others] = expected.split(anyLines);
  const last = others.pop();
  if (last === undefined) return expected === actual;
  if (!actual.startsWith(first) || actual.length < first.length + last.length || !actual.endsWith(last))
    return false;
  let from = first.length;
  for (const part of others) {
    const at = actual.indexOf(part, from);
    if (at === -1) return false;
    from = at + part.length;
  }
  return from <= actual.length - last.length;
}
