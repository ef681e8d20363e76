import { hash } from "node:crypto";
import { z } from "zod";
import { count, described, type Described, text, wordOf } from "./described.js";
import { notRunReasons } from "./endings.js";

/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
export const codeBlock = described(() =>
  z.object({
    /** The first word of the info string in lower case. "" if the fence has none. `py` stays `py`. */
    language: text(),
    /** The code with `\n` line ends and without the fence's indent. Ends with a line end unless empty. */
    code: text(),
    /**
     * The file that the writer named (`# filename: …` on the first line, or `title=` or `filename=` in the info
     * string). Null if the executor must generate a name. The executor refuses paths outside of the workspace.
     */
    path: text().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: text(),
    /** The file that contains the block, as a person named it. Absent if a model wrote the block. */
    document: text().exactOptional(),
    /** The line of that file on which the fence opens, from 1. */
    line: count().exactOptional(),
    /**
     * The session of a document's block. Blocks of one session in one language share variables, and none runs after one
     * that failed. Absent: the block belongs to no document.
     */
    session: text().exactOptional(),
    /** The index of an earlier block whose code must run first. Absent: none. */
    continues: count().exactOptional(),
    /** The block's own time limit, in milliseconds. Absent: the run's. */
    timeoutMs: count().exactOptional(),
    /** The exit code that the document expects. Absent: the document expects 0. */
    exit: count().exactOptional(),
    /** The output that the document shows, and the line on which its fence opens. Absent: it shows none. */
    output: z.object({ text: text(), line: count() }).exactOptional(),
    /** Why the block must not run: its author said so, or it is not code. Absent: it may run. */
    leftAlone: z.object({ notRun: wordOf(notRunReasons), evidence: text() }).exactOptional(),
  }),
);

export interface CodeBlock extends Described<typeof codeBlock> {}

/** Makes a block with the hash of its code. */
export function blockOf(block: Omit<CodeBlock, "sha256">): CodeBlock {
  return { ...block, sha256: hash("sha256", block.code) };
}

/** The same block with new code. */
export function withCode(block: CodeBlock, code: string): CodeBlock {
  return blockOf({ ...block, code });
}

/** Where people find the block: `notes.md:41`. Empty if no file contains the block. */
export function placeOf({ document, line }: Pick<CodeBlock, "document" | "line">): string {
  return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
}
