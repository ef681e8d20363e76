import { count, formatCount } from "../format/format.js";
import { countLines, linesFromEnd, linesFromStart } from "./lines.js";
import { type CapturedOutput, type StreamName, isCutNote } from "./output-text.js";
import { settled } from "./settled.js";
import { showWithin } from "./visible.js";

/** A line of a block's output without its line end. `note` is agent-exec's own line about missing lines. */
export interface OutputLine {
  readonly from: StreamName | "note";
  readonly text: string;
}

export interface ShownOutput {
  readonly lines: readonly OutputLine[];
  /** How many of the lines are the program's. */
  readonly shown: number;
  /** How many lines the program wrote. Null if output was cut and nobody counted the lines. */
  readonly total: number | null;
  /** How many characters replace bytes that are not UTF-8. */
  readonly replaced: number;
}

type Part = OutputLine & { readonly from: StreamName };

/** Nobody reads more of a line. */
const maxLineChars = 1_000;

/** Room for the note in the middle. */
const noteChars = 60;

/**
 * Both streams as lines in order of arrival, with visible hidden characters. If one stream interrupts a line of the
 * other, a new line begins. The result has at most `maxChars` UTF-16 units with line ends. If it would be longer, whole
 * lines in the middle are left out and counted, and very long lines are cut.
 */
export function outputLines(
  streams: CapturedOutput,
  { maxChars }: { readonly maxChars: number },
): ShownOutput {
  const parts = settledParts(streams);
  const kept = parts.reduce((sum, { text }) => sum + countLines(text), 0);
  const total = totalOf(streams, kept);
  const replaced = (streams.stdout.replaced ?? 0) + (streams.stderr.replaced ?? 0);
  const all = take(fromStart(parts), maxChars);
  if (all.length === kept) return { lines: all, shown: ownLines(all, streams), total, replaced };
  const { head, tail } = headAndTail(parts, kept, maxChars - noteChars);
  const shown = ownLines([...head, ...tail], streams);
  const left = total === null ? `at least ${count("line", kept - shown)}` : count("line", total - shown);
  const note = { from: "note", text: `[… ${left} left out …]` } as const;
  return { lines: [...head, note, ...tail], shown, total, replaced };
}

/**
 * Both streams as one text in order of arrival, each line in its last state. Nothing is cut, and hidden characters stay
 * hidden. If one stream interrupts a line of the other, a new line begins.
 */
export function outputText(streams: CapturedOutput): string {
  const texts = settledParts(streams).map(({ text }) => text);
  const ended = (text: string, at: number) =>
    at < texts.length - 1 && !/[\r\n]$/.test(text) ? `${text}\n` : text;
  return texts.map(ended).join("");
}

/** The last lines of both streams, at most `maxLines`, in the form of `outputLines`. */
export function lastOutputLines(streams: CapturedOutput, maxLines: number): OutputLine[] {
  const lines: OutputLine[] = [];
  for (const line of fromEnd(settledParts(streams))) {
    if (lines.length === maxLines) break;
    lines.push(line);
  }
  return lines.toReversed();
}

/** For example `655 of 2,000,000 lines shown`, or `12 lines` if these are all. */
export function shownWords({ shown, total, replaced }: Omit<ShownOutput, "lines">): string {
  const of = total === null ? count("line", shown) : `${formatCount(shown)} of ${count("line", total)}`;
  const lines = shown === total ? count("line", total) : `${of} shown`;
  return `${lines}${replaced === 0 ? "" : `, ${replacedWords(replaced)}`}`;
}

/** For example `3 characters are \uFFFD, because the program wrote bytes that are not UTF-8`. */
export function replacedWords(replaced: number): string {
  const stand = replaced === 1 ? "is" : "are";
  return `${count("character", replaced)} ${stand} \uFFFD, because the program wrote bytes that are not UTF-8`;
}

/** The parts of both texts in order of arrival. Text that `order` does not mention comes last. */
export function orderedParts({ stdout, stderr, order }: CapturedOutput): Part[] {
  const rest = { stdout: stdout.text, stderr: stderr.text };
  const parts: Part[] = [];
  const take = (from: StreamName, chars: number): void => {
    const text = rest[from].slice(0, chars);
    rest[from] = rest[from].slice(chars);
    const last = parts.at(-1);
    if (text === "") return;
    if (last?.from === from) parts[parts.length - 1] = { from, text: last.text + text };
    else parts.push({ from, text });
  };
  for (const { stream, chars } of order) take(stream, chars);
  take("stdout", rest.stdout.length);
  take("stderr", rest.stderr.length);
  return parts;
}

/** Each part in its final state on a terminal. Of a progress bar, only the last state stays. */
function settledParts(streams: CapturedOutput): Part[] {
  return orderedParts(streams).map(({ from, text }) => ({ from, text: settled(text) }));
}

/** All lines: the kept ones without notes, plus the lost ones. A line that was cut in half counts once. */
function totalOf({ stdout, stderr }: CapturedOutput, kept: number): number | null {
  let total = kept;
  for (const { text, truncated, lines } of [stdout, stderr]) {
    if (!truncated) continue;
    if (lines === undefined) return null;
    total += Math.max(0, lines - (countLines(settled(text)) - 1)) - 1;
  }
  return total;
}

/** How many lines are the program's own, and not notes about lost bytes. */
function ownLines(lines: readonly OutputLine[], streams: CapturedOutput): number {
  const isOwn = ({ from, text }: OutputLine) =>
    from === "note" || !(streams[from].truncated && isCutNote(text));
  return lines.filter(isOwn).length;
}

/** Takes lines while there is room. */
function take(lines: Iterable<OutputLine>, maxChars: number): OutputLine[] {
  const taken: OutputLine[] = [];
  let room = maxChars;
  for (const line of lines) {
    room -= line.text.length + 1;
    if (room < 0) break;
    taken.push(line);
  }
  return taken;
}

/** Takes lines from the beginning and the end in turns, until there is no room. */
function headAndTail(parts: readonly Part[], kept: number, room: number) {
  const head: OutputLine[] = [];
  const tail: OutputLine[] = [];
  const [first, last] = [fromStart(parts), fromEnd(parts)];
  let left = room;
  while (head.length + tail.length < kept) {
    const isFirst = head.length <= tail.length;
    const line = (isFirst ? first : last).next().value;
    left -= (line?.text.length ?? 0) + 1;
    if (line === undefined || left < 0) break;
    (isFirst ? head : tail).push(line);
  }
  return { head, tail: tail.toReversed() };
}

function* fromStart(parts: readonly Part[]): Generator<OutputLine, undefined> {
  for (const { from, text } of parts)
    for (const line of linesFromStart(text)) yield { from, text: shownLine(line) };
}

function* fromEnd(parts: readonly Part[]): Generator<OutputLine, undefined> {
  for (const { from, text } of parts.toReversed())
    for (const line of linesFromEnd(text)) yield { from, text: shownLine(line) };
}

function shownLine(line: string): string {
  return showWithin(line.replace(/\r{0,2}\n$/, ""), maxLineChars)
    .replace(/\n$/, "")
    .replace(/\n/g, " ");
}
