import { showHidden } from "../output/visible.js";
import { gutter, type TerminalStyle } from "./terminal-style.js";
import { truncateEnd } from "../format/truncate.js";

/** A stranger's text on several lines. No line can be mistaken for one of agent-exec's own. */
export function othersWords(text: string, style: TerminalStyle): string {
  const shown = showHidden(text).trimEnd();
  return shown.replaceAll("\n", `\n${style.dim(gutter)}`);
}

export function outputLine(from: string, text: string, style: TerminalStyle): string {
  return style.dim(gutter) + (from === "stderr" ? style.warn(text) : text);
}

/** A stranger's text on one line, with at most 300 characters. */
export function oneLine(name: string): string {
  return truncateEnd(showHidden(name).replaceAll("\n", "␊"), 300);
}

/** The beginning of a stranger's text on one line, with at most 80 UTF-16 units. */
export function firstLine(text: string): string {
  return truncateEnd(showHidden(text.trim().split("\n", 1)[0] ?? ""), 80);
}
