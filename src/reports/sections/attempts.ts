import { commandWords } from "../../format/command-words.js";
import { count, formatCount, formatDuration } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { isInfrastructureEnding } from "../../facts/endings.js";
import type { EventOf } from "../../facts/events.js";
import { hasPassed } from "../../facts/execution.js";
import type { Usage } from "../../facts/reply.js";
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
import type { AttemptReport, Report } from "../report.js";
import { standings } from "../titles.js";
import { thought } from "./answer.js";
import { wordsAround } from "./documents.js";
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
  const ended = paragraph(["Ended: ", reason], "dim");
  const why: Section = { name: "why it ended", rank: 7, title, blocks: () => [ended] };
  return [...sections.slice(0, 1), ...gap(skipped, title), ...sections.slice(1), why];
}

export function titleOfWork({ attempts: all, unit, writer }: Report): string {
  const blocks = all.reduce((sum, each) => sum + each.blocks.length, 0);
  return `What the run did (${writer === null ? count("block", blocks) : count(unit, all.length)})`;
}

function gap(skipped: readonly AttemptReport[], title: string): Section[] {
  const [first, last] = [skipped[0], skipped.at(-1)];
  if (first === undefined || last === undefined) return [];
  const words = `The report has no room for ${count(first.unit, skipped.length)} here (${first === last ? "" : `${first.number} to `}${last.number}).`;
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

const answerers: Readonly<Record<string, string>> = {
  person: "a person",
  library: "the library's approver",
  reviewer: "the reviewer",
};

/** Who answered a question about the code or the end, and how: `Approved by a person, as changed`. */
function approvalWords({ approved, asked, by, feedback, blocks }: EventOf<"approval">): string {
  const what = feedback !== undefined ? "Answered" : approved ? "Approved" : "Refused";
  const who = Object.hasOwn(answerers, by) ? answerers[by] : by;
  const how = asked === "end" ? ", at the end" : blocks === undefined ? "" : ", as changed";
  return `${what} by ${who}${how}`;
}

function approvalOf(made: EventOf<"approval">): Block {
  const reason = (made.feedback ?? made.reason).trim();
  const said = reason === "" ? "" : ` ${truncateEnd(reason, 2_000)}`;
  const hash = dim(`SHA-256 ${made.sha256.slice(0, 64)}`);
  return paragraph([bold(`${approvalWords(made)}.`), said, " ", hash], "box");
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
  const ranAgain = blocks.some(({ execution }) => execution !== null);
  const then = ranAgain ? "Its blocks ran again in a fresh sandbox." : "The results of its blocks are lost.";
  const words = `The sandbox was lost during this ${unit}${reason}. ${then} The code did not cause this loss.`;
  return [paragraph(words, "warning")];
}

/** How many blocks to show of a reply that cannot be used. */
const maxUnrunBlocks = 3;

/** The blocks that the report shows, and a sentence about the others. "" if it shows all. */
function toldBlocks({ blocks, reply, standing }: AttemptReport) {
  const mayBeShort = standing === "unusable" && blocks.every(({ execution }) => execution === null);
  const told = mayBeShort ? blocks.slice(0, maxUnrunBlocks) : blocks;
  const more = blocks.length - told.length + (reply.blocksLeftOut ?? 0);
  return { blocks: told, rest: more === 0 ? "" : `… and ${count("block", more)} more, which did not run.` };
}

/** The tokens of calls, such as `about 1,200 in (1,000 cached), 300 out`. */
function tokensWords({ isEstimated, inputTokens, cachedTokens, outputTokens }: Usage): string {
  const cached = cachedTokens === undefined ? "" : ` (${formatCount(cachedTokens)} cached)`;
  return `${isEstimated === true ? "about " : ""}${formatCount(inputTokens)} in${cached}, ${formatCount(outputTokens)} out`;
}

/** The tokens and time of a reply, such as `1,200 in, 80 out, 3.1 s`. "" if unknown. */
function askedWords({ usage, tookMs }: Pick<EventOf<"reply">, "usage" | "tookMs">): string {
  if (usage.inputTokens + usage.outputTokens === 0) return "";
  return `${tokensWords(usage)}${tookMs === undefined ? "" : `, ${formatDuration(tookMs)}`}`;
}
