import { parsePatch, type StructuredPatch } from "diff";
import { truncateEnd } from "../../../format/truncate.js";
import { readHunk } from "./diff-hunks.js";
import { filesOf } from "./diff-names.js";
import { type FileEdit, type Hunk, MisfitError, toBytes, toText } from "./edit.js";

interface Part {
  readonly head: string[];
  readonly hunks: Hunk[];
}

/** Lines of git and other tools that can appear between the parts of a diff. */
const betweenParts =
  /^(?:$|diff |index |Index: |={20}|(?:old|new|deleted|similarity|dissimilarity|rename|copy) |--- |\+\+\+ |Only in |-- $|\d+\.\d+)/;

/**
 * Reads the edits of a unified diff, with or without git's own lines.
 * @param path the file if the diff names none; null: the diff must name it
 * @throws MisfitError if the text is not such a diff, or changes something other than text.
 */
export function readDiff(text: string, path: string | null): FileEdit[] {
  const parts = partsOf(toBytes(text).replace(/\n$/, "").split("\n"));
  if (parts.length === 0)
    throw new MisfitError(
      "it is not a unified diff, because it has no lines `--- NAME` and `+++ NAME`, and no hunk",
    );
  return parts.map((part, index) => editOf(part, { path, where: `part ${index + 1} of the diff` }));
}

function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index]!;
    if (line.startsWith("@@@"))
      throw new MisfitError("it is a merge diff. Write a diff between two versions");
    const isHunk = line.startsWith("@@");
    const current = parts.at(-1);
    const isNext = isHunk ? current === undefined : beginsPart(lines, index, current);
    if (isNext) parts.push({ head: [], hunks: [] });
    const part = parts.at(-1);
    if (isHunk) {
      const { hunk, end } = readHunk(lines, index, `hunk ${part!.hunks.length + 1}`);
      part!.hunks.push(hunk);
      index = end;
    } else {
      if (part !== undefined && part.hunks.length > 0 && !betweenParts.test(line)) throw stray(line, index);
      if (part?.hunks.length === 0) part.head.push(line);
      index += 1;
    }
  }
  return parts;
}

function stray(line: string, index: number): MisfitError {
  const shown = JSON.stringify(truncateEnd(toText(line), 80));
  return new MisfitError(
    `line ${index + 1} of the diff, ${shown}, does not belong to a hunk: lines of a hunk begin with a space, \`+\` or \`-\``,
  );
}

function beginsPart(lines: readonly string[], index: number, current: Part | undefined): boolean {
  const line = lines[index]!;
  if (line.startsWith("diff --git ")) return true;
  if (!line.startsWith("--- ") || lines[index + 1]?.startsWith("+++ ") !== true) return false;
  return (
    current === undefined || current.hunks.length > 0 || current.head.some((each) => each.startsWith("--- "))
  );
}

function editOf({ head, hunks }: Part, { path, where }: { path: string | null; where: string }): FileEdit {
  if (head.length === 0 && path !== null) return { from: path, to: path, hunks };
  const parsed = parsedHead(head, where);
  if (parsed.isBinary === true || head.some((line) => line.startsWith("GIT binary patch")))
    throw new MisfitError(`${where} is binary, but here a diff can change only text`);
  const files = filesOf(parsed, where);
  const changesMore = files.from !== files.to || files.isExecutable !== undefined;
  if (hunks.length === 0 && !changesMore) throw new MisfitError(`${where} has no hunk`);
  return { ...files, hunks };
}

/** The library parses the head, because it knows how git quotes names. */
function parsedHead(head: readonly string[], where: string): StructuredPatch {
  try {
    return parsePatch(toText(head.join("\n")))[0] ?? { ...noNames };
  } catch (thrown) {
    throw new MisfitError(
      `${where} cannot be read (${thrown instanceof Error ? truncateEnd(thrown.message, 200) : "it is not a diff"})`,
    );
  }
}

const noNames: StructuredPatch = {
  oldFileName: undefined,
  newFileName: undefined,
  oldHeader: undefined,
  newHeader: undefined,
  hunks: [],
};
