import type { Execution } from "../ports/executor.js";
import { count, formatBytes, formatCount } from "../text/format.js";
import { LineCounter, countLines } from "../text/lines.js";
import { lastOutputLines } from "../text/output-lines.js";
import type { OutputLine } from "../text/output-lines.js";
import { liveCutNote } from "../text/output-text.js";

/** Follows what of a block's output was shown while it came, and gives the end of what was not. */
export interface LiveOutputTail {
  push(text: string): void;
  /** For a block that is over: empty where all of it was shown. The next block begins anew. */
  finish(execution: Execution): readonly OutputLine[];
}

/** About a screen. */
const tailLines = 20;

export function createLiveOutputTail(): LiveOutputTail {
  let shown = new LineCounter();
  let isCut = false;
  return {
    push(text) {
      if (isCut) return;
      isCut = text.endsWith(liveCutNote);
      shown.push(Buffer.from(isCut ? text.slice(0, -liveCutNote.length) : text));
    },
    finish(execution) {
      const lines = isCut ? tailOf(execution, shown.lines) : [];
      shown = new LineCounter();
      isCut = false;
      return lines;
    },
  };
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
  return [{ from: "note", text: `[… ${words}; the end: …]` }, ...tail];
}

/** Null where one of the streams was cut and nobody counted. */
function totalLines({ stdout, stderr }: Execution): number | null {
  let total = 0;
  for (const { text, truncated, lines } of [stdout, stderr]) {
    if (truncated && lines === undefined) return null;
    total += lines ?? countLines(text);
  }
  return total;
}
