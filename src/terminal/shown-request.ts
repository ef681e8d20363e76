import type { ApprovalRequest } from "../ports/approver.js";
import { count } from "../format/format.js";
import { showHidden } from "../output/visible.js";
import { oneLine } from "./others-words.js";
import { sandboxWords } from "./session-lines.js";
import { gutter, type TerminalStyle } from "./terminal-style.js";

interface ShowOptions {
  readonly style: TerminalStyle;
  /** The terminal's width. */
  readonly columns: number;
  /** The largest number of lines of code. Further lines are counted. */
  readonly maxLines: number;
}

/**
 * The question for an approver: the code with visible hidden characters, where it would run, and its hash. Each line of
 * foreign text begins with a bar, even after a line break by the terminal. So no code can imitate a question or an
 * answer.
 */
export function shownRequest(request: ApprovalRequest, options: ShowOptions): string {
  const { asks, attempt, blocks, sha256, session, ending, reply } = request;
  const { style, maxLines } = options;
  const where = session === null ? "" : `  on  ${sandboxWords(session)}`;
  const question = ending === undefined ? "May this code run?" : `May the run end as ${ending.outcome}?`;
  const about = ending === undefined ? `reply ${attempt}${where}` : oneLine(ending.reason);
  const head = `${style.warn("?")} ${style.bold(question)}  ${about}`;
  const code = blocks.flatMap(({ language, path, code: text }, index) => [
    `  block ${index + 1}  ${oneLine(language)} ${oneLine(path ?? "")}`.trimEnd(),
    ...linesOf(text, options),
  ]);
  const parts = asks === "run" ? code : linesOf(reply, options);
  const shown = parts.slice(0, maxLines);
  const more = parts.length - shown.length;
  const rest =
    more === 0 ? [] : [style.warn(`  … ${count("more line", more)}: read all of it before you answer`)];
  return [head, ...shown, ...rest, style.dim(`  SHA-256 ${sha256}`)].join("\n");
}

function linesOf(text: string, { style, columns }: ShowOptions): string[] {
  const room = Math.max(20, (columns || 80) - gutter.length - 1);
  const lines = showHidden(text).replace(/\n$/, "").split("\n");
  return lines.flatMap((line) => wrapped(line, room)).map((line) => style.dim(gutter) + line);
}

/** A character that is not ASCII may need two columns. */
function wrapped(line: string, room: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  let columns = 0;
  for (const char of line.replaceAll("\t", "    ")) {
    const width = char <= "~" ? 1 : 2;
    if (columns + width > room) {
      pieces.push(piece);
      piece = "";
      columns = 0;
    }
    piece += char;
    columns += width;
  }
  return [...pieces, piece];
}
