import MarkdownIt from "markdown-it";
import { blockOf, type CodeBlock } from "../../ports/block.js";
import type { ReplyDocument } from "../../ports/writer.js";
import { pathAlone } from "../../markdown/path-alone.js";
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

/**
 * A reply of a model may have so many blocks: the longest of 81 recorded replies has 20. A file that a person wrote,
 * all of whose blocks are run one after the other, may have more.
 */
export const maxBlocks = { reply: 50, file: 1_000 } as const;

/**
 * The code blocks of a reply: fences as CommonMark sees them, at the top level or inside list items, in order.
 * What stands in a quote, in an HTML comment or is merely indented is not a block. At most `atMost` are given, the
 * others are counted.
 */
export function extractBlocks(
  markdown: string,
  { atMost, doneWord, takesEdits = false }: ExtractOptions = { atMost: maxBlocks.reply },
): ExtractedBlocks {
  // Words within a line hold no block. Where they are hostile, reading them takes most of the time.
  const parser = new MarkdownIt("commonmark").disable("inline");
  const blocks: CodeBlock[] = [];
  let isCut = false;
  let blocksLeftOut = 0;
  let quoteDepth = 0;
  let saysDone = false;
  let wordsBefore = "";
  for (const token of parser.parse(markdown, {})) {
    if (token.type === "blockquote_open") quoteDepth += 1;
    if (token.type === "blockquote_close") quoteDepth -= 1;
    if (quoteDepth > 0) continue;
    if (proseLines(token).includes(doneWord)) saysDone = true;
    const before = wordsBefore;
    wordsBefore = token.type === "inline" ? token.content : endsWords.has(token.type) ? before : "";
    if (token.type !== "fence") continue;
    if (!isClosed(token)) isCut = true;
    else if (blocks.length >= atMost) blocksLeftOut += 1;
    else {
      const info = parser.utils.unescapeAll(token.info).trim();
      blocks.push(toBlock(info, token.content, takesEdits ? before : ""));
    }
  }
  return {
    blocks,
    isCut,
    ...(blocksLeftOut === 0 ? {} : { blocksLeftOut }),
    ...(saysDone ? { saysDone } : {}),
  };
}

/** The lines of words, without code. A word in angle brackets, alone on its line, is HTML to CommonMark. */
function proseLines({ type, content }: { type: string; content: string }): readonly (string | undefined)[] {
  if (type === "html_block") return [content.trim()];
  return type === "inline" ? content.split("\n").map((line) => line.trim()) : [];
}

/** The blocks of several files, each with the name of its own: none is read on in the next. At most `atMost` together. */
export function extractFromDocuments(
  documents: readonly ReplyDocument[],
  { atMost }: { readonly atMost: number },
): ExtractedBlocks {
  const blocks: CodeBlock[] = [];
  let isCut = false;
  let blocksLeftOut = 0;
  for (const { name, text } of documents) {
    const extracted = extractBlocks(text, { atMost: atMost - blocks.length });
    blocks.push(...extracted.blocks.map((block) => ({ ...block, document: name })));
    isCut ||= extracted.isCut;
    blocksLeftOut += extracted.blocksLeftOut ?? 0;
  }
  return { blocks, isCut, ...(blocksLeftOut === 0 ? {} : { blocksLeftOut }) };
}

/** A closed fence covers two lines more than its content, an open one only its first. */
function isClosed({ map, content }: { map: [number, number] | null; content: string }): boolean {
  const contentLines = content === "" ? 0 : content.split("\n").length - (content.endsWith("\n") ? 1 : 0);
  return map !== null && map[1] - map[0] === contentLines + 2;
}

/** Behind them a fence stands directly below the words. */
const endsWords: ReadonlySet<string> = new Set(["paragraph_close", "heading_close"]);

/** @param before The words directly before the fence. */
function toBlock(info: string, code: string, before: string): CodeBlock {
  const path =
    pathInInfo(info) ?? pathInFirstLine(code) ?? (holdsReplacements(code) ? pathInWords(before) : null);
  return blockOf({ language: languageOf(info), code, path });
}

function pathInWords(words: string): string | null {
  return pathAlone(words.slice(words.lastIndexOf("\n") + 1));
}

/** The first word, also where it is written as an attribute: `python`, `{.python}`, `{python}`. */
function languageOf(info: string): string {
  const word = info.split(/\s/, 1)[0] ?? "";
  return word
    .replace(/^\{\.?/, "")
    .replace(/\}$/, "")
    .toLowerCase();
}
