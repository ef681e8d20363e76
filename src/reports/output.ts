import type { Execution } from "../ports/executor.js";
import { truncateMiddle } from "../text/truncate.js";
import { showHidden } from "../text/visible.js";

/** A line of a block's output, without its line end; `note` is a word of ours about lines that are left out. */
export interface OutputLine {
  readonly from: "stdout" | "stderr" | "note";
  readonly text: string;
}

type Streams = Pick<Execution, "stdout" | "stderr" | "order">;

/** 1,000 UTF-16 units of one line are as much as anybody reads of it. */
const maxLineChars = 1_000;

/**
 * Both streams as lines in their order of arrival, hidden characters shown. A stream that breaks into a line of the
 * other begins a new line. At most `maxChars` UTF-16 units with line ends: from the middle, whole lines are left out
 * and counted, and a very long line is cut.
 */
export function outputLines(streams: Streams, { maxChars }: { readonly maxChars: number }): OutputLine[] {
  const lines = inOrder(streams).flatMap(({ from, text }) =>
    showHidden(text.endsWith("\n") ? text.slice(0, -1) : text)
      .split("\n")
      .map((line) => ({ from, text: truncateMiddle(line, maxLineChars).replace(/\n/g, " ") })),
  );
  return withinChars(lines, maxChars);
}

/** The last line that says something, which for most languages names the error. Empty where there is none. */
export function lastErrorLine({ stderr }: Pick<Execution, "stderr">): string {
  const lines = showHidden(stderr.text.slice(-4_000)).split("\n");
  return truncateMiddle(lines.findLast((line) => line.trim() !== "")?.trim() ?? "", 160).replace(/\n/g, " ");
}

/** The parts of both texts as they came. Text that the order does not tell of comes at the end. */
function inOrder({ stdout, stderr, order }: Streams): OutputLine[] {
  const rest = { stdout: stdout.text, stderr: stderr.text };
  const parts: OutputLine[] = [];
  const take = (from: "stdout" | "stderr", chars: number): void => {
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

/** Head and tail take turns until the room is used up; the note in the middle counts the rest. */
function withinChars(lines: readonly OutputLine[], maxChars: number): OutputLine[] {
  const total = lines.reduce((sum, line) => sum + line.text.length + 1, 0);
  if (total <= maxChars) return [...lines];
  let room = maxChars - 40;
  let head = 0;
  let tail = lines.length;
  while (head < tail) {
    const isHeadsTurn = head <= lines.length - tail;
    const next = (isHeadsTurn ? lines[head] : lines[tail - 1])?.text.length ?? 0;
    if (next + 1 > room) break;
    room -= next + 1;
    if (isHeadsTurn) head += 1;
    else tail -= 1;
  }
  const note: OutputLine = { from: "note", text: `[… ${tail - head} lines left out …]` };
  return [...lines.slice(0, head), note, ...lines.slice(tail)];
}
