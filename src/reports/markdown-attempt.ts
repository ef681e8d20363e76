import type { EventOf } from "../facts/events.js";
import { placeOf } from "../facts/block.js";
import { isInfrastructureEnding } from "../facts/endings.js";
import { type Execution, hasPassed } from "../facts/execution.js";
import { defuseInline, defuseMarkdown } from "../markdown/defuse.js";
import { codeSpan, fence } from "../markdown/fence.js";
import { commandWords } from "../format/command-words.js";
import { count, formatBytes, formatDuration } from "../format/format.js";
import { defuseHtml } from "../markdown/html.js";
import { withoutLineFeedsAtEnd } from "../output/lines.js";
import { type OutputLine, outputLines, shownWords } from "../output/output-lines.js";
import { showWithin } from "../output/show-within.js";
import { truncateEnd, truncateMiddle } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { becameOf, type BlockChange, changesBetween, comparable } from "./changes.js";
import { lastErrorLine } from "./output.js";
import { wordsAround } from "./document-order.js";
import type { AttemptReport, BlockReport } from "./report.js";
import { toldBlocks } from "./report-of.js";
import {
  approvalWords,
  askedWords,
  endingWords,
  executionIcon,
  headingOf,
  lostWords,
  notRunWords,
  outputTitle,
  standingWords,
} from "./titles.js";

/** How much of each thing is shown, in UTF-16 units before escapes; 0 leaves it out. */
export interface Detail {
  readonly code: number;
  readonly output: number;
  readonly diff: number;
  readonly prose: number;
}

/** Longer things are folded: about what a screen shows of them beside the rest. */
const foldBeyondLines = 16;

/** One line that tells an attempt, as the content of an HTML element: `❌ <b>Attempt 1</b> · exit code 1 · …`. */
export function attemptLine(attempt: AttemptReport): string {
  const { icon, word } = standingWords(attempt.standing);
  const ran = attempt.blocks.flatMap(({ execution }) => execution ?? []);
  const durationMs = ran.reduce((sum, execution) => sum + execution.durationMs, 0);
  const failed = attempt.standing === "failed" ? ran.find((each) => !hasPassed(each)) : undefined;
  const error = failed === undefined ? "" : truncateEnd(lastErrorLine(failed), 120);
  const words = [
    `${icon} <b>${headingOf(attempt)}</b>`,
    defuseHtml(truncateEnd(attempt.problem === "" ? word : attempt.problem, 200)),
    ran.length === 0 ? "" : formatDuration(durationMs),
    error === "" ? "" : `<code>${defuseHtml(error)}</code>`,
  ];
  return words.filter((each) => each !== "").join(" · ");
}

/** An attempt, folded: what the writer said, each block with what came of it, the verifications, the decision. */
export function renderAttempt(
  attempt: AttemptReport,
  detail: Detail,
  { isOpen }: { readonly isOpen: boolean },
): string {
  const told = toldBlocks(attempt);
  const around = wordsAround(attempt);
  const parts = [
    asked(attempt, detail),
    thought(attempt, detail),
    around === null ? prose(attempt, attempt.said, detail) : "",
    ...attempt.approvals.map(approval),
    changes(attempt, detail),
    ...told.blocks.flatMap((block, index) => [
      around === null ? "" : prose(attempt, around[index]!, detail),
      renderBlock(block, index, { attempt, detail }),
    ]),
    around === null ? "" : prose(attempt, around.slice(told.blocks.length).join(""), detail),
    told.rest,
    lost(attempt),
    ...attempt.verifications.map((each) =>
      result(
        `Verification ${codeSpan(showHidden(commandWords(each.command)))}`,
        each,
        hasPassed(each) ? 0 : detail.output,
      ),
    ),
    decision(attempt),
  ];
  const body = parts.filter((part) => part !== "").join("\n\n");
  if (body !== "") return fold(attemptLine(attempt), body, isOpen);
  // An answer stands in a section of its own.
  return attempt.standing === "answer" ? "" : `<p>${attemptLine(attempt)}</p>`;
}

