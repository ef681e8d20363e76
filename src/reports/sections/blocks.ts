import { formatBytes, formatDuration } from "../../format/format.js";
import { truncateEnd } from "../../format/truncate.js";
import { type CodeBlock, placeOf } from "../../facts/block.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import { withoutLineFeedsAtEnd } from "../../output/lines.js";
import { outputLines, shownWords } from "../../output/output-lines.js";
import { showWithin } from "../../output/visible.js";
import { type Block, bold, code, type Detail, joined, paragraph, type Words } from "../document.js";
import type { AttemptReport, BlockReport } from "../report.js";
import { endingWords, outputTitle, standings } from "../titles.js";
import { shownFigures } from "./pictures.js";

export function blockWithResult(
  told: BlockReport,
  index: number,
  attempt: AttemptReport,
  detail: Detail,
): Block[] {
  const { block, execution } = told;
  const isOnly = attempt.blocks.length === 1;
  const place = placeOf(block);
  const [number, from] = [isOnly ? "" : `Block ${index + 1}`, place === "" ? "" : [code(place)]];
  const file = block.path === null ? "" : [code(block.path)];
  const language = number === "" && from === "" && file === "" ? "" : block.language.slice(0, 40);
  const title = joined([number, from, language, file], " · ");
  const isObserved = attempt.standing === "step";
  return [
    ...(title.length === 0 ? [] : [{ kind: "heading" as const, words: title }]),
    ...codeBlocks(block, detail),
    ...(execution === null
      ? [paragraph(notRunWords(told, attempt), "dim")]
      : resultBlocks(execution, detail, { isObserved })),
  ];
}

export function codeBlocks(
  { code: text, language }: Pick<CodeBlock, "code" | "language">,
  detail: Detail,
): Block[] {
  if (detail.code === 0) return [];
  return [{ kind: "code", text: showWithin(withoutLineFeedsAtEnd(text), detail.code), language }];
}

interface ResultPlace {
  /** The name of the executed thing, unless it is the block above. */
  readonly title?: Words;
  /** Whether a nonzero exit code does not count as a failure. */
  readonly isObserved?: boolean;
}

/** A line such as `✅ exit code 0 after 1.2 s`, the reason if it says more, and the output. */
export function resultBlocks(
  execution: Execution,
  detail: Detail,
  { title = "", isObserved = false }: ResultPlace,
): Block[] {
  const { ending, durationMs, evidence, shown = [], isStateFresh } = execution;
  const isUnrun = ending === "not-run";
  const isGood = hasPassed(execution);
  const icon = isUnrun ? "⏭️" : isObserved ? standings.step.icon : isGood ? "✅" : "❌";
  const tone = isUnrun || isObserved ? "skipped" : isGood ? "good" : "bad";
  const line: Words = [
    `${icon} `,
    ...(title === "" ? [] : [...joined([title], ""), ": "]),
    bold(truncateEnd(endingWords(execution), 300), tone),
    ...(isUnrun ? [] : [` after ${formatDuration(durationMs)}`]),
    ...(ending === "exited" || isUnrun ? [] : [` (${truncateEnd(evidence, 300)})`]),
  ];
  const isQuiet = title !== "" && isGood;
  return [
    ...(isStateFresh === true ? [paragraph(freshState, "warning")] : []),
    paragraph(line),
    ...(isUnrun ? [] : [shownFigures(shown), ...outputBlocks(execution, detail, { isQuiet })]),
  ];
}

/** `isQuiet`: the output is folded, and only shown if there is room for everything. */
function outputBlocks(
  execution: Execution,
  { output: maxChars }: Detail,
  { isQuiet }: { isQuiet: boolean },
): Block[] {
  const { stdout, stderr } = execution;
  if (maxChars === 0 || (stdout.text === "" && stderr.text === "")) return [];
  if (isQuiet && maxChars <= 8_000) return [];
  const output = outputLines(execution, { maxChars });
  const title = outputTitle(execution);
  const where = stdout.text === "" && title === "Output" ? "Output on stderr" : title;
  const isAsWritten = output.shown === output.total && output.replaced === 0;
  const what = isAsWritten ? where : `${where} · ${shownWords(output)}`;
  const size = `${isAsWritten ? `${shownWords(output)} · ` : ""}${formatBytes(stdout.bytes + stderr.bytes)}`;
  return [{ kind: "output", what, size, lines: output.lines, isOpen: !isQuiet }];
}

function notRunWords({ mayHaveBegun, wasLost, waits }: BlockReport, { standing }: AttemptReport): string {
  if (waits) return "Not run: the block is waiting for an approval.";
  if (standing === "unusable") return "Not run: no block of this reply was run.";
  if (standing === "unapproved") return "Not run: the block was not approved.";
  if (mayHaveBegun) return "The transcript stops here, so it is unknown whether the block ran.";
  return wasLost ? "The block's sandbox was lost." : "Not run: the run ended before this block.";
}

const freshState =
  "agent-exec restarted the Jupyter kernel before this block. Variables of earlier blocks were gone, but files were still there.";
