import type { Execution } from "../facts/execution.js";
import { count, formatBytes, formatCount } from "../format/format.js";
import { LineCounter, countLines } from "../output/lines.js";
import { lastOutputLines, type OutputLine } from "../output/output-lines.js";
import { liveCutNote } from "../output/output-text.js";

/** Limits the output that is shown while a block runs, and keeps the end of the rest. */
export interface LiveOutputTail {
  /** Takes a text and returns the part to show. After a block has shown enough, this is nothing. */
  push(text: string): string;
  /** The end of the output that was not shown. Empty if all was shown. The next block starts again. */
  finish(execution: Execution): readonly OutputLine[];
}

/** As many lines as a screen has. */
const tailLines = 20;

/** How many UTF-16 units of a block are shown live: about a thousand lines. The reports have more. */
const maxShownChars = 64 * 1024;

export function createLiveOutputTail(): LiveOutputTail {
  let shown = new LineCounter();
  let isCut = false;
  let room = maxShownChars;
  return {
    push(text) {
      if (isCut) return "";
      const own = text.endsWith(liveCutNote) ? text.slice(0, -liveCutNote.length) : text;
      const part = own.length <= room ? own : wholeLines(own.slice(0, room));
      isCut = part.length < text.length;
      room -= part.length;
      shown.push(Buffer.from(part));
      return part;
    },
    finish(execution) {
      const lines = isCut ? tailOf(execution, shown.lines) : [];
      shown = new LineCounter();
      isCut = false;
      room = maxShownChars;
      return lines;
    },
  };
}

/** Leaves out a line that would be cut in half, unless it is the only one. */
function wholeLines(text: string): string {
  const end = text.lastIndexOf("\n") + 1;
  return end > 0 ? text.slice(0, end) : text.replace(/[\uD800-\uDBFF]$/, "");
}

function tailOf(execution: Execution, shown: number): OutputLine[] {
  const { stdout, stderr } = execution;
  const bytes = formatBytes(stdout.bytes + stderr.bytes);
  const total = totalLines(execution);
  const missing = total === null ? tailLines : Math.max(1, total - shown);
  const tail = lastOutputLines(execution, Math.min(tailLines, missing));
  const left = missing - tail.length;
  const words =
    total === null || left === 0
      ? `${bytes} in all`
      : `${formatCount(left)} of ${count("line", total)} left out, ${bytes} in all`;
  return [{ from: "note", text: `[… ${words}; the report has more; the end: …]` }, ...tail];
}

/** The number of all lines. Null if a stream was cut and nobody counted its lines. */
function totalLines({ stdout, stderr }: Execution): number | null {
  let total = 0;
  for (const { text, truncated, lines } of [stdout, stderr]) {
    if (truncated && lines === undefined) return null;
    total += lines ?? countLines(text);
  }
  return total;
}