export function fold(summary: string, body: string, isOpen = false): string {
  return `<details${isOpen ? " open" : ""}>\n<summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

export function quote(markdown: string): string {
  return markdown.replace(/^/gm, "> ").replace(/^> $/gm, ">");
}

function asked(attempt: AttemptReport, detail: Detail): string {
  const words = detail.prose === 0 || attempt.standing === "answer" ? "" : askedWords(attempt);
  return words === "" ? "" : `<sub>${words}</sub>`;
}

/** What the model thought before it answered, folded, as long as what it said may be. */
function thought({ reply }: AttemptReport, detail: Detail): string {
  if (detail.prose === 0 || reply.thought === null || reply.thought.trim() === "") return "";
  return fold("Thought", quote(defuseMarkdown(truncateEnd(reply.thought, detail.prose))));
}

function prose({ blocks, standing }: AttemptReport, said: string, detail: Detail): string {
  if (detail.prose === 0 || standing === "answer" || said.trim() === "") return "";
  const words = defuseMarkdown(truncateEnd(said, detail.prose), {
    omitCode: blocks.map(({ block }) => block.code),
  });
  return words === "" ? "" : quote(words);
}

function changes({ before, blocks }: AttemptReport, detail: Detail): string {
  if (before === null || detail.diff === 0) return "";
  const all = changesBetween(
    before.blocks,
    blocks.map(({ block, execution }) => comparable(block, execution)),
  );
  if (all.every((each) => each.kind === "same"))
    return `The code is the same as in attempt ${before.number}.`;
  const parts = all
    .filter((each) => each.kind !== "same")
    .map((each) => change(each, { detail, since: before.number }));
  const title = `What changed since attempt ${before.number}`;
  const body = parts.join("\n\n");
  return body.split("\n").length > foldBeyondLines ? fold(title, body) : `**${title}**\n\n${body}`;
}

function change(
  told: BlockChange,
  { detail, since }: { readonly detail: Detail; readonly since: number },
): string {
  const { path, place, kind, diff } = told;
  const block = `Block ${place + 1}${kind === "removed" ? ` of attempt ${since}` : ""}`;
  const title = path === null ? block : fileName(path);
  if (kind === "changed" && diff !== null)
    return `${title}:\n\n${fence(truncateMiddle(diff, detail.diff), "diff")}`;
  return `${title} ${becameOf(told)}.`;
}

function fileName(path: string): string {
  return codeSpan(truncateEnd(showHidden(path), 200));
}

interface Place {
  readonly attempt: AttemptReport;
  readonly detail: Detail;
}

function renderBlock(told: BlockReport, index: number, { attempt, detail }: Place): string {
  const { block, execution } = told;
  const name = block.path === null ? "" : ` ${fileName(block.path)}`;
  const isOnly = attempt.blocks.length === 1;
  const place = placeOf(block);
  const from = place === "" ? "" : ` ${fileName(place)}`;
  const title =
    isOnly && from + name === ""
      ? ""
      : `**${isOnly && from === "" ? "File" : `Block ${index + 1}`}**${from}${name}`;
  const code = detail.code === 0 ? "" : renderCode(block.code, block.language, detail.code);
  const came =
    execution === null
      ? `_${notRunWords(attempt.standing, told)}_`
      : result("", execution, detail.output, executionIcon(execution, attempt.standing));
  return [title, code, came].filter((part) => part !== "").join("\n\n");
}

function renderCode(code: string, language: string, maxChars: number): string {
  const shown = showWithin(withoutLineFeedsAtEnd(code), maxChars);
  const lines = shown.split("\n").length;
  const fenced = fence(shown, inertInfo(language));
  return lines > foldBeyondLines * 2 ? fold(`Code · ${count("line", lines)}`, fenced) : fenced;
}

/** GitHub draws these as pictures or offers them as a change. */
function inertInfo(language: string): string {
  return /^(?:mermaid|geojson|topojson|stl|math|suggestion)$/i.test(language) ? "text" : language;
}

/** `✅ exit code 0 after 1.2 s`, why where that says more, and the output. */
function result(
  title: string,
  execution: Execution,
  maxChars: number,
  icon = executionIcon(execution),
): string {
  const { ending, evidence, durationMs } = execution;
  const after = ending === "not-run" ? "" : ` after ${formatDuration(durationMs)}`;
  const words = `${icon} ${title === "" ? "" : `${title}: `}**${plainWords(endingWords(execution))}**${after}`;
  const proof =
    ending === "exited" || ending === "not-run" ? "" : ` (${defuseInline(truncateEnd(evidence, 300))})`;
  const output = ending === "not-run" || maxChars === 0 ? "" : renderOutput(execution, maxChars);
  return output === "" ? words + proof : `${words}${proof}\n\n${output}`;
}

function plainWords(words: string): string {
  return defuseInline(truncateEnd(words, 300)).replaceAll("**", "");
}

function renderOutput(execution: Execution, maxChars: number): string {
  const { stdout, stderr } = execution;
  if (stdout.text === "" && stderr.text === "") return "";
  const output = outputLines(execution, { maxChars });
  const { lines } = output;
  const isMixed = stdout.text !== "" && stderr.text !== "";
  const fenced = isMixed
    ? fence(lines.map(marked).join("\n"), "diff")
    : fence(lines.map((line) => line.text).join("\n"), "text");
  const size = formatBytes(stdout.bytes + stderr.bytes);
  const which = isMixed
    ? "Output, lines of stderr marked with <code>!</code>"
    : stdout.text === ""
      ? "Output on stderr"
      : outputTitle(execution);
  const isAsWritten = output.shown === output.total && output.replaced === 0;
  if (lines.length > foldBeyondLines) return fold(`${which} · ${shownWords(output)} · ${size}`, fenced);
  const title = isAsWritten ? which : `${which} · ${shownWords(output)}`;
  return title !== "Output" ? `<sub>${title}</sub>\n\n${fenced}` : fenced;
}

/** Within a `diff` fence GitHub colours lines that begin with `!` and leaves those that begin with a blank as they are. */
function marked({ from, text }: OutputLine): string {
  return from === "stderr" ? `! ${text}` : `  ${text}`;
}

function lost({ lost: executions, blocks, unit }: AttemptReport): string {
  if (executions.length === 0) return "";
  const why = executions.find(({ ending }) => isInfrastructureEnding(ending));
  const reason = why === undefined ? "" : ` (${defuseInline(truncateEnd(why.evidence, 300))})`;
  return `⚠️ The sandbox was lost during this ${unit}${reason}. ${lostWords(blocks)}`;
}

function approval(made: EventOf<"approval">): string {
  const said = made.feedback ?? made.reason;
  const words = said.trim() === "" ? "" : ` ${defuseInline(truncateEnd(said, 2_000))}`;
  return `✋ **${approvalWords(made)}.**${words} <sub>SHA-256 <code>${defuseHtml(made.sha256.slice(0, 12))}…</code></sub>`;
}

function decision({ decision: made }: AttemptReport): string {
  if (made === null) return "";
  const by = made.source === "model" ? "" : ` <sub>by rule ${defuseHtml(made.rule ?? "")}</sub>`;
  return `**Decision: ${made.retry ? "try again" : "stop"}.**${by} ${defuseInline(truncateEnd(made.reason, 2_000))}`;
}
