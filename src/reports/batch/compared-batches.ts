import type { ComparedBatches, ComparedResult, ComparedTask, Side, Totals } from "../../batch/compare.js";
import { median } from "../../batch/spread.js";
import { outcomes } from "../../facts/outcomes.js";
import { count, formatCount, formatDuration, formatUsd } from "../../format/format.js";
import { folderOf, maxRows } from "./batch-report.js";
import { code } from "../document.js";
import { page } from "../html.js";
import { batchTable, type Cell, type Column, tableScriptSha256 } from "./batch-table.js";
import { line } from "../print/html-blocks.js";
import { escaped } from "../print/html-tag.js";
import { tableIn } from "../print/markdown-blocks.js";

/** The comparison of two batches, with the names that people read. */
export interface Comparison extends ComparedBatches {
  /** The folders' names, as the person gave them. */
  readonly here: string;
  readonly other: string;
  /** The relative path from the first folder to the second. */
  readonly toOther: string;
}

const words: Readonly<Record<ComparedResult, string>> = {
  lost: "▼ lost",
  flaky: "≈ flaky",
  won: "▲ won",
  "only-here": "only in this batch",
  "only-other": "only in the other batch",
  "not-judged": "not judged",
  same: "same",
};

const columns: readonly Column[] = [
  { name: "Task" },
  { name: "Result" },
  { name: "Other batch" },
  { name: "This batch" },
  { name: "Time", isMinor: true },
  { name: "Cost", isMinor: true },
];

/** The comparison in sentences. The first one is the headline. */
export function comparedSentences({ counts, totals }: ComparedBatches): readonly [string, ...string[]] {
  const { won, lost, flaky, same, "not-judged": unjudged } = counts;
  const unpaired = counts["only-here"] + counts["only-other"];
  const rest = [
    flaky === 0 ? "" : `${formatCount(flaky)} flaky`,
    `${formatCount(same)} the same`,
    unjudged === 0 ? "" : `${formatCount(unjudged)} not judged because of infrastructure errors`,
    unpaired === 0 ? "" : `${formatCount(unpaired)} in one batch only`,
  ].filter((each) => each !== "");
  const counted = `${count("task", won)} passed only in this batch, ${formatCount(lost)} only in the other batch; ${rest.join(", ")}.`;
  if (totals === null) return ["Nothing to compare: no task has a result in both batches.", counted];
  const { tasks, passedHere, passedOther, difference, low, high, chance } = totals;
  const isReal = isProbablyReal(totals);
  const way = difference > 0 ? "This batch is better" : "This batch is worse";
  const which = isReal ? way : "No clear difference";
  return [
    `${which}: ${percent(passedHere)} of ${count("task", tasks)} passed, in the other batch ${percent(passedOther)}.`,
    counted,
    `The difference is ${points(difference)} percentage points. With ${count("other task", tasks)} of this kind, the difference would probably be between ${points(low)} and ${points(high)}.`,
    chance === null ? "Each task passed equally often in both batches." : chanceWords(chance, isReal),
  ];
}

function isProbablyReal({ chance, low, high }: Totals): boolean {
  return chance !== null && chance < 0.05 && low * high > 0;
}

function toneOf({ totals }: ComparedBatches): "good" | "bad" | "" {
  if (totals === null || !isProbablyReal(totals)) return "";
  return totals.difference > 0 ? "good" : "bad";
}

function chanceWords(chance: number, isReal: boolean): string {
  const times = chance < 0.01 ? "fewer than 1" : String(Math.round(chance * 100));
  const so = isReal ? "is probably real" : "may be chance";
  return `If both batches were equally good, ${times} of 100 comparisons would show at least this difference, so the difference ${so}.`;
}

export function comparedBatchesReports(compared: Comparison): Readonly<Record<string, string>> {
  return {
    "comparison.html": comparedBatchesHtml(compared),
    "comparison.md": comparedBatchesMarkdown(compared),
  };
}

function comparedBatchesMarkdown(compared: Comparison): string {
  const [headline, ...sentences] = comparedSentences(compared);
  const differing = compared.tasks.filter(({ result }) => result !== "same");
  const rows = differing
    .slice(0, maxRows)
    .map((task) => [code(task.id), ...cellsOf(task).map(({ text }) => text)]);
  const rest = differing.length - rows.length;
  return [
    `### ${headline}`,
    sentences.join(" "),
    tableIn({ head: ["", "Other batch", "This batch"], rows: factsOf(compared) }),
    ...(rows.length === 0 ? [] : [tableIn({ head: columns.map(({ name }) => name), rows })]),
    ...(rest === 0 ? [] : [`${count("more task", rest)} in \`comparison.html\`.`]),
    "",
  ].join("\n\n");
}

