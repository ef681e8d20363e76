import type { BatchRow } from "../../batch/row.js";
import { median, quantile, spreadOf } from "../../batch/spread.js";
import { hasAnswered, hasPassed, isInfrastructure, type Verdict } from "../../batch/verdict.js";
import { outcomes } from "../../facts/outcomes.js";
import { count, formatCount, formatDuration, formatUsd } from "../../format/format.js";
import { code } from "../document.js";
import { page } from "../html.js";
import { batchTable, type Cell, type Column, tableScriptSha256 } from "./batch-table.js";
import { line } from "../print/html-blocks.js";
import { escaped, type Html, nothing, trusted } from "../print/html-tag.js";
import { tableIn } from "../print/markdown-blocks.js";

export interface BatchReport {
  readonly verdict: Verdict;
  readonly rows: readonly BatchRow[];
}

/** The largest number of rows in Markdown, because GitHub shows at most 1 MiB in a job's summary. */
export const maxRows = 500;

const columns: readonly Column[] = [
  { name: "Task" },
  { name: "Outcome" },
  { name: "Verified", isMinor: true },
  { name: "Turns", isMinor: true },
  { name: "Time" },
  { name: "Tokens", isMinor: true },
  { name: "Cost" },
  { name: "Change", isMinor: true },
];
const head = columns.map(({ name }) => name);

/** Puts failed runs first, and infrastructure errors second, because people look for these. */
function inOrder(rows: readonly BatchRow[]): readonly BatchRow[] {
  const rank = (row: BatchRow): number => (hasPassed(row) ? 2 : isInfrastructure(row) ? 1 : 0);
  return rows.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1));
}

export function batchReports(report: BatchReport): Readonly<Record<string, string>> {
  return { "report.html": batchHtml(report), "report.md": batchMarkdown(report) };
}

export function batchMarkdown({ verdict, rows }: BatchReport): string {
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

export function batchHtml({ verdict, rows }: BatchReport): string {
  const groups = groupsOf(rows);
  const told = inOrder(rows).map((row) => ({
    is: row.outcome,
    cells: [{ text: row.id, link: `${folderOf(row)}/report.html` }, ...cellsOf(row)],
  }));
  const parts = [
    escaped`<header class="${toneOf(verdict)}"><h1>${iconOf(verdict)} ${line(verdict.words)}</h1>${summary(rows)}</header>`,
    groups.length === 0 ? nothing : plainTable(groupHead, groups),
    batchTable(columns, told, { all: "all outcomes", rest: "All runs are in results.jsonl." }),
  ];
  return page("Batch", parts, tableScriptSha256);
}

/** The address of a run's folder, relative to the report's folder. */
export function folderOf({ id, runDir = `tasks/${id}` }: BatchRow): string {
  return runDir.split("/").map(encodeURIComponent).join("/");
}

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

const groupHead = ["Model", "Passed", "Failed", "Infrastructure errors", "Median time", "Cost"];

/** One row for each model. Empty if the batch does not compare models. */
function groupsOf(rows: readonly BatchRow[]): readonly (readonly string[])[] {
  const models = [...new Set(rows.flatMap(({ model }) => model ?? []))].toSorted();
  return models.map((model) => {
    const own = rows.filter((row) => row.model === model);
    const [passed, infrastructure] = [own.filter(hasPassed).length, own.filter(isInfrastructure).length];
    const times = own.map(({ durationMs }) => durationMs);
    const failed = own.length - passed - infrastructure - own.filter(hasAnswered).length;
    const cost = own.reduce((sum, { usage }) => sum + (usage.costUsd ?? 0), 0);
    const counts = [passed, failed, infrastructure].map(formatCount);
    return [model, ...counts, formatDuration(median(times)), cost === 0 ? "–" : formatUsd(cost)];
  });
}

function summary(rows: readonly BatchRow[]): Html {
  if (rows.length === 0) return nothing;
  const times = rows.map(({ durationMs }) => durationMs);
  const costs = rows.flatMap(({ usage }) => usage.costUsd ?? []);
  const told = [
    ["Time of a run", spreadHtml(times, formatDuration)],
    ...(costs.length === 0 ? [] : [["Cost of a run", spreadHtml(costs, formatUsd)] as const]),
  ] as const;
  const lines = told.map(([name, spread]) => escaped`<tr><th>${name}</th><td>${spread}</td></tr>`);
  return escaped`<table class="facts"><tbody>${lines}</tbody></table>`;
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

/** Shows how time or cost varies between runs, in words and as bars. */
export function spreadHtml(values: readonly number[], format: (value: number) => string): Html {
  const spread = spreadOf(values);
  const words = `median ${format(quantile(values, 0.5))}, 90% within ${format(quantile(values, 0.9))}, at most ${format(quantile(values, 1))}`;
  if (spread.length === 0) return escaped`${words}`;
  const most = Math.max(...spread.map((bar) => bar.count));
  const bars = spread.map(({ from, to, count: runs }) => {
    const where = to === null ? `more than ${format(from)}` : `${format(from)} to ${format(to)}`;
    const height = trusted(`${Math.ceil((runs / most) * 100)}%`);
    return escaped`<i title="${count("run", runs)}: ${where}" style="height:${height}"></i>`;
  });
  return escaped`${words}<div class="bars" aria-hidden="true">${bars}</div>
<div class="ends dim" aria-hidden="true"><span>${format(spread[0]!.from)}</span><span>more than ${format(spread.at(-1)!.from)}</span></div>`;
}
