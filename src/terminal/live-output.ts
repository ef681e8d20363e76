import type { EventOf } from "../facts/events.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { LiveLines } from "./live-lines.js";
import { createLiveOutputTail } from "./live-output-tail.js";
import { oneLine, othersWords, outputLine } from "./others-words.js";
import type { TerminalLines } from "./terminal-lines.js";
import type { TerminalStyle } from "./terminal-style.js";
import { verificationLines } from "./verification-lines.js";

/** Shows output. A block's output is shown at once, and a verification's at its end. */
export interface LiveOutput {
  beginVerification(): void;
  push(stream: "stdout" | "stderr", text: string): void;
  /** Shows the rest of an execution's output after its end. */
  finish(execution: EventOf<"execution" | "verification">): void;
  end(): void;
}

export interface LiveOutputOptions {
  readonly lines: TerminalLines;
  readonly style: TerminalStyle;
  /** Whether a person watches. In that case unfinished lines are shown too. */
  readonly isLive: boolean;
}

export function createLiveOutput({ lines, style, isLive }: LiveOutputOptions): LiveOutput {
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
    beginVerification() {
      isVerifying = true;
    },
    push(stream, text) {
      // A verification's output is shown at its end, in a few lines. Until then, a watching person sees the newest
      // line.
      if (isVerifying) {
        if (isLive) lines.status(style.dim(`  … ${newestLine(text)}`));
        return;
      }
      for (const piece of live.push(stream, text)) show(piece.stream, piece.text);
    },
    finish(execution) {
      end();
      const isVerification = execution.type === "verification";
      const rest = isVerification ? verificationLines(execution) : tail.finish(execution);
      for (const { from, text } of rest) lines.say(outputLine(from, othersWords(text, style), style));
      isVerifying &&= !isVerification;
    },
    end,
  };
}

function newestLine(text: string): string {
  const lines = text.trimEnd().split(/[\r\n]/);
  return truncateEnd(oneLine(lines.at(-1) ?? ""), 70);
}
