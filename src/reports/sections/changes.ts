import { count } from "../../format/format.js";
import { filesIn, patchName, type PatchPart, patchParts, signedLines } from "../../facts/patch-words.js";
import type { ChangedFile, WorkspaceChanges } from "../../facts/files.js";
import { truncateEnd } from "../../format/truncate.js";
import { type Block, code, dim, folded, link, paragraph, type Section } from "../document.js";
import type { Report } from "../report.js";

/** Diffs with more lines are folded. New files are always folded, because runs also leave helper files. */
const foldBeyondLines = 60;

/** The run's changes, file by file, as in the patch. */
export function changes({ changes: made }: Report): Section | null {
  if (made === null) return null;
  // The transcript has only the beginning of a long patch.
  const files = patchParts(made);
  const more = filesIn(made.diff) - files.length;
  if (files.length === 0) return null;
  return {
    name: "the changes",
    rank: 3,
    title: `Diff (${count("file", files.length + more)})`,
    isOpenOnPage: true,
    blocks: ({ diff, rows }) => {
      const shown = rows <= 3 ? [] : files.slice(0, rows);
      const rest = more + (rows <= 3 ? 0 : files.length - shown.length);
      return [
        ...withinAll(shown, diff),
        ...(rest === 0 ? [] : [paragraph(`… and ${count("file", rest)} more in the patch.`, "dim")]),
        ...patchBlocks(made),
      ];
    },
  };
}

export function fileWords(file: ChangedFile): string {
  const kind = { added: "new, ", changed: "", deleted: "deleted, " }[file.kind];
  return file.isBinary === true ? `${kind}binary` : `${kind}${signedLines(file)}`;
}

/** The lines from the first hunk on, without line ends, or git's own message. They may be hostile. */
function linesOf({ file, text }: PatchPart): readonly string[] {
  const lines = text.replace(/\n$/, "").split("\n").slice(1);
  if (file.isBinary === true) return [];
  const hunk = lines.findIndex((line) => line.startsWith("@@"));
  return hunk === -1 ? lines.filter((line) => !line.startsWith("index ")) : lines.slice(hunk);
}

/** Shares the room between files. If a file needs less, later files get the rest. */
function withinAll(parts: readonly PatchPart[], maxChars: number): Block[] {
  let room = maxChars;
  return parts.map((part) => {
    const { file } = part;
    const lines = linesOf(part);
    const title = [code(file.path), " ", dim(fileWords(file))];
    const shown = truncateEnd(lines.join("\n"), room);
    room = Math.max(0, room - lines.join("\n").length);
    if (shown === "") return paragraph(title);
    const isOpen = file.kind !== "added" && lines.length <= foldBeyondLines;
    return folded(title, [{ kind: "diff", lines: shown.split("\n") }], { isOpen, look: "changes" });
  });
}

/** The link to the patch. A stranger's transcript may give it another name, so such a name is no link. */
function patchBlocks({ patch }: WorkspaceChanges): Block[] {
  if (patch === null) return [];
  const name = patch === patchName ? link(patch, `./${patchName}`) : code(patch);
  return [paragraph(["The patch for `git apply` is in the run's files: ", name])];
}
