import { truncateMiddle } from "../../format/truncate.js";
import { becameOf, type BlockChange, changesBetween, comparable } from "../details/block-changes.js";
import { type Block, code, type Detail, folded, paragraph } from "../document.js";
import type { AttemptReport } from "../report.js";

/** Differences with more lines are folded. */
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
