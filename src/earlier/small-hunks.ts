import { isUtf8 } from "node:buffer";
import { parsePatch, type StructuredPatch, type StructuredPatchHunk } from "diff";
import { reveal } from "../output/visible.js";
import { actsByItself, isPackageManifest, mentionsInstall } from "../workspace/patch/acting-files.js";
import { protectionBy } from "../workspace/counting/protection.js";
import type { RecordedPatch } from "./patch.js";

/** A part of a run's change that a person can read at a glance. */
export interface SmallHunk {
  /** In the repository. */
  readonly path: string;
  /** The first line that it replaces in the original file, from 1. */
  readonly startLine: number;
  readonly endLine: number;
  /** The new lines. Empty if the old lines are only removed. */
  readonly lines: readonly string[];
  /** A patch with only this hunk. */
  readonly patch: string;
}

export interface SmallHunks {
  readonly hunks: readonly SmallHunk[];
  /** Whether the run's whole change is a single hunk, with which the verifications ran. */
  readonly isWhole: boolean;
}

/** The largest number of added and deleted lines. A larger change is easier to read in the report's diff. */
const maxChangedLines = 10;
/** The largest number of lines from the first to the last changed line. */
const maxLines = 20;

/**
 * The small hunks of a run's patch, which may be a stranger's. Some files have none: new, deleted, renamed and
 * protected ones, and those that take effect by themselves. Lines that a person would not see correctly are left out
 * too.
 * @param protect globs from the current settings, because the transcript may be a stranger's
 */
export function smallHunks(
  { content, changes }: Pick<RecordedPatch, "content" | "changes">,
  { protect }: { readonly protect: readonly string[] },
): SmallHunks {
  const text = Buffer.from(content).toString("utf8");
  if (!isUtf8(content)) return { hunks: [], isWhole: false };
  const parts = text.split(/^(?=diff --git )/m).filter((part) => part.startsWith("diff --git "));
  const files = parts.map((part) => ({ part, file: parsePatch(part)[0]! }));
  const protection = protectionBy(protect);
  const isOpen = (path: string, part: string) =>
    protection?.covers(path) !== true &&
    !actsByItself(path) &&
    !(isPackageManifest(path) && mentionsInstall(part));
  const hunks = files.flatMap(({ part, file }) => {
    const path = pathOf(part, file);
    return path !== null && isOpen(path, part)
      ? file.hunks.flatMap((hunk) => smallHunk(path, hunk) ?? [])
      : [];
  });
  const isAlone = files.length === 1 && files[0]!.file.hunks.length === 1 && hunks.length === 1;
  // A verification may have used a change that is not in the patch.
  return { hunks, isWhole: isAlone && changes.withheld === undefined };
}

/** The path of the part's file. Null if more than the file's lines changes. */
function pathOf(part: string, { oldFileName, newFileName }: StructuredPatch): string | null {
  const path = newFileName?.slice(2) ?? "";
  const head = `diff --git a/${path} b/${path}\n`;
  const isPlain =
    part.startsWith(head) &&
    /^index [0-9a-f]{4,64}\.\.[0-9a-f]{4,64} 100(?:644|755)\n--- /.test(part.slice(head.length));
  return isPlain && oldFileName === `a/${path}` && newFileName === `b/${path}` ? path : null;
}

function smallHunk(path: string, hunk: StructuredPatchHunk): SmallHunk | null {
  const { lines, oldStart, oldLines, newStart, newLines } = hunk;
  const isChange = (line: string) => line.startsWith("+") || line.startsWith("-");
  let from = lines.findIndex(isChange);
  let to = lines.findLastIndex(isChange);
  if (from === -1 || lines.filter(isChange).length > maxChangedLines || !lines.every(isPlainLine))
    return null;
  // A suggestion replaces lines. If lines are only added, it needs one neighbouring line.
  if (!lines.slice(from, to + 1).some(isOld)) {
    if (from > 0) from -= 1;
    else if (to + 1 < lines.length) to += 1;
    else return null;
  }
  const head = `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`;
  const own = lines.slice(from, to + 1);
  const startLine = oldStart + lines.slice(0, from).filter(isOld).length;
  const endLine = startLine + own.filter(isOld).length - 1;
  if (Math.max(endLine - startLine + 1, own.length) > maxLines) return null;
  return {
    path,
    startLine,
    endLine,
    lines: own.filter((line) => !line.startsWith("-")).map((line) => line.slice(1)),
    patch: `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${head}\n${lines.join("\n")}\n`,
  };
}

function isOld(line: string): boolean {
  return !line.startsWith("+");
}

/** Whether a line has no carriage return, no hidden characters, and no note of git about a missing line end. */
function isPlainLine(line: string): boolean {
  return !line.startsWith("\\") && !line.includes("\r") && reveal(line).shown === 0;
}
