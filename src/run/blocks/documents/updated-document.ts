import { longestRun } from "../../../markdown/fence.js";
import { type Fence, piecesOf } from "../../../markdown/pieces.js";
import { withoutFrontMatter } from "../document-blocks.js";

export interface NewOutput {
  /** The line of the opening fence, from 1. */
  readonly line: number;
  /** Each line ends with `\n`. */
  readonly text: string;
}

/**
 * Puts the new content into these fences. Everything else stays: other text, line ends, and the marks of lists and
 * quotes in front of lines. Null if the result would be parsed differently.
 */
export function updatedDocument(text: string, outputs: readonly NewOutput[]): string | null {
  // Each line with its line end.
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  const fences = fencesOf(text);
  for (const output of outputs.toSorted((a, b) => b.line - a.line)) {
    const fence = fences.find(({ line, isClosed }) => isClosed && line === output.line);
    if (fence === undefined) return null;
    const [open, close] = [lines[fence.line - 1]!, lines[fence.endLine - 2]!];
    const end = /(?:\r\n?|\n)$/.exec(open)?.[0] ?? "";
    const mark = fence.mark[0]!;
    const wider = mark.repeat(Math.max(fence.mark.length, mark === "`" ? longestRun(output.text) + 1 : 0));
    const before = close.slice(0, close.indexOf(fence.mark));
    const content = output.text
      .split("\n")
      .slice(0, -1)
      .map((line) => `${line === "" ? before.trimEnd() : before + line}${end}`);
    lines.splice(
      fence.line - 1,
      fence.endLine - fence.line,
      open.replace(fence.mark, () => wider),
      ...content,
      close.replace(fence.mark, () => wider),
    );
  }
  const updated = lines.join("");
  const isAsMeant = fencesOf(updated).every(
    ({ code, line }, index) =>
      code === (outputs.find((each) => each.line === fences[index]?.line)?.text ?? fences[index]?.code) &&
      line > 0,
  );
  return isAsMeant && fencesOf(updated).length === fences.length ? updated : null;
}

function fencesOf(text: string): readonly Fence[] {
  return [...piecesOf(withoutFrontMatter(text))].filter((piece) => piece.kind === "fence");
}
