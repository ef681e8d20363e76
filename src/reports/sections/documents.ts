import { type CodeBlock, placeOf } from "../../facts/block.js";
import { isHarmlesslyUnrun } from "../../facts/endings.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import { formatCount } from "../../format/format.js";
import { named } from "../../format/listed.js";
import { truncateEnd } from "../../format/truncate.js";
import { code, listOf, type Section } from "../document.js";
import { lastErrorLine } from "../details/last-error-line.js";
import type { AttemptReport, Report } from "../report.js";
import { endingWords } from "../titles.js";

/** Whether the run ran documents and had no model. */
export function isOfDocuments({ writer, attempts }: Report): boolean {
  return writer === null && (attempts.at(-1)?.blocks ?? []).some(({ block }) => block.document !== undefined);
}

interface FailedBlock {
  readonly block: CodeBlock;
  readonly execution: Execution;
}

/** The blocks of documents that failed by themselves. */
export function failedBlocks({ writer, attempts }: Report): readonly FailedBlock[] {
  if (writer !== null) return [];
  return (attempts.at(-1)?.blocks ?? []).flatMap(({ block, execution }) => {
    if (execution === null || isHarmlesslyUnrun(execution) || hasPassed(execution)) return [];
    return execution.notRun === "earlier-failed" ? [] : [{ block, execution }];
  });
}

const maxBlocks = 10;

/** The place of each failed block and the first words of its error, if several blocks of documents failed. */
export function failedWords(report: Report): string {
  const failed = failedBlocks(report);
  if (failed.length < 2) return "";
  const shown = failed
    .slice(0, maxBlocks)
    .map((each) => `${named(placeOf(each.block))} ${truncateEnd(errorOf(each), 60)}`);
  const more = failed.length > maxBlocks ? `; and ${formatCount(failed.length - maxBlocks)} more` : "";
  return `${shown.join("; ")}${more}`;
}

function errorOf({ execution }: FailedBlock): string {
  const error = execution.ending === "exited" ? lastErrorLine(execution) : "";
  return execution.unlikeDocument ?? (error || endingWords(execution));
}

/** The failed blocks by file and line, for places where people read in passing. */
export function failedList(report: Report): Section | null {
  const failed = failedBlocks(report);
  if (failed.length < 2) return null;
  const items = failed.map((each) => [code(placeOf(each.block)), `: ${truncateEnd(errorOf(each), 200)}`]);
  return { name: "the failed blocks", rank: 1, blocks: () => [listOf(items, maxBlocks)] };
}

/** How many blocks of each document passed, if there are several documents. */
export function documents({ attempts }: Report): Section | null {
  const files = new Map<string, { passed: number; failed: number; unrun: number }>();
  for (const { block, execution } of attempts.at(-1)?.blocks ?? []) {
    if (block.document === undefined) continue;
    const file = files.get(block.document) ?? { passed: 0, failed: 0, unrun: 0 };
    if (execution === null || execution.ending === "not-run") file.unrun += 1;
    else if (hasPassed(execution)) file.passed += 1;
    else file.failed += 1;
    files.set(block.document, file);
  }
  if (files.size < 2) return null;
  const sorted = [...files].toSorted(([, a], [, b]) => b.failed - a.failed);
  const all = sorted.map(([name, { passed, failed, unrun }]) => [
    code(name),
    ...[passed, failed, unrun].map(String),
  ]);
  const head = ["File", "Passed", "Failed", "Not run"];
  return {
    name: "the documents",
    rank: 3,
    blocks: ({ rows }) => [{ kind: "table", head, rows: all.slice(0, rows) }],
  };
}

/** A document's text before each block and after the last one. Null if a model wrote the blocks. */
export function wordsAround({
  said,
  blocks,
}: Pick<AttemptReport, "said" | "blocks">): readonly string[] | null {
  if (!blocks.some(({ block }) => block.document !== undefined)) return null;
  const text = said.replace(/\r\n?/g, "\n");
  const parts: string[] = [];
  let from = 0;
  for (const { block } of blocks) {
    // In a quote, each line begins with a mark, so the code is not found. The text before the block is then shown with
    // the next block.
    const at = block.code === "" ? -1 : text.indexOf(block.code, from);
    const end = at === -1 ? from : text.indexOf("\n", at + block.code.length) + 1 || text.length;
    parts.push(text.slice(from, end));
    from = end;
  }
  return [...parts, text.slice(from)];
}
