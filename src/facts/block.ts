import { createHash } from "node:crypto";
import { z } from "zod";
import { count, described, type Described, text, wordOf } from "./described.js";
import { notRunReasons } from "./endings.js";

/** A fenced code block of a reply, as CommonMark sees it, at the top level or inside list items. */
export const codeBlock = described(() =>
  z.object({
    /** The first word of the info string in lower case, or "" when the fence has none. Not an alias: `py` stays `py`. */
    language: text(),
    /** The code with `\n` line ends and the fence's indent removed; ends with a line end unless empty. */
    code: text(),
    /**
     * The file the writer asked for (`# filename: …` on the first line, or `title=`/`filename=` in the info string),
     * as it was written; null when a name is to be generated. Not yet checked: the executor refuses what leaves the workspace.
     */
    path: text().nullable(),
    /** SHA-256 of `code` in UTF-8, in hex. */
    sha256: text(),
    /** The file that it stands in, as a person named it; absent where a model wrote it. */
    document: text().exactOptional(),
    /** The line of that file on which its fence opens, from 1. */
    line: count().exactOptional(),
    /** Why it is not run although it could be: its author marked it, or it is no code. Absent: it may run. */
    leftAlone: z.object({ notRun: wordOf(notRunReasons), evidence: text() }).exactOptional(),
  }),
);

export interface CodeBlock extends Described<typeof codeBlock> {}

/** A block with the hash of its code. */
export function blockOf(block: Omit<CodeBlock, "sha256">): CodeBlock {
  return { ...block, sha256: createHash("sha256").update(block.code, "utf8").digest("hex") };
}

/** The block with other code, in the same place. */
export function withCode(block: CodeBlock, code: string): CodeBlock {
  return blockOf({ ...block, code });
}

/** Where it stands, for people: `notes.md:41`. Empty where it stands in no file. */
export function placeOf({ document, line }: Pick<CodeBlock, "document" | "line">): string {
  return document === undefined ? "" : line === undefined ? document : `${document}:${line}`;
}