function comparedBatchesHtml(compared: Comparison): string {
  const [headline, ...sentences] = comparedSentences(compared);
  const facts = factsOf(compared).map(
    ([name, ...both]) => escaped`<tr><th>${name!}</th>${both.map((text) => escaped`<td>${text}</td>`)}</tr>`,
  );
  const rows = compared.tasks.map((task) => ({
    is: words[task.result],
    cells: [{ text: task.id }, ...cellsOf(task, compared.toOther)],
  }));
  const header = escaped`<header class="${toneOf(compared)}"><h1>${line(headline)}</h1>${sentences.map((each) => escaped`<p>${line(each)}</p>`)}
<table class="facts"><tbody><tr><th></th><td class="dim">Other batch</td><td class="dim">This batch</td></tr>${facts}</tbody></table></header>`;
  const rest = "To get all tasks, run agent-exec report with --compare and --json.";
  const table = batchTable(columns, rows, { all: "all results", rest });
  return page("Two batches compared", [header, table], tableScriptSha256);
}

/** The comparison for programs. They rely on these names. */
export function comparedBatchesJson({ here, other, tasks, counts, totals }: Comparison): object {
  const sideJson = (side: Side | null): object | null => {
    if (side === null) return null;
    const { rows, judged, passed, durationMs, costUsd } = side;
    return { runs: rows.length, judged, passed, durationMs, costUsd };
  };
  return {
    version: 1,
    batch: here,
    other,
    counts,
    totals,
    tasks: tasks.map(({ id, result, ...sides }) => {
      return { id, result, here: sideJson(sides.here), other: sideJson(sides.other) };
    }),
  };
}

function cellsOf({ result, here, other }: ComparedTask, toOther = "."): readonly Cell[] {
  return [
    { text: words[result] },
    sideCell(other, `${toOther.split("/").map(encodeURIComponent).join("/")}/`),
    sideCell(here, ""),
    change(other?.durationMs, here?.durationMs, formatDuration),
    change(other?.costUsd, here?.costUsd, formatUsd),
  ];
}

function sideCell(side: Side | null, folder: string): Cell {
  if (side === null) return { text: "–" };
  const [first] = side.rows;
  const { outcome } = first!;
  const text =
    side.rows.length === 1
      ? `${outcomes[outcome].icon} ${outcome}`
      : side.judged === 0
        ? "no run judged"
        : `${side.passed} of ${side.judged} passed`;
  // If a task ran several times, the first run that did not pass tells most.
  const told = side.rows.find((row) => row.outcome !== "passed") ?? first!;
  return { text, link: `${folder}${folderOf(told)}/report.html` };
}

/** How a value changed from the other batch to this one. The number is for sorting. */
function change(
  from: number | null | undefined,
  to: number | null | undefined,
  format: (value: number) => string,
): Cell {
  const [before, after] = [from ?? null, to ?? null];
  if (before === null && after === null) return { text: "–", value: 0 };
  const text = [before, after].map((value) => (value === null ? "–" : format(value))).join(" → ");
  return { text, value: (after ?? 0) - (before ?? 0) };
}

/** Rows about the batches as a whole. The other batch comes first. */
function factsOf({ here, other, tasks, totals }: Comparison): readonly (readonly string[])[] {
  const sides = [tasks.flatMap((task) => task.other ?? []), tasks.flatMap((task) => task.here ?? [])];
  const rows = sides.map((all) => all.flatMap((side) => side.rows));
  const costs = sides.map((all) => all.flatMap(({ costUsd }) => costUsd ?? []));
  const sum = (all: readonly number[]): string =>
    all.length === 0 ? "–" : formatUsd(all.reduce((total, each) => total + each, 0));
  return [
    ["Folder", other, here],
    ["Runs", ...rows.map((all) => String(all.length))],
    ...(totals === null ? [] : [["Passed", percent(totals.passedOther), percent(totals.passedHere)]]),
    ["Median time", ...rows.map((all) => formatDuration(median(all.map(({ durationMs }) => durationMs))))],
    ["Cost", ...costs.map(sum)],
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

/** For example `+15`, `−5` or `0`. */
function points(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded === 0 ? "0" : rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}
