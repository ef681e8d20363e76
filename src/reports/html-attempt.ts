import type { EventOf } from "../facts/events.js";
import { placeOf } from "../facts/block.js";
import { isInfrastructureEnding } from "../facts/endings.js";
import { type Execution, hasPassed } from "../facts/execution.js";
import { commandWords } from "../format/command-words.js";
import { formatBytes, formatDuration } from "../format/format.js";
import { escapeHtml } from "../markdown/html.js";
import { withoutLineFeedsAtEnd } from "../output/lines.js";
import { type OutputLine, outputLines, shownWords } from "../output/output-lines.js";
import { showWithin } from "../output/show-within.js";
import { truncateEnd, truncateMiddle } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { becameOf, type BlockChange, changesBetween, comparable } from "./changes.js";
import { renderShown, type ShownParts } from "./html-shown.js";
import type { RenderProse } from "./html-prose.js";
import { lastErrorLine } from "./output.js";
import { wordsAround } from "./document-order.js";
import type { AttemptReport, BlockReport } from "./report.js";
import { toldBlocks } from "./report-of.js";
import {
  approvalWords,
  askedWords,
  endingWords,
  freshState,
  headingOf,
  lostWords,
  notRunWords,
  outputTitle,
  standingWords,
} from "./titles.js";

export interface HtmlDetail {
  readonly prose: RenderProse;
  readonly shown: ShownParts;
  /** UTF-16 units of one block's code and of its output that are shown. */
  readonly maxCodeChars: number;
  readonly maxOutputChars: number;
}

/** A stranger's text in one line, escaped. */
export function line(text: string, maxChars = 300): string {
  return escapeHtml(truncateEnd(showHidden(text).replace(/\s+/g, " ").trim(), maxChars));
}

