import { commandWords } from "../../format/command-words.js";
import { count, formatDuration } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { isInfrastructureEnding } from "../../facts/endings.js";
import type { EventOf } from "../../facts/events.js";
import { hasPassed } from "../../facts/execution.js";
import {
  type Block,
  bold,
  code,
  type Detail,
  dim,
  folded,
  joined,
  paragraph,
  type Section,
  type Span,
} from "../document.js";
import { lastErrorLine } from "../details/last-error-line.js";
import type { AttemptReport, BlockReport, Report } from "../report.js";
import { approvalWords, askedWords, lostWords, standings } from "../titles.js";
import { thought } from "./answer.js";
import { blockWithResult, resultBlocks } from "./blocks.js";
import { blockChanges } from "./block-changes.js";
import { deedsOf, deedWords } from "./deeds.js";

export interface AttemptRoom {
  /** How many attempts are listed: the first and the latest. The others are counted. */
  readonly maxAttempts: number;
  /** How many attempts to show in full: the first and the latest. The others share one line. Default: all. */
  readonly wholeAttempts?: number;
}

/** What the model did: each attempt with its text, its code and the results. */
export function attempts(report: Report, { maxAttempts, wholeAttempts = Infinity }: AttemptRoom): Section[] {
  const { attempts: all, unit, outcome, reason } = report;
  if (all.length === 0) return [];
  const title = titleOfWork(report);
  const latest = all.length - Math.max(1, maxAttempts - 1);
  const lineUntil = all.length > wholeAttempts ? all.length - wholeAttempts * 0.9 : 0;
  const skipped = all.slice(1, Math.max(1, latest));
  const sections = [...all.slice(0, 1), ...all.slice(1 + skipped.length)].map((attempt): Section => {
    const place = attempt.number - 1;
    const isLine = place >= wholeAttempts * 0.1 && place < lineUntil;
    const isLast = attempt === all.at(-1);
    return {
      name: `${unit} ${attempt.number}`,
      rank: isLast ? 4 : place === 0 ? 6 : 90_000 - attempt.number,
      title,
      isOpenOnPage: outcome !== "passed",
      blocks: (detail) => attemptBlocks(attempt, detail, { isLine, isOpen: isLast || all.length <= 3 }),
    };
  });
  const why: Section = {
    name: "why it ended",
    rank: 7,
    title,
    blocks: () => [paragraph(["Ended: ", reason], "dim")],
  };
  return [...sections.slice(0, 1), ...gap(skipped, title), ...sections.slice(1), why];
}

export function titleOfWork({ attempts: all, unit, writer }: Report): string {
  const blocks = all.reduce((sum, each) => sum + each.blocks.length, 0);
  return `What the run did (${writer === null ? count("block", blocks) : count(unit, all.length)})`;
}

function gap(skipped: readonly AttemptReport[], title: string): Section[] {
  const [first, last] = [skipped[0], skipped.at(-1)];
  if (first === undefined || last === undefined) return [];
  const words = `${count(first.unit, skipped.length)}, ${first.number} to ${last.number}, do not fit here.`;
  return [{ name: `the ${first.unit}s between`, rank: 7, title, blocks: () => [paragraph(words, "dim")] }];
}

/** For example `❌ Attempt 1 · exit code 1 · 340 ms · KeyError: 'Month'`. For a turn, it says what the turn did. */
export function attemptLine(attempt: AttemptReport): Span[] {
  const { icon, word } = standings[attempt.standing];
  const ran = attempt.blocks.flatMap(({ execution }) => execution ?? []);
  const durationMs = ran.reduce((sum, execution) => sum + execution.durationMs, 0);
  const failed = attempt.standing === "failed" ? ran.find((each) => !hasPassed(each)) : undefined;
  const error = failed === undefined ? "" : truncateEnd(lastErrorLine(failed), 120);
  const did = attempt.unit === "turn" ? deedWords(deedsOf(attempt)) : "";
  return joined(
    [
      [`${icon} `, bold(attempt.heading)],
      did,
      attempt.problem !== "" ? truncateEnd(attempt.problem, 200) : did === "" || word !== "ran" ? word : "",
      ran.length === 0 ? "" : formatDuration(durationMs),
      error === "" ? "" : [code(error)],
    ],
    " · ",
  );
}

