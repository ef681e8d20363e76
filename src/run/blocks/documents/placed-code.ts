import type { CodeBlock } from "../../../facts/block.js";

/** Puts the code on the lines that it has in its document. So errors show the document's line numbers. */
export function placedCode({ code, line = 0 }: Pick<CodeBlock, "code" | "line">, before = ""): string {
  const lineEnds = before.split("\n").length - 1;
  return `${before}${"\n".repeat(Math.max(0, line - lineEnds))}${code}`;
}

/** A block's code at its lines, preceded by the code of the blocks that it continues. */
export function continuedCode(block: CodeBlock, blocks: readonly CodeBlock[]): string {
  const chain = [block];
  for (let next = block.continues; next !== undefined; next = blocks[next]!.continues)
    chain.push(blocks[next]!);
  return chain.reduceRight((before, each) => placedCode(each, before), "");
}
