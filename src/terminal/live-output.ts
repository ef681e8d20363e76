import type { EventOf } from "../facts/events.js";
import { type Execution, hasPassed } from "../facts/execution.js";
import { count, formatBytes, formatCount } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { LineCounter, countLines } from "../output/lines.js";
import { lastOutputLines, type OutputLine } from "../output/output-lines.js";
import { liveCutNote } from "../output/output-text.js";
import { showHidden } from "../output/visible.js";
import { LiveLines } from "./live-lines.js";
import { oneLine, othersWords, outputLine } from "./others-words.js";
import type { TerminalLines } from "./terminal-lines.js";
import type { TerminalStyle } from "./terminal-style.js";

/** Shows a block's output at once, a verification's at its end. `isLive`: a person watches, also unfinished lines. */
export function createLiveOutput(lines: TerminalLines, style: TerminalStyle, isLive: boolean) {
  const tail = createLiveOutputTail();
  const live = new LiveLines();
  let isVerifying = false;

  const show = (stream: "stdout" | "stderr", all: string): void => {
    const text = tail.push(all);
    if (text !== "") lines.push(stream, showHidden(text), (line) => outputLine(stream, line, style));
    if (text.length < all.length && isLive) lines.status(style.dim("  … more output is not shown"));
  };
  const end = (): void => {
    for (const { stream, text } of live.end()) show(stream, text);
  };
  return {
    beginVerification(): void {
      isVerifying = true;
    },
    push(stream: "stdout" | "stderr", text: string): void {
      // A verification's output is shown at its end, in a few lines. Until then, a watching person sees the newest
      // line.
      if (isVerifying) {
        const newest = () =>
          text
            .trimEnd()
            .split(/[\r\n]/)
            .at(-1) ?? "";
        if (isLive) lines.status(style.dim(`  … ${truncateEnd(oneLine(newest()), 70)}`));
        return;
      }
      for (const piece of live.push(stream, text)) show(piece.stream, piece.text);
    },
    /** Shows the rest of an execution's output after its end. */
    finish(execution: EventOf<"execution" | "verification">): void {
      end();
      const isVerification = execution.type === "verification";
      const rest = isVerification ? verificationLines(execution) : tail.finish(execution);
      for (const { from, text } of rest) lines.say(outputLine(from, othersWords(text, style), style));
      isVerifying &&= !isVerification;
    },
    end,
  };
}

/** As many lines as a screen has. */
const tailLines = 20;

/** How many UTF-16 units of a block are shown live: about a thousand lines. The reports have more. */
const maxShownChars = 64 * 1024;

/** Limits the output that is shown while a block runs, and keeps the end of the rest. */
function createLiveOutputTail() {
  let shown = new LineCounter();
  let isCut = false;
  let room = maxShownChars;
  return {
    /** Takes a text and returns the part to show. After a block has shown enough, this is nothing. */
    push(text: string): string {
      if (isCut) return "";
      const own = text.endsWith(liveCutNote) ? text.slice(0, -liveCutNote.length) : text;
      const part = own.length <= room ? own : wholeLines(own.slice(0, room));
      isCut = part.length < text.length;
      room -= part.length;
      shown.push(Buffer.from(part));
      return part;
    },
    /** The end of the output that was not shown. Empty if all was shown. The next block starts again. */
    finish(execution: Execution): readonly OutputLine[] {
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
  const streams = [stdout, stderr];
  if (streams.some(({ truncated, lines }) => truncated && lines === undefined)) return null;
  return streams.reduce((total, { text, lines }) => total + (lines ?? countLines(text)), 0);
}

/** As many lines as a person reads at a glance. The report has all lines. */
const maxVerificationLines = 10;

/** After a failure, the failing tests' names and the last ten lines. After a pass, the output if it is short. */
function verificationLines(execution: Execution): readonly OutputLine[] {
  const lines = lastOutputLines(execution, maxVerificationLines + 1);
  const isLong = lines.length > maxVerificationLines;
  if (hasPassed(execution)) return isLong ? [] : lines;
  return [
    ...failingTests(execution),
    ...(isLong ? [note("… the end of its output; the report has more")] : []),
    ...lines.slice(-maxVerificationLines),
  ];
}

function failingTests({ tests }: Execution): readonly OutputLine[] {
  const failing = (tests?.cases ?? []).filter(({ status }) => status === "failed");
  const shown = failing.slice(0, maxVerificationLines).map(({ name }) => note(`failed: ${name}`));
  const more = failing.length - shown.length;
  return more > 0 ? [...shown, note(`… and ${formatCount(more)} more`)] : shown;
}

function note(text: string): OutputLine {
  return { from: "note", text };
}
