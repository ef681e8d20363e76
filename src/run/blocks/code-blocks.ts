import { blockOf, type CodeBlock } from "../../ports/block.js";
import { parseInfo } from "../../markdown/info-string.js";
import { pathAlone } from "../../markdown/path-alone.js";
import { type Fence, piecesOf, type Words } from "../../markdown/pieces.js";
import { pathInFirstLine, pathInInfo } from "./block-path.js";
import { holdsReplacements } from "./edits/replacement-text.js";

export interface ExtractedBlocks {
  readonly blocks: readonly CodeBlock[];
  /** A fence was opened and never closed: the reply was cut, nothing of it may run. */
  readonly isCut: boolean;
  /** Blocks beyond the bound, which are not among `blocks`; absent where there are none. */
  readonly blocksLeftOut?: number;
  /** The done word stands alone on a line outside of code and quotes; absent where it does not, or there is none. */
  readonly saysDone?: true;
}

export interface ExtractOptions {
  /** Blocks at most. */
  readonly atMost: number;
  /** What the writer says when it is done; absent: nothing is looked for. */
  readonly doneWord?: string | undefined;
  /** Whether a search-and-replace block may have its file's name in the line of words before it. Default: no. */
  readonly takesEdits?: boolean;
}

/** A reply of a model may have so many blocks: the longest of 81 recorded replies has 20. */
export const maxBlocks = 50;

/**
 * The code blocks of a reply: fences as CommonMark sees them, at the top level or inside list items, in order.
 * What stands in a quote, in an HTML comment or is merely indented is not a block. At most `atMost` are given, the
 * others are counted.
 */
export function extractBlocks(
  markdown: string,
  { atMost, doneWord, takesEdits = false }: ExtractOptions = { atMost: maxBlocks },
): ExtractedBlocks {
  const blocks: CodeBlock[] = [];
  let isCut = false;
  let blocksLeftOut = 0;
  let saysDone = false;
  let before: Words | null = null;
  for (const piece of piecesOf(markdown)) {
    if (piece.isQuoted) continue;
    if (piece.kind !== "fence") {
      if (proseLines(piece).includes(doneWord)) saysDone = true;
      before = piece;
      continue;
    }
    if (!piece.isClosed) isCut = true;
    else if (blocks.length >= atMost) blocksLeftOut += 1;
    else blocks.push(toBlock(piece, takesEdits && before?.kind === "words" ? before.text : ""));
    before = null;
  }
  return {
    blocks,
    isCut,
    ...(blocksLeftOut === 0 ? {} : { blocksLeftOut }),
    ...(saysDone ? { saysDone } : {}),
  };
}

/** The lines of words, without code. A word in angle brackets, alone on its line, is HTML to CommonMark. */
function proseLines({ kind, text }: Words): readonly (string | undefined)[] {
  if (kind === "html") return [text.trim()];
  return kind === "words" ? text.split("\n").map((line) => line.trim()) : [];
}

/** @param before The words directly before the fence. */
function toBlock({ info, code }: Fence, before: string): CodeBlock {
  const told = parseInfo(info);
  const path =
    pathInInfo(told) ?? pathInFirstLine(code) ?? (holdsReplacements(code) ? pathInWords(before) : null);
  return blockOf({ language: told.language, code, path });
}

function pathInWords(words: string): string | null {
  return pathAlone(words.slice(words.lastIndexOf("\n") + 1));
}
