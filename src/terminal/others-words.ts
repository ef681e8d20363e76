import { showHidden } from "../output/visible.js";
import { gutter, type TerminalStyle } from "./terminal-style.js";

/** Words that others chose, over several lines: none of these passes for one of ours. */
export function othersWords(text: string, style: TerminalStyle): string {
  return showHidden(text)
    .trimEnd()
    .replaceAll("\n", `\n${style.dim(gutter)}`);
}

/** A line that a program printed. */
export function outputLine(from: string, text: string, style: TerminalStyle): string {
  return style.dim(gutter) + (from === "stderr" ? style.warn(text) : text);
}
