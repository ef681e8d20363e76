import { structuredPatch } from "diff";
import type { CodeBlock } from "../../facts/block.js";
import type { Execution } from "../../facts/execution.js";
import { showHidden } from "../../output/visible.js";
import { isSameLanguage } from "./code-endings.js";

/** What happened to one block between two attempts. */
export interface BlockChange {
  /** The file's name in the reply; null without one. */
  readonly path: string | null;
  /** The block's position from 0 in its reply. For `removed`, this is the earlier reply. */
  readonly place: number;
  readonly kind: "same" | "changed" | "added" | "removed";
  /** A unified diff without file headers for `changed`; null if nearly every line is new. */
  readonly diff: string | null;
}

/** What happened to a block if there is no diff to show. A file that is not written again stays as it is. */
export function becameOf({ path, kind }: BlockChange): string {
  if (kind === "changed") return "is written again";
  return kind === "removed" && path !== null ? "is not written again" : `was ${kind}`;
}

/**
 * A block for the comparison. The file of an edit is not the block's own, because the block does not write the whole
 * file.
 */
export function comparable(block: CodeBlock, execution: Execution | null | undefined): CodeBlock {
  const isEdit = execution?.edited !== undefined || execution?.ending === "misfit";
  return isEdit ? { ...block, path: null } : block;
}

/** Nobody reads a diff with more than 2,000 changed lines, and computing it takes seconds. */
const maxEditLength = 2_000;

/** Matches blocks by file name, those without one by their code, then by order within a language. */
export function changesBetween(before: readonly CodeBlock[], after: readonly CodeBlock[]): BlockChange[] {
  const pairs = pairUp(before, after);
  const changes = after.map((block, place): BlockChange => {
    const { path } = block;
    const old = pairs.get(block);
    if (old === undefined) return { path, place, kind: "added", diff: null };
    return old.code === block.code
      ? { path, place, kind: "same", diff: null }
      : { path, place, kind: "changed", diff: diffOf(old.code, block.code) };
  });
  const kept = new Set(pairs.values());
  const removed = before.flatMap((block, place): BlockChange[] =>
    kept.has(block) ? [] : [{ path: block.path, place, kind: "removed", diff: null }],
  );
  return [...changes, ...removed];
}

/**
 * New block → old block. Files are compared only with files of the same name, and blocks without a name with nothing:
 * at the same place, one attempt may have a program and another the command that starts it.
 */
function pairUp(before: readonly CodeBlock[], after: readonly CodeBlock[]): Map<CodeBlock, CodeBlock> {
  const pairs = new Map<CodeBlock, CodeBlock>();
  const left = new Set(before);
  const pairThose = (isWanted: (old: CodeBlock, block: CodeBlock) => boolean): void => {
    for (const block of after) {
      const old = pairs.has(block)
        ? undefined
        : [...left].find((each) => correspond(each, block) && isWanted(each, block));
      if (old !== undefined && left.delete(old)) pairs.set(block, old);
    }
  };
  // A new block in front must not shift the unchanged ones.
  pairThose((old, block) => old.code === block.code);
  pairThose(() => true);
  return pairs;
}

function correspond(old: CodeBlock, block: CodeBlock): boolean {
  return old.path === block.path && (block.path !== null || isSameLanguage(old.language, block.language));
}

/** 500,000 UTF-16 units of code on either side: nobody reads a longer diff. */
const maxCodeChars = 500_000;

function diffOf(before: string, after: string): string | null {
  if (Math.max(before.length, after.length) > maxCodeChars) return null;
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
