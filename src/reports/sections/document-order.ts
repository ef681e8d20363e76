import type { AttemptReport } from "../report.js";

/** A document's text before each block and after the last one. Null if a model wrote the blocks. */
export function wordsAround({
  said,
  blocks,
}: Pick<AttemptReport, "said" | "blocks">): readonly string[] | null {
  if (!blocks.some(({ block }) => block.document !== undefined)) return null;
  const text = said.replace(/\r\n?/g, "\n");
  const parts: string[] = [];
  let from = 0;
  for (const { block } of blocks) {
    // In a quote, each line begins with a mark, so the code is not found. The text before the block is then shown with
    // the next block.
    const at = block.code === "" ? -1 : text.indexOf(block.code, from);
    const end = at === -1 ? from : text.indexOf("\n", at + block.code.length) + 1 || text.length;
    parts.push(text.slice(from, end));
    from = end;
  }
  return [...parts, text.slice(from)];
}
