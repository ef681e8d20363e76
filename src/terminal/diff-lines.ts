import { showHidden } from "../output/visible.js";
import type { TerminalStyle } from "./terminal-style.js";

/** The first lines of a patch with colours and visible hidden characters, and the number of further lines. */
export function diffLines(
  patch: string,
  { style, maxLines }: { readonly style: TerminalStyle; readonly maxLines: number },
): { readonly lines: readonly string[]; readonly more: number } {
  const lines = patch.split("\n").slice(0, -1);
  return {
    lines: lines.slice(0, maxLines).map((line) => painted(line, style)),
    more: Math.max(0, lines.length - maxLines),
  };
}

function painted(line: string, style: TerminalStyle): string {
  const text = showHidden(line);
  if (/^(diff --git|---|\+\+\+|index|(old|new|deleted) )/.test(line)) return style.bold(text);
  if (line.startsWith("@@")) return style.accent(text);
  if (line.startsWith("+")) return style.good(text);
  return line.startsWith("-") ? style.bad(text) : text;
}
