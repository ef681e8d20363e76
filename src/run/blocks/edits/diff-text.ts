import { parsePatch, type StructuredPatch } from "diff";
import { named } from "../../../format/listed.js";
import { truncateEnd } from "../../../format/truncate.js";
import { readHunk } from "./diff-hunks.js";
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
    throw new MisfitError(`${where} is binary, but agent-exec applies only diffs of text`);
  const files = filesOf(parsed, where);
  const changesMore = files.from !== files.to || files.isExecutable !== undefined;
  if (hunks.length === 0 && !changesMore) throw new MisfitError(`${where} has no hunk`);
  return { ...files, hunks };
}

/** The library parses the head, because it knows how git quotes names. */
function parsedHead(head: readonly string[], where: string): Partial<StructuredPatch> {
  try {
    return parsePatch(toText(head.join("\n")))[0] ?? {};
  } catch (thrown) {
    throw new MisfitError(
      `${where} cannot be read (${thrown instanceof Error ? truncateEnd(thrown.message, 200) : "it is not a diff"})`,
    );
  }
}

/** Finds the file of a part of a diff in the lines above its hunks. */
function filesOf(head: Partial<StructuredPatch>, where: string): Omit<FileEdit, "hunks"> {
  const { oldFileName, newFileName, oldMode, newMode } = head;
  if (oldFileName === undefined || newFileName === undefined)
    throw new MisfitError(`${where} has no file name. Write a line \`--- a/NAME\` and a line \`+++ b/NAME\``);
  const isNew = head.isCreate === true || oldFileName === "/dev/null";
  const isGone = head.isDelete === true || newFileName === "/dev/null";
  if (isNew && isGone) throw new MisfitError(`${where} has no file name`);
  const [from, to] = withoutPrefixes(oldFileName, newFileName);
  const mode = isGone ? undefined : newMode;
  for (const each of [oldMode, newMode]) checkMode(each, where);
  if (!isNew && !isGone && from !== to && head.isRename !== true && head.isCopy !== true) {
    const names = `${named(from)} and ${named(to)}`;
    throw new MisfitError(
      `${where} names two files, ${names}: to rename a file, write the lines \`rename from\` and \`rename to\``,
    );
  }
  return {
    from: isNew ? null : from,
    to: isGone ? null : to,
    ...(head.isCopy === true && { keepsFrom: true }),
    ...(mode !== undefined && { isExecutable: (Number.parseInt(mode, 8) & 0o100) !== 0 }),
  };
}

/** Removes git's prefixes of one letter. They count only if both names have one and the two differ. */
function withoutPrefixes(from: string, to: string): readonly [string, string] {
  const sides = [from, to].filter((name) => name !== "/dev/null");
  const letters = sides.map((name) => /^[abciow]\//.exec(name)?.[0]);
  const arePrefixed = !letters.includes(undefined) && new Set(letters).size === sides.length;
  return arePrefixed ? [from.slice(2), to.slice(2)] : [from, to];
}

function checkMode(mode: string | undefined, where: string): void {
  if (mode === undefined || /^100[0-7]{3}$/.test(mode)) return;
  const kinds: Readonly<Record<string, string>> = { "120000": "a symbolic link", "160000": "a submodule" };
  throw new MisfitError(
    `${where} is about ${kinds[mode] ?? "an entry that is not a regular file"}, which a diff cannot change here`,
  );
}
