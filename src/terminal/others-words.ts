import { showHidden } from "../output/visible.js";
import { gutter, type TerminalStyle } from "./terminal-style.js";

/** A stranger's text on several lines. No line can be mistaken for one of agent-exec's own. */
export function othersWords(text: string, style: TerminalStyle): string {
  return showHidden(text)
    .trimEnd()
    .replaceAll("\n", `\n${style.dim(gutter)}`);
}

export function outputLine(from: string, text: string, style: TerminalStyle): string {
  return style.dim(gutter) + (from === "stderr" ? style.warn(text) : text);
}
