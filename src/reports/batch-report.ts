import { createHash } from "node:crypto";
import type { BatchRow } from "../batch/row.js";
import { hasAnswered, hasPassed, isInfrastructure, type Verdict } from "../batch/verdict.js";
import { outcomes } from "../facts/outcomes.js";
import { count, formatCount, formatDuration, formatUsd } from "../format/format.js";
import { code } from "./document.js";
import { page } from "./html.js";
import { line } from "./print/html-blocks.js";
import { escaped, type Html, nothing, trusted } from "./print/html-tag.js";
import { tableIn } from "./print/markdown-blocks.js";
import script from "./print/batch-table.cjs.js";

/** A batch as people read it. */
export interface BatchReport {
  readonly verdict: Verdict;
  readonly rows: readonly BatchRow[];
  /** The folder of a run, relative to the report's folder. */
  readonly folderOf: (id: string) => string;
}

/** The most runs in Markdown: GitHub shows at most 1 MiB in a job's summary. */
const maxRows = 500;

/** The most runs that the page shows at once: for ten thousand, a browser takes seconds. */
const firstRows = 500;

const head = ["Task", "Outcome", "Verified", "Turns", "Time", "Tokens", "Cost", "Change"];

/** Failed runs first, then infrastructure errors, because people look for these. */
function inOrder(rows: readonly BatchRow[]): readonly BatchRow[] {
  const rank = (row: BatchRow): number => (hasPassed(row) ? 2 : isInfrastructure(row) ? 1 : 0);
  return rows.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

/** The report in GitHub's Markdown, for a job's summary. */
export function batchMarkdown({ verdict, rows }: Omit<BatchReport, "folderOf">): string {
  const all = inOrder(rows);
  const runs = all.slice(0, maxRows).map((row) => [code(row.id), ...cellsOf(row).map(({ text }) => text)]);
  const rest = all.length - runs.length;
  const groups = groupsOf(rows);
  return [
    `### ${iconOf(verdict)} ${verdict.words}`,
    ...(groups.length === 0 ? [] : [tableIn({ head: groupHead, rows: groups })]),
    tableIn({ head, rows: runs }),
    ...(rest === 0 ? [] : [`${count("more run", rest)} in \`report.html\`.`]),
    "",
  ].join("\n\n");
}

/** The report as a single HTML page without other files. */
export function batchHtml({ verdict, rows, folderOf }: BatchReport): string {
  const found = [...new Set(rows.map(({ outcome }) => outcome))].toSorted();
  const bodyRows = inOrder(rows).map((row, at) => {
    const hidden = trusted(at < firstRows ? "" : " hidden");
    const name = escaped`<td><a href="${folderOf(row.id)}/report.html">${row.id}</a></td>`;
    return escaped`<tr data-is="${row.outcome}"${hidden}>${name}${cellsOf(row).map(cell)}</tr>\n`;
  });
  const groups = groupsOf(rows);
  const parts = [
    escaped`<header class="${toneOf(verdict)}"><h1>${iconOf(verdict)} ${line(verdict.words)}</h1>${summary(rows)}</header>`,
    groups.length === 0 ? nothing : plainTable(groupHead, groups),
    escaped`<p class="tools" hidden><input id="search" type="search" placeholder="Search" aria-label="Search">
<select id="outcome" aria-label="Outcome"><option value="">all outcomes</option>${found.map((each) => escaped`<option>${each}</option>`)}</select>
<span id="shown" class="dim"></span> <button id="all" type="button" hidden></button></p>
<noscript><style>.runs [hidden] { display: table-row; }</style></noscript>`,
    escaped`<div class="wide"><table class="runs">
<thead><tr>${head.map((name) => escaped`<th><button type="button">${name}</button></th>`)}</tr></thead>
<tbody>
${bodyRows}</tbody>
</table></div>
<script>${trusted(script)}</script>`,
  ];
  return page("Batch", parts, createHash("sha256").update(script).digest("base64"));
}

interface Cell {
  readonly text: string;
  /** The value to sort by, if it differs from the text. */
  readonly value?: number;
}

/** The cells after the task's name. */
function cellsOf({ outcome, verified, turns, durationMs, usage, patch }: BatchRow): readonly Cell[] {
  const tokens = usage.inputTokens + usage.outputTokens;
  const lines = patch === null ? 0 : patch.insertions + patch.deletions;
  return [
    { text: `${outcomes[outcome].icon} ${outcome}` },
    { text: verified ? "yes" : "no" },
    { text: formatCount(turns), value: turns },
    { text: formatDuration(durationMs), value: durationMs },
    { text: formatCount(tokens), value: tokens },
    { text: usage.costUsd === null ? "–" : formatUsd(usage.costUsd), value: usage.costUsd ?? -1 },
    { text: patch === null ? "–" : `+${patch.insertions} −${patch.deletions}`, value: lines },
  ];
}

function cell({ text, value }: Cell): Html {
  return value === undefined ? escaped`<td>${text}</td>` : escaped`<td data-v="${value}">${text}</td>`;
}

const groupHead = ["Model", "Passed", "Failed", "Infrastructure errors", "Median time", "Cost"];

/** A row for each model; none if the batch does not compare models. */
function groupsOf(rows: readonly BatchRow[]): readonly (readonly string[])[] {
  const models = [...new Set(rows.flatMap(({ model }) => model ?? []))].toSorted();
  return models.map((model) => {
    const own = rows.filter((row) => row.model === model);
    const [passed, infrastructure] = [own.filter(hasPassed).length, own.filter(isInfrastructure).length];
    const times = own.map(({ durationMs }) => durationMs);
    const failed = own.length - passed - infrastructure - own.filter(hasAnswered).length;
    const cost = own.reduce((sum, { usage }) => sum + (usage.costUsd ?? 0), 0);
    const counts = [passed, failed, infrastructure].map(formatCount);
    return [model, ...counts, formatDuration(quantile(times, 0.5)), cost === 0 ? "–" : formatUsd(cost)];
  });
}

/** The distribution of time and cost. */
function summary(rows: readonly BatchRow[]): Html {
  if (rows.length === 0) return nothing;
  const times = rows.map(({ durationMs }) => durationMs);
  const costs = rows.flatMap(({ usage }) => usage.costUsd ?? []);
  const spread = (all: readonly number[], format: (value: number) => string): string =>
    `median ${format(quantile(all, 0.5))}, 90% within ${format(quantile(all, 0.9))}, at most ${format(quantile(all, 1))}`;
  const told = [
    ["Time of a run", spread(times, formatDuration)],
    ...(costs.length === 0 ? [] : [["Cost of a run", spread(costs, formatUsd)]]),
  ] as const;
  const lines = told.map(([name, text]) => escaped`<tr><th>${name}</th><td>${text}</td></tr>`);
  return escaped`<table class="facts"><tbody>${lines}</tbody></table>`;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function plainTable(names: readonly string[], rows: readonly (readonly string[])[]): Html {
  const cells = (row: readonly string[]): Html =>
    escaped`<tr>${row.map((text) => escaped`<td>${text}</td>`)}</tr>`;
  return escaped`<div class="wide"><table><thead><tr>${names.map((name) => escaped`<th>${name}</th>`)}</tr></thead>
<tbody>${rows.map(cells)}</tbody></table></div>`;
}

function toneOf({ exitCode, passed, failed }: Verdict): "good" | "bad" | "warn" {
  if (failed > 0) return "bad";
  return exitCode === 0 && passed > 0 ? "good" : "warn";
}

function iconOf(verdict: Verdict): string {
  return { good: "✅", bad: "❌", warn: "⚠️" }[toneOf(verdict)];
}