function attemptBlocks(
  attempt: AttemptReport,
  detail: Detail,
  { isLine, isOpen }: { readonly isLine: boolean; readonly isOpen: boolean },
): Block[] {
  const title = attemptLine(attempt);
  // A fold without content is shown as one line.
  if (isLine || detail.output === 0) return [folded(title, [])];
  return [folded(title, contentOf(attempt, detail), { isOpen, look: `attempt ${attempt.standing}` })];
}

function contentOf(attempt: AttemptReport, detail: Detail): Block[] {
  const { said, verifications, decision, reply, standing } = attempt;
  const around = wordsAround(attempt);
  const told = toldBlocks(attempt);
  const asked = standing === "answer" ? "" : askedWords(reply);
  const prose = (text: string): Block[] => proseOf(text, attempt, detail);
  return [
    ...(asked === "" ? [] : [paragraph(asked, "dim")]),
    ...thought(reply.thought, detail.prose),
    ...(around === null ? prose(said) : []),
    ...attempt.approvals.map(approvalOf),
    ...blockChanges(attempt, detail),
    ...told.blocks.flatMap((block, index) => [
      ...(around === null ? [] : prose(around[index]!)),
      ...blockWithResult(block, index, attempt, detail),
    ]),
    ...(around === null ? [] : prose(around.slice(told.blocks.length).join(""))),
    ...(told.rest === "" ? [] : [paragraph(told.rest, "dim")]),
    ...lostOf(attempt),
    ...verifications.flatMap((each) =>
      resultBlocks(each, detail, { title: ["Verification ", code(commandWords(each.command))] }),
    ),
    ...(decision === null ? [] : [decisionOf(decision)]),
  ];
}

/** The reply's text. An answer without code has a section of its own. */
function proseOf(text: string, { standing, blocks }: AttemptReport, { prose }: Detail): Block[] {
  if (standing === "answer" || text.trim() === "" || prose === 0) return [];
  const omitCode = blocks.map(({ block }) => block.code);
  return [{ kind: "prose", markdown: truncateEnd(text, prose), omitCode }];
}

function approvalOf(made: EventOf<"approval">): Block {
  const said = (made.feedback ?? made.reason).trim();
  return paragraph(
    [
      bold(`${approvalWords(made)}.`),
      said === "" ? "" : ` ${truncateEnd(said, 2_000)}`,
      " ",
      dim(`SHA-256 ${made.sha256.slice(0, 64)}`),
    ],
    "box",
  );
}

export function decisionOf(made: EventOf<"decision">): Block {
  const by = made.source === "model" ? [] : [dim(`by rule ${made.rule ?? ""}`), " "];
  const what = bold(`Decision: ${made.retry ? "try again" : "stop"}.`);
  return paragraph([what, " ", ...by, truncateEnd(made.reason, 2_000)], "box");
}

function lostOf({ lost, blocks, unit }: AttemptReport): Block[] {
  if (lost.length === 0) return [];
  const why = lost.find(({ ending }) => isInfrastructureEnding(ending));
  const reason = why === undefined ? "" : ` (${truncateEnd(why.evidence, 300)})`;
  return [paragraph(`The sandbox was lost during this ${unit}${reason}. ${lostWords(blocks)}`, "warning")];
}

/** How many blocks to show of a reply that cannot be used. */
const maxUnrunBlocks = 3;

/** The blocks that the report shows, and a sentence about the others. "" if it shows all. */
function toldBlocks({ blocks, reply, standing }: AttemptReport): {
  readonly blocks: readonly BlockReport[];
  readonly rest: string;
} {
  const mayBeShort = standing === "unusable" && blocks.every(({ execution }) => execution === null);
  const told = mayBeShort ? blocks.slice(0, maxUnrunBlocks) : blocks;
  const more = blocks.length - told.length + (reply.blocksLeftOut ?? 0);
  return {
    blocks: told,
    rest: more === 0 ? "" : `… and ${count("block", more)} more, which did not run.`,
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
