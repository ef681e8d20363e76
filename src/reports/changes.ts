import { structuredPatch } from "diff";
import type { CodeBlock } from "../ports/block.js";
import { showHidden } from "../text/visible.js";

/** What became of one block between two attempts. */
export interface BlockChange {
  /** As the writer named the file; null where it did not. */
  readonly path: string | null;
  /** The block's place in its reply, from 0. */
  readonly place: number;
  readonly kind: "same" | "changed" | "added" | "removed";
  /** A unified diff without file headers for `changed`; null where there is none, or where nearly every line is new. */
  readonly diff: string | null;
}

/** Beyond 2,000 lines in and out nobody reads a diff, and finding the shortest one takes seconds. */
const maxEditLength = 2_000;

/** Blocks with the same file name belong together, all others by their place. */
export function changesBetween(before: readonly CodeBlock[], after: readonly CodeBlock[]): BlockChange[] {
  const left = new Set(before);
  const changes = after.map((block, place): BlockChange => {
    const { path } = block;
    const old = partnerOf(block, place, before);
    if (old === undefined || !left.delete(old)) return { path, place, kind: "added", diff: null };
    return old.code === block.code
      ? { path, place, kind: "same", diff: null }
      : { path, place, kind: "changed", diff: diffOf(old.code, block.code) };
  });
  const removed = before.flatMap((block, place): BlockChange[] =>
    left.has(block) ? [{ path: block.path, place, kind: "removed", diff: null }] : [],
  );
  return [...changes, ...removed];
}

function partnerOf(block: CodeBlock, index: number, before: readonly CodeBlock[]): CodeBlock | undefined {
  const named = block.path === null ? undefined : before.find((each) => each.path === block.path);
  const atPlace = before[index];
  return (
    named ?? (atPlace !== undefined && (atPlace.path === null || block.path === null) ? atPlace : undefined)
  );
}

function diffOf(before: string, after: string): string | null {
  const patch = structuredPatch("", "", showHidden(before), showHidden(after), "", "", {
    context: 3,
    maxEditLength,
  });
  if (patch === undefined) return null;
  return patch.hunks
    .map((hunk) => {
      const head = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`;
      return [head, ...hunk.lines.filter((line) => !line.startsWith("\\"))].join("\n");
    })
    .join("\n");
}
