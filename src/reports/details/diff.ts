import type { ChangedFile, WorkspaceChanges } from "../../facts/files.js";
import { filesIn, patchParts, signedLines } from "../../facts/patch-words.js";

/** One file's part of a patch, as far as the transcript contains it. */
export interface FileDiff {
  /** The path may be hostile. */
  readonly path: string;
  readonly isNew: boolean;
  /** What happened to the file, such as `new, +3 −1`. */
  readonly words: string;
  /** The lines from the first hunk on, without line ends, or git's own message. They may be hostile. */
  readonly lines: readonly string[];
}

/**
 * The patch's files with their lines. New files come last. Also returns how many files are missing, because the
 * transcript has only the beginning of a long patch.
 */
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
