import type { ChangedFile, WorkspaceChanges } from "../facts/files.js";
import { filesIn, patchParts, signedLines } from "../facts/patch-words.js";

/** One file's part of a patch, as far as the transcript holds it. */
export interface FileDiff {
  /** A stranger's. */
  readonly path: string;
  readonly isNew: boolean;
  /** `new, +3 −1`: what became of it. */
  readonly words: string;
  /** From the first hunk on, each without its line end; of what has none what git says of it in place of lines. Hostile. */
  readonly lines: readonly string[];
}

/** The patch's files with their lines, new ones last, and how many files have none here because the patch is longer. */
export function fileDiffs(changes: WorkspaceChanges): {
  readonly files: readonly FileDiff[];
  readonly more: number;
} {
  const files = patchParts(changes).map(({ file, text }) => ({
    path: file.path,
    isNew: file.kind === "added",
    words: fileWords(file),
    lines: linesOf(text, file),
  }));
  return { files, more: filesIn(changes.diff) - files.length };
}

/** `new, +3 −1` */
export function fileWords(file: ChangedFile): string {
  const kind = { added: "new, ", changed: "", deleted: "deleted, " }[file.kind];
  return file.isBinary === true ? `${kind}binary` : `${kind}${signedLines(file)}`;
}

function linesOf(part: string, { isBinary }: ChangedFile): readonly string[] {
  const lines = part.replace(/\n$/, "").split("\n").slice(1);
  if (isBinary === true) return [];
  const hunk = lines.findIndex((line) => line.startsWith("@@"));
  return hunk === -1 ? lines.filter((line) => !line.startsWith("index ")) : lines.slice(hunk);
}
