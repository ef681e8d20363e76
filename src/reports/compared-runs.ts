import { count, formatCount, formatDuration, formatUsd } from "../format/format.js";
import { outcomes } from "../facts/outcomes.js";
import { line } from "./html-attempt.js";
import { style } from "./html-style.js";
import { codeCell, row } from "./markdown-table.js";
import type { RunResult } from "./result.js";

/** How one of several writers did with the same task. */
export interface ComparedRun {
  /** A model's name. */
  readonly model: string;
  readonly result: RunResult;
  /** The run's folder, relative to where the comparison lies. */
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

/** Cells behind the model's name, as text. */
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

/** As a table in Markdown, each model with a link to its report. */
export function comparedMarkdown(runs: readonly ComparedRun[]): string {
  const rows = runs.map((run) =>
    row([codeCell(run.model), ...cellsOf(run), `[report](${run.folder}/report.md)`]),
  );
  return [row([...head, "Report"]), row([...head, ""].map(() => "---")), ...rows, ""].join("\n");
}

/** The same as lines for a terminal. */
export function comparedText(runs: readonly ComparedRun[]): string {
  const table = [head, ...runs.map((run) => [run.model, ...cellsOf(run)])];
  const widths = head.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  const lines = table.map((cells) => cells.map((cell, column) => cell.padEnd(widths[column]!)).join("  "));
  return `${lines.map((each) => each.trimEnd()).join("\n")}\n`;
}

/** The same as a page that needs nothing else. */
export function comparedHtml(runs: readonly ComparedRun[], task: string): string {
  const rows = runs.map((run) => {
    const cells = cellsOf(run).map((cell) => `<td>${line(cell)}</td>`);
    return `<tr><td><a href="${run.folder}/report.html"><code>${line(run.model)}</code></a></td>${cells.join("")}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${runs.length} models compared · agent-exec</title>
<style>${style}</style>
</head>
<body>
<main>
<header><h1>${runs.length} models, one task</h1><p>${line(task, 3_000)}</p></header>
<div class="wide"><table>
<thead><tr>${head.map((name) => `<th>${name}</th>`).join("")}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody>
</table></div>
</main>
</body>
</html>
`;
}
