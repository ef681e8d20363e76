import { defuseHtml } from "../markdown/html.js";
import type { CheckResult, CheckStatus } from "../ports/check.js";

const marks: Readonly<Record<CheckStatus, string>> = {
  ok: "✅ ok",
  failed: "❌ fix",
  warning: "⚠️ warning",
  skipped: "➖ not tried",
};

/** The doctor's rows for the job's summary, in HTML, because Markdown in quoted messages could break a table. */
export function doctorTable(results: readonly CheckResult[], last: string): string {
  const rows = results.map(({ name, status, message, nextStep = "" }) => {
    const cells = [marks[status], name, message, nextStep].map((text) => `<td>${cell(text)}</td>`);
    return `<tr>${cells.join("")}</tr>`;
  });
  const head = ["", "What", "Result", "Fix"].map((text) => `<th align="left">${text}</th>`).join("");
  return `### agent-exec doctor\n\n<p>${cell(last)}</p>\n\n<table>\n<tr>${head}</tr>\n${rows.join("\n")}\n</table>\n`;
}

/** Code between backticks stays code, and the lines of a code block keep their line ends. */
function cell(text: string): string {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => (line.startsWith("    ") ? `<code>${indented(line.slice(4))}</code>` : prose(line)))
    .join("<br>");
}

function indented(line: string): string {
  const indent = line.length - line.trimStart().length;
  return "&nbsp;".repeat(indent) + defuseHtml(line);
}

function prose(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? `<code>${defuseHtml(part)}</code>` : spaced(part)))
    .join("");
}

/** Keeps the blanks at a part's ends, because they separate it from its neighbours. */
function spaced(part: string): string {
  const [start, end] = [/^\s/.test(part) ? " " : "", /\s$/.test(part) ? " " : ""];
  const inner = defuseHtml(part);
  return inner === "" ? start || end : `${start}${inner}${end}`;
}
