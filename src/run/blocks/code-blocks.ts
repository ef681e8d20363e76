import { blockOf, type CodeBlock } from "../../facts/block.js";
import type { ReplyFault } from "../../facts/reply.js";
import { parseInfo } from "../../markdown/info-string.js";
import { pathAlone } from "../../markdown/path-alone.js";
import { type Fence, piecesOf, type Words } from "../../markdown/pieces.js";
import { fromRoot } from "../../files/paths.js";
import { isNameFor, pathInFirstLine, pathInInfo } from "./block-path.js";
import { holdsReplacements } from "./edits/replacement-text.js";
import { faultInWords, holdsFences } from "./reply-faults.js";
import { commandsOf, isSession, showsSession } from "./shell-session.js";

export interface ExtractedBlocks {
  readonly blocks: readonly CodeBlock[];
  /** Whether the last fence was not closed. Then the reply was cut off, and no block of it may run. */
  readonly isCut: boolean;
  /** The number of blocks above the limit, which are not in `blocks`. Absent: none. */
  readonly blocksLeftOut?: number;
  /** Why nothing in the reply can run. Absent: there is no such fault. */
  readonly fault?: ReplyFault;
  /** Present if the done word stands alone on a line, outside of code and quotes. */
  readonly saysDone?: true;
}

interface ExtractOptions {
  /** The maximum number of blocks. */
  readonly atMost: number;
  /** The word with which the model says that it is done. Absent: there is none. */
  readonly doneWord?: string | undefined;
  /**
   * Whether a model wrote the text. In that case the line above a block can name its file, and edits or tool calls
   * outside of code are faults. Default: no.
   */
  readonly isReply?: boolean;
}

/** The largest number of blocks in a model's reply. The longest of 81 recorded replies has 20. */
export const maxBlocks = 50;

/**
 * The code blocks of a reply, in order: fences as CommonMark defines them, at the top level or in list items. Quotes,
 * HTML comments and indented text are not blocks. At most `atMost` blocks are returned, and further ones are counted.
 */
export function extractBlocks(
  markdown: string,
  { atMost, doneWord, isReply = false }: ExtractOptions = { atMost: maxBlocks },
): ExtractedBlocks {
  const blocks: CodeBlock[] = [];
  let isCut = false;
  let blocksLeftOut = 0;
  let saysDone = false;
  let before: Words | null = null;
  const fences: Fence[] = [];
  for (const piece of piecesOf(markdown)) {
    if (piece.kind === "fence") fences.push(piece);
    if (piece.isQuoted) continue;
    if (piece.kind !== "fence") {
      if (proseLines(piece).includes(doneWord)) saysDone = true;
      before = piece;
      continue;
    }
    if (!piece.isClosed) isCut = true;
    else if (blocks.length >= atMost) blocksLeftOut += 1;
    else blocks.push(toBlock(piece, isReply && before?.kind === "words" ? before.text : ""));
    before = null;
  }
  const fault = isReply ? faultOf(markdown, fences, blocks) : null;
  return {
    blocks,
    isCut,
    ...(blocksLeftOut > 0 && { blocksLeftOut }),
    ...(fault !== null && { fault }),
    ...(saysDone && { saysDone }),
  };
}

function faultOf(
  markdown: string,
  fences: readonly Fence[],
  blocks: readonly CodeBlock[],
): ReplyFault | null {
  if (holdsFences(fences)) return "fence-in-fence";
  const words = markdown.split("\n");
  for (const { line, endLine } of fences) words.fill("", line - 1, endLine - 1);
  const fault = faultInWords(words);
  // Models mention the commands that they run. So if the reply has code, a tool call in the text is no fault.
  return fault === "tool-call" && blocks.length > 0 ? null : fault;
}

/** The lines outside of code. HTML counts too, because CommonMark reads a line `<WORD>` as HTML. */
function proseLines({ kind, text }: Words): readonly (string | undefined)[] {
  if (kind === "html") return [text.trim()];
  return kind === "words" ? text.split("\n").map((line) => line.trim()) : [];
}

/** @param before the text directly before the fence */
function toBlock({ info, code: shown }: Fence, before: string): CodeBlock {
  const told = parseInfo(info);
  const language = isSession(told.language) ? "sh" : told.language;
  const code = showsSession({ language: told.language, code: shown }) ? commandsOf(shown) || shown : shown;
  const path = pathInInfo(told) ?? pathInFirstLine(code) ?? pathInWords(before, { language, code });
  return blockOf({ language, code, path: path && fromRoot(path) });
}

/** The name alone on the line before the fence. It counts for an edit, or if the file fits the language. */
function pathInWords(words: string, { language, code }: Pick<CodeBlock, "language" | "code">): string | null {
  const path = pathAlone(words.slice(words.lastIndexOf("\n") + 1));
  return path !== null && (holdsReplacements(code) || isNameFor(language, path)) ? path : null;
}
