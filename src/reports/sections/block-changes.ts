import { structuredPatch } from "diff";
import type { CodeBlock } from "../../facts/block.js";
import type { Execution } from "../../facts/execution.js";
import { truncateMiddle } from "../../format/truncate.js";
import { showHidden } from "../../output/visible.js";
import { isSameLanguage } from "../details/code-endings.js";
import { type Block, code, type Detail, folded, paragraph } from "../document.js";
import type { AttemptReport } from "../report.js";

const foldBeyondLines = 30;

/** How an attempt's code differs from that of the attempt before. */
export function blockChanges({ before, blocks }: AttemptReport, { diff: maxChars }: Detail): Block[] {
  if (before === null || maxChars === 0) return [];
  const all = changesBetween(
    before.blocks,
    blocks.map(({ block, execution }) => comparable(block, execution)),
  ).filter(({ kind }) => kind !== "same");
  if (all.length === 0) return [paragraph(`The code is the same as in attempt ${before.number}.`, "dim")];
  const lines = all.reduce((sum, { diff }) => sum + (diff?.split("\n").length ?? 1), 0);
  const parts = all.flatMap((each) => changeBlocks(each, before.number, maxChars));
  const title = `What changed since attempt ${before.number}`;
  return [folded(title, parts, { isOpen: lines <= foldBeyondLines, look: "changes" })];
}

function changeBlocks(told: BlockChange, since: number, maxChars: number): Block[] {
  const { path, place, kind, diff } = told;
  const block = `Block ${place + 1}${kind === "removed" ? ` of attempt ${since}` : ""}`;
  const title = path === null ? block : code(path);
  if (kind !== "changed" || diff === null) return [paragraph([title, ` ${becameOf(told)}.`])];
  return [
    paragraph([title, ":"]),
    { kind: "diff", lines: truncateMiddle(diff, Math.min(maxChars, 100_000)).split("\n") },
  ];
}

/** Says what happened to a block that has no diff. A file that is not written again stays as it is. */
function becameOf({ path, kind }: BlockChange): string {
  if (kind === "changed") return "is written again";
  return kind === "removed" && path !== null ? "is not written again" : `was ${kind}`;
}

interface BlockChange {
  readonly path: string | null;
  /** The block's position in its reply, from 0. A `removed` block is in the earlier reply. */
  readonly place: number;
  readonly kind: "same" | "changed" | "added" | "removed";
  /** For `changed`: a unified diff without file headers. Null if nearly every line is new. */
  readonly diff: string | null;
}

/** A block as it is compared. An edit does not write the whole file, so its file is not the block's own. */
export function comparable(block: CodeBlock, execution: Execution | null | undefined): CodeBlock {
  const isEdit = execution?.edited !== undefined || execution?.ending === "misfit";
  return isEdit ? { ...block, path: null } : block;
}

/** Nobody reads a longer diff, and computing it takes seconds. */
const maxEditLength = 2_000;

/** Matches blocks by file name, or without a name by their code and then by their order within a language. */
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
 * Maps each new block to its old one. A file is compared only with a file of the same name. A block without a name is
 * not compared with a file, because an attempt may have a program and the next one the command that starts it.
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
  // Blocks with the same code match first. Otherwise a new block in front would shift them.
  pairThose((old, block) => old.code === block.code);
  pairThose(() => true);
  return pairs;
}

function correspond(old: CodeBlock, block: CodeBlock): boolean {
  return old.path === block.path && (block.path !== null || isSameLanguage(old.language, block.language));
}

/** Nobody reads the diff of longer code. The limit counts UTF-16 units on either side. */
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
