import { count } from "../../format/format.js";
import { patchName } from "../../facts/patch-words.js";
import type { WorkspaceChanges } from "../../facts/files.js";
import { truncateEnd } from "../../format/truncate.js";
import { type Block, code, dim, folded, link, paragraph, type Section } from "../document.js";
import { fileDiffs, type FileDiff } from "../details/diff.js";
import type { Report } from "../report.js";

/** Diffs with more lines are folded. New files are always folded, because runs also leave helper files. */
const foldBeyondLines = 60;

/** The run's changes, file by file, as in the patch. */
export function changes({ changes: made }: Report): Section[] {
  if (made === null) return [];
  const { files, more } = fileDiffs(made);
  if (files.length === 0) return [];
  return [
    {
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
    },
  ];
}

/** Shares the room between files. If a file needs less, later files get the rest. */
function withinAll(files: readonly FileDiff[], maxChars: number): Block[] {
  let room = maxChars;
  return files.flatMap((file) => {
    const blocks = fileBlocks(file, room);
    room = Math.max(0, room - file.lines.join("\n").length);
    return blocks;
  });
}

function fileBlocks({ path, words, lines, isNew }: FileDiff, maxChars: number): Block[] {
  const title = [code(path), " ", dim(words)];
  const shown = truncateEnd(lines.join("\n"), maxChars);
  if (shown === "") return [paragraph(title)];
  const isOpen = !isNew && lines.length <= foldBeyondLines;
  return [folded(title, [{ kind: "diff", lines: shown.split("\n") }], { isOpen, look: "changes" })];
}

/** The link to the patch. A stranger's transcript may give it another name, so such a name is no link. */
function patchBlocks({ patch }: WorkspaceChanges): Block[] {
  if (patch === null) return [];
  const name = patch === patchName ? link(patch, `./${patchName}`) : code(patch);
  return [paragraph(["The patch for `git apply` is in the run's files: ", name])];
}
