import { alignedLines } from "../../format/aligned.js";
import { count, formatCount, formatDuration, formatUsd } from "../../format/format.js";
import { outcomes } from "../../facts/outcomes.js";
import { code } from "../document.js";
import { page } from "../html.js";
import { line } from "../print/html-blocks.js";
import { escaped } from "../print/html-tag.js";
import { tableIn } from "../print/markdown-blocks.js";
import type { RunResult } from "../result/result.js";

export interface ComparedRun {
  readonly model: string;
  readonly result: RunResult;
  /** The run's folder, relative to the comparison's folder. */
  readonly folder: string;
}

const head = [
  "Model",
  "Outcome",
  "Verified",
  "Attempts",
  "Time",
  "Tokens in",
  "Tokens out",
  "Cost",
  "Changed",
];

function cellsOf({ result }: ComparedRun): string[] {
  const { outcome, verified, attempts, turns, startedAt, endedAt, usage, patch, artifacts } = result;
  const tries = turns === attempts ? formatCount(attempts) : `${attempts} (${turns} turns)`;
  return [
    `${outcomes[outcome].icon} ${outcome}`,
    verified ? "yes" : "no",
    tries,
    formatDuration(Math.max(0, Date.parse(endedAt) - Date.parse(startedAt))),
    formatCount(usage.inputTokens),
    formatCount(usage.outputTokens),
    usage.costUsd === null ? "unknown" : formatUsd(usage.costUsd),
    patch === null
      ? count("file", artifacts.length)
      : `${count("file", patch.files)}, +${patch.insertions} −${patch.deletions}`,
  ];
}

/** A table in Markdown, each model with a link to its report. */
export function comparedMarkdown(runs: readonly ComparedRun[]): string {
  const rows = runs.map((run) => [code(run.model), ...cellsOf(run)]);
  const [top = "", line = "", ...lines] = tableIn({ head, rows }).split("\n");
  const links = lines.map((each, at) => `${each} [report](${runs[at]!.folder}/report.md) |`);
  return [`${top} Report |`, `${line} --- |`, ...links, ""].join("\n");
}

export function comparedText(runs: readonly ComparedRun[]): string {
  const table = [head, ...runs.map((run) => [run.model, ...cellsOf(run)])];
  return `${alignedLines(table).join("\n")}\n`;
}

export function comparedHtml(runs: readonly ComparedRun[], task: string): string {
  const rows = runs.map((run) => {
    const name = escaped`<a href="${run.folder}/report.html"><code>${run.model}</code></a>`;
    return escaped`<tr><td>${name}</td>${cellsOf(run).map((cell) => escaped`<td>${cell}</td>`)}</tr>\n`;
  });
  return page(`${runs.length} models compared`, [
    escaped`<header><h1>${runs.length} models, one task</h1><p>${line(task)}</p></header>`,
    escaped`<div class="wide"><table>
<thead><tr>${head.map((name) => escaped`<th>${name}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>`,
  ]);
}