/** An attempt as one line, for the ones that have no room of their own. */
export function attemptHeading(attempt: AttemptReport): string {
  const { icon, word } = standingWords(attempt.standing);
  const ran = attempt.blocks.flatMap(({ execution }) => execution ?? []);
  const failed = attempt.standing === "failed" ? ran.find((each) => !hasPassed(each)) : undefined;
  const error = failed === undefined ? "" : lastErrorLine(failed);
  const durationMs = ran.reduce((sum, execution) => sum + execution.durationMs, 0);
  return [
    `<span class="icon">${icon}</span> <b>${headingOf(attempt)}</b>`,
    `<span>${line(attempt.problem === "" ? word : attempt.problem)}</span>`,
    ran.length === 0 ? "" : `<span class="dim">${formatDuration(durationMs)}</span>`,
    error === "" ? "" : `<code>${line(error, 160)}</code>`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

export function renderAttempt(
  attempt: AttemptReport,
  detail: HtmlDetail,
  { isOpen }: { readonly isOpen: boolean },
): string {
  const { said, blocks, standing, verifications, decision, reply } = attempt;
  const asked = askedWords(attempt);
  const around = wordsAround(attempt);
  const codes = blocks.map(({ block }) => block.code);
  const prose = (text: string): string => {
    const words = standing === "answer" || text.trim() === "" ? "" : detail.prose(text, codes).trim();
    return words === "" ? "" : `<div class="prose said">${words}</div>`;
  };
  const told = toldBlocks(attempt);
  const parts = [
    asked === "" ? "" : `<p class="dim">${asked}</p>`,
    renderThought(reply.thought, detail.prose),
    around === null ? prose(said) : "",
    ...attempt.approvals.map((made) => renderApproval(made, detail)),
    renderChanges(attempt),
    ...told.blocks.flatMap((block, index) => [
      around === null ? "" : prose(around[index]!),
      renderBlock(block, index, { isOnly: blocks.length === 1, standing, detail }),
    ]),
    around === null ? "" : prose(around.slice(told.blocks.length).join("")),
    told.rest === "" ? "" : `<p class="dim">${told.rest}</p>`,
    renderLost(attempt),
    ...verifications.map((each) =>
      renderResult(each, detail, { title: `Verification <code>${line(commandWords(each.command))}</code>` }),
    ),
    decision === null
      ? ""
      : `<div class="decision"><b>Decision: ${decision.retry ? "try again" : "stop"}.</b> ${
          decision.source === "rule" ? `<span class="dim">by rule ${line(decision.rule ?? "")}</span>` : ""
        } ${detail.prose(truncateEnd(decision.reason, 5_000))}</div>`,
  ];
  return `<details class="attempt ${standing}"${isOpen ? " open" : ""}><summary>${attemptHeading(attempt)}</summary>
${parts.filter((part) => part !== "").join("\n")}
</details>`;
}

function renderApproval(made: EventOf<"approval">, { prose }: HtmlDetail): string {
  const said = prose(truncateEnd(made.feedback ?? made.reason, 5_000));
  const hash = `<span class="dim">SHA-256 <code>${line(made.sha256)}</code></span>`;
  return `<div class="decision"><b>${line(approvalWords(made))}.</b> ${said} ${hash}</div>`;
}

/** 20,000 UTF-16 units of a thought: a few pages, folded. */
const maxThoughtChars = 20_000;

/** What the model thought before it answered, folded; "" where the server showed none. */
export function renderThought(thought: string | null, prose: RenderProse): string {
  if (thought === null || thought.trim() === "") return "";
  const shown = prose(truncateEnd(thought, maxThoughtChars));
  return `<details class="thought"><summary>Thought</summary><div class="prose">${shown}</div></details>`;
}

interface BlockPlace {
  readonly isOnly: boolean;
  readonly standing: AttemptReport["standing"];
  readonly detail: HtmlDetail;
}

function renderBlock(told: BlockReport, index: number, { isOnly, standing, detail }: BlockPlace): string {
  const { block, execution } = told;
  const place = placeOf(block);
  const title = [
    isOnly ? "" : `Block ${index + 1}`,
    place === "" ? "" : `<code>${line(place)}</code>`,
    line(block.language, 40),
    block.path === null ? "" : `<code>${line(block.path)}</code>`,
  ];
  const code = showWithin(withoutLineFeedsAtEnd(block.code), detail.maxCodeChars);
  const result =
    execution === null
      ? `<p class="dim">${notRunWords(standing, told)}</p>`
      : renderResult(execution, detail, { isObserved: standing === "step" });
  return `<section class="block"><h3>${title.filter((part) => part !== "").join(" · ")}</h3>
<pre class="code">${numbered(code)}</pre>
${result}</section>`;
}

function numbered(code: string): string {
  return code
    .split("\n")
    .map((each) => `<span>${escapeHtml(each)}\n</span>`)
    .join("");
}

/** `isObserved`: no exit code of it is a failure. */
function renderResult(
  execution: Execution,
  { maxOutputChars, shown: parts }: HtmlDetail,
  { title = "", isObserved = false }: { readonly title?: string; readonly isObserved?: boolean },
): string {
  const { ending, durationMs, evidence, stdout, stderr, shown = [] } = execution;
  const isPlain = ending === "exited" || ending === "not-run";
  const state = ending === "not-run" || isObserved ? "skipped" : hasPassed(execution) ? "good" : "bad";
  const words = [
    title,
    `<b class="${state}">${line(endingWords(execution))}</b>`,
    ending === "not-run" ? "" : `<span class="dim">after ${formatDuration(durationMs)}</span>`,
    isPlain ? "" : `<span class="dim">${line(evidence)}</span>`,
  ];
  const fresh = execution.isStateFresh === true ? `<p class="note">${freshState}</p>\n` : "";
  const head = `${fresh}<p class="result">${words.filter((part) => part !== "").join(" ")}</p>`;
  if (ending === "not-run" || (stdout.text === "" && stderr.text === "")) return head;
  return `${head}\n${renderShown(shown, parts)}${renderOutput(execution, { maxChars: maxOutputChars, isOpen: title === "" || !hasPassed(execution) })}`;
}

/** Longer outputs and diffs are folded: about a screen of them is shown at once. */
const foldBeyondLines = 30;

function renderOutput(
  execution: Execution,
  { maxChars, isOpen }: { readonly maxChars: number; readonly isOpen: boolean },
): string {
  const { stdout, stderr } = execution;
  const output = outputLines(execution, { maxChars });
  const { lines } = output;
  const printed = inRuns(lines)
    .map(({ from, text }) => `<span class="${from}">${escapeHtml(text)}</span>`)
    .join("");
  const size = [
    stdout.bytes === 0 ? "" : `stdout ${formatBytes(stdout.bytes)}`,
    stderr.bytes === 0 ? "" : `<span class="stderr">stderr ${formatBytes(stderr.bytes)}</span>`,
  ];
  const title = `${outputTitle(execution)} · ${shownWords(output)} · ${size.filter((part) => part !== "").join(" · ")}`;
  const open = isOpen && lines.length <= foldBeyondLines ? " open" : "";
  return `<details class="output"${open}><summary>${title}</summary><pre>${printed}</pre></details>`;
}

/** Lines in a row that came from the same stream, as one text. */
function inRuns(lines: readonly OutputLine[]): OutputLine[] {
  const runs: OutputLine[] = [];
  let texts: string[] = [];
  for (const [index, { from, text }] of lines.entries()) {
    texts.push(text);
    if (lines[index + 1]?.from === from) continue;
    runs.push({ from, text: `${texts.join("\n")}\n` });
    texts = [];
  }
  return runs;
}

function renderChanges({ before, blocks }: AttemptReport): string {
  if (before === null) return "";
  const all = changesBetween(
    before.blocks,
    blocks.map(({ block, execution }) => comparable(block, execution)),
  );
  if (all.every((each) => each.kind === "same")) {
    return `<p class="dim">The code is the same as in attempt ${before.number}.</p>`;
  }
  const parts = all.filter((each) => each.kind !== "same").map((each) => renderChange(each, before.number));
  const lines = all.reduce((sum, { diff }) => sum + (diff?.split("\n").length ?? 1), 0);
  const open = lines <= foldBeyondLines ? " open" : "";
  return `<details class="changes"${open}><summary>What changed since attempt ${before.number}</summary>${parts.join("\n")}</details>`;
}

function renderChange(told: BlockChange, since: number): string {
  const { path, place, kind, diff } = told;
  const block = `Block ${place + 1}${kind === "removed" ? ` of attempt ${since}` : ""}`;
  const title = path === null ? block : `<code>${line(path)}</code>`;
  if (kind !== "changed" || diff === null) {
    return `<p>${title} ${becameOf(told)}.</p>`;
  }
  return `<p>${title}</p><pre class="diff">${diffLines(truncateMiddle(diff, 100_000).split("\n"))}</pre>`;
}

/** Lines of a unified diff, marked by what they are. */
export function diffLines(lines: readonly string[]): string {
  return lines.map((each) => `<span class="${diffClass(each)}">${escapeHtml(each)}\n</span>`).join("");
}

function diffClass(text: string): string {
  if (text.startsWith("+")) return "in";
  if (text.startsWith("-")) return "out";
  return text.startsWith("@@") ? "at" : "same";
}

function renderLost({ lost, blocks, unit }: AttemptReport): string {
  if (lost.length === 0) return "";
  const why = lost.find(({ ending }) => isInfrastructureEnding(ending));
  const reason = why === undefined ? "" : ` (${line(why.evidence)})`;
  return `<p class="note">The sandbox was lost during this ${unit}${reason}. ${lostWords(blocks)}</p>`;
}
