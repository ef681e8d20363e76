import { codeSpan } from "../markdown/fence.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";

export function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** A stranger's text in a table's cell, where a bar ends the cell even inside code and after a backslash. */
export function codeCell(text: string): string {
  return codeSpan(truncateEnd(showHidden(text), 160).replaceAll("|", "⟨U+007C⟩")) || "–";
}
