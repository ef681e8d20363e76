import { parse as parseYaml } from "yaml";
import { findPathFault } from "../../files/path-fault.js";
import { fromRoot } from "../../files/paths.js";
import { listed, named } from "../../format/listed.js";
import { attributeOf, type Info, parseInfo } from "../../markdown/info-string.js";
import { type Fence, piecesOf } from "../../markdown/pieces.js";
import { blockOf, type CodeBlock, placeOf } from "../../facts/block.js";
import type { ReplyDocument } from "../../ports/writer.js";
import { familyOf, isNoCode } from "./documents/families.js";
import { fenceOptions, isMisspeltOutput, isOutput } from "./documents/fence-options.js";
import { pathInFirstLine, pathInInfo } from "./block-path.js";
import type { ExtractedBlocks } from "./code-blocks.js";
import { markedNotToRun } from "./run-marks.js";
import { sessionFault, showsSession } from "./shell-session.js";

/** The largest number of blocks in all documents together. */
export const maxDocumentBlocks = 10_000;

/**
 * The code blocks of documents: fences as CommonMark defines them, also in lists and quotes. The front matter is
 * skipped. A block that must not run is included, with the reason. A block cannot continue in the next file. `warnings`
 * are sentences about things that may surprise a reader of the documents.
 */
export function documentBlocks(documents: readonly ReplyDocument[], atMost = maxDocumentBlocks) {
  const blocks: CodeBlock[] = [];
  let isCut = false;
  let blocksLeftOut = 0;
  const warnings: string[] = [];
  for (const document of documents) {
    const { name, text, isToBeUpdated } = document;
    // The comments directly above a fence.
    let comments = "";
    const first = blocks.length;
    for (const piece of piecesOf(withoutFrontMatter(text))) {
      if (piece.kind === "html") comments += piece.text;
      if (piece.kind === "indented" && /^ *(?:```|~~~)/.test(piece.text))
        warnings.push(
          `The block at ${named(`${name}:${piece.line}`)} was not run, because it is indented by four spaces. Markdown shows indented lines as text.`,
        );
      if (piece.kind !== "fence") {
        if (piece.kind !== "html") comments = "";
        continue;
      }
      if (!piece.isClosed) {
        isCut = true;
        warnings.push(`The fence at ${named(`${name}:${piece.line}`)} is never closed.`);
      } else if (isOutput(parseInfo(piece.info))) {
        const shownBy = blocks.length > first ? blocks.at(-1) : undefined;
        if (shownBy === undefined || shownBy.output !== undefined)
          warnings.push(`The output at ${named(`${name}:${piece.line}`)} belongs to no block above it.`);
        else if (isToBeUpdated !== true)
          blocks.push({ ...blocks.pop()!, output: { text: piece.code, line: piece.line } });
      } else if (isShown(piece)) continue;
      else if (blocks.length >= atMost) blocksLeftOut += 1;
      else blocks.push(placedBlock(piece, comments, document, blocks));
      comments = "";
    }
  }
  const extracted: ExtractedBlocks = { blocks, isCut, ...(blocksLeftOut > 0 && { blocksLeftOut }) };
  return { extracted, warnings: [...warnings, ...replaced(blocks)] };
}

/** Makes a block with its place in the document, and with the session whose variables or code it needs. */
function placedBlock(
  fence: Fence,
  comments: string,
  { name, isMessage }: ReplyDocument,
  above: readonly CodeBlock[],
): CodeBlock {
  const block = { ...blockIn(fence, comments), document: name, line: fence.line };
  if (isMessage === true) return block;
  const options = fenceOptions(parseInfo(fence.info));
  const { fault, session = name } = options;
  const joins = options.continues || options.session !== undefined;
  const continues = above.findLastIndex(
    (each) => each.session === session && each.language === block.language && each.leftAlone === undefined,
  );
  return {
    ...block,
    session,
    ...options.facts,
    ...(joins && continues !== -1 && familyOf(block.language) === null && { continues }),
    ...(fault !== undefined &&
      block.leftAlone === undefined && { leftAlone: { notRun: "options", evidence: fault } }),
  };
}

/** Whether a fence shows data or text. With a file name it is a block, because a later block may read the file. */
function isShown({ info, code }: Fence): boolean {
  const told = parseInfo(info);
  return isNoCode(told.language) && pathOf(told, code) === null && !isMisspeltOutput(told);
}

function blockIn({ info, code }: Fence, comments: string): CodeBlock {
  const told = parseInfo(info);
  const { language } = told;
  const block = blockOf({ language, code, path: pathOf(told, code) });
  const mark = markedNotToRun(told, code, comments);
  if (mark !== null) return { ...block, leftAlone: { notRun: "marked", evidence: mark } };
  const unclear = showsSession({ language, code }) ? sessionFault(code) : null;
  return unclear === null ? block : { ...block, leftAlone: { notRun: "language", evidence: unclear } };
}

/** The file name of a block. A `title` is usually a caption, so it counts only if it looks like a path. */
function pathOf(info: Info, code: string): string | null {
  const title = attributeOf(info, "title");
  const isCaption = title !== undefined && (!/^\S*\.[a-z]\w*$/i.test(title) || findPathFault(title) !== null);
  const named = isCaption ? attributeOf(info, "filename", "file") : pathInInfo(info);
  const path = named ?? pathInFirstLine(code);
  return path && fromRoot(path);
}

/** Files that several blocks write. Each block overwrites the version of the block before. */
function replaced(blocks: readonly CodeBlock[]): string[] {
  const byPath = new Map<string, CodeBlock[]>();
  for (const block of blocks)
    if (block.path !== null && block.leftAlone === undefined)
      byPath.set(block.path, [...(byPath.get(block.path) ?? []), block]);
  const written = [...byPath].filter(([, all]) => new Set(all.map(({ sha256 }) => sha256)).size > 1);
  return written.map(([path, all]) => {
    const places = listed(all.map((block) => named(placeOf(block))));
    return `Blocks named ${named(path)} overwrite each other's file, and only the last block's file stays: ${places}.`;
  });
}

/**
 * Replaces the front matter with empty lines, so that line numbers stay the same. Front matter is YAML between `---` or
 * TOML between `+++`, as on GitHub and in most site generators. A horizontal rule at the top is not front matter.
 */
export function withoutFrontMatter(text: string): string {
  const [open = "", ...rest] = text.split(/\r\n?|\n/);
  const mark = open.trimEnd();
  if (mark !== "---" && mark !== "+++") return text;
  const end = rest.findIndex((line) => [mark, mark === "---" ? "..." : mark].includes(line.trimEnd()));
  if (end === -1 || (mark === "---" && !isMapping(rest.slice(0, end).join("\n")))) return text;
  return [...Array<string>(end + 2).fill(""), ...rest.slice(end + 1)].join("\n");
}

function isMapping(yaml: string): boolean {
  try {
    const value: unknown = parseYaml(yaml, { maxAliasCount: 0 });
    return value === null || (typeof value === "object" && !Array.isArray(value));
  } catch {
    return false;
  }
}
