import type { Task } from "../facts/task.js";
import { defuseInline, defuseMarkdown } from "../markdown/defuse.js";
import { codeSpan } from "../markdown/fence.js";
import { showHidden } from "../output/visible.js";
import { count, formatCount } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { brokenLimits } from "./broken-limits.js";
import { fold, quote } from "./markdown-attempt.js";
import { codeCell, row } from "./markdown-table.js";
import type { Report, SandboxReport } from "./report.js";
import { attemptsFigure, auditFigure, timeFigure, verifiedWords } from "./titles.js";
import { testLists, testsFigure } from "./tests.js";
import { usageFigures } from "./usage.js";

/** The headline, why, and what to do now: each sentence within so many characters of Markdown. */
export function renderHead(report: Report, maxSentenceChars: number): string {
  const { icon, alert, title, reason, nextStep } = report;
  const why = inlineWithin(reason, maxSentenceChars);
  const next = nextStep === "" ? "" : `**Next step:** ${inlineWithin(nextStep, maxSentenceChars)}`;
  const words = [why, next].filter((each) => each !== "").join("\n\n");
  return `### ${icon} ${title}\n\n${alert === null ? words : quote(`[!${alert}]\n${words}`)}`;
}

/** The hash of what waits for an answer; its code stands in the latest attempt. */
export function renderAwaiting({ awaiting }: Report): string {
  return awaiting === null ? "" : `**SHA-256 of the waiting code:** ${codeCell(awaiting.sha256)}`;
}

/** The figures in one row. */
export function renderFacts(report: Report): string {
  const { usage, sandbox } = report;
  const facts: [string, string][] = [
    attemptsFigure(report),
    ["Verified", verifiedWords(report)],
    ...testsFigure(report).map(([name, value]): [string, string] => [name, inCell(value)]),
    ...auditFigure(report),
    timeFigure(report),
    ...usageFigures(usage, " · "),
    ["Ran in", sandbox === null ? "nothing" : codeCell(sandbox.image ?? sandbox.executor)],
  ];
  return [
    row(facts.map(([name]) => name)),
    row(facts.map(() => "---")),
    row(facts.map(([, value]) => value)),
  ].join("\n");
}

/** The tests that fail, and those that pass and did not before, folded: so many names of each. */
export function renderTests(report: Report, maxNames: number): string {
  const lists = testLists(report).map(({ title, names }) => {
    const shown = names.slice(0, maxNames).map((name) => `- ${codeSpan(showHidden(name))}`);
    const more = names.length > maxNames ? [`- … and ${formatCount(names.length - maxNames)} more`] : [];
    return fold(`${title} (${formatCount(names.length)})`, [...shown, ...more].join("\n"));
  });
  return lists.join("\n\n");
}

/** A bar ends a table's cell, also inside code. */
function inCell(text: string): string {
  return showHidden(text).replaceAll("|", "⟨U+007C⟩");
}

/** So many limits that do not hold have a line; an executor of a user's own names what it likes. */
const maxBrokenLimits = 20;

/** What a reader must know before trusting the rest: limits that were not kept. */
export function renderBrokenLimits(sandbox: SandboxReport | null): string {
  const broken = brokenLimits(sandbox);
  if (broken.length === 0) return "";
  const lines = broken.slice(0, maxBrokenLimits).map(({ name, value, why }) => {
    const size = value === "" ? "" : ` (${defuseInline(truncateEnd(value, 60))})`;
    return `- **${defuseInline(truncateEnd(name, 60))}**${size} is ${why}`;
  });
  const more = broken.length - lines.length;
  if (more > 0) lines.push(`- … and ${formatCount(more)} more`);
  return quote(`[!WARNING]\nThese limits do not hold:\n${lines.join("\n")}`);
}

/** The writer's last words over the whole run. */
export function renderReflection({ reflection }: Report, maxChars: number): string {
  if (reflection === null) return "";
  return `#### In the writer's words\n\n${quote(defuseMarkdown(truncateEnd(reflection.text, maxChars)))}`;
}

export function renderAnswer({ answer }: Report, maxChars: number): string {
  return answer === null ? "" : quote(defuseMarkdown(truncateEnd(answer, maxChars)));
}

export function renderTask({ task }: Report, maxChars: number): string {
  return fold(`Task ${sourceOf(task)}`.trim(), quote(defuseMarkdown(truncateEnd(task.text, maxChars))));
}

export function renderNotes({ notes }: Report, maxNotes: number): string {
  if (notes.length === 0) return "";
  const shown = notes.slice(0, maxNotes).map((note) => `- ${defuseInline(truncateEnd(note, 500))}`);
  const more =
    notes.length > shown.length ? [`- … and ${formatCount(notes.length - shown.length)} more`] : [];
  return fold(`${count("note", notes.length)} about the run`, [...shown, ...more].join("\n"));
}

/** Where it ran, with every limit and whether it holds, and what the writer cost. */
export function renderSandbox({ sandbox, writer, usage }: Report): string {
  const facts = [
    writer === null ? "" : `- Writer: ${codeCell(writer)}, ${count("call", usage.calls)}`,
    sandbox === null ? "" : `- Executor: ${codeCell(sandbox.executor)}`,
    sandbox === null ? "" : imageLine(sandbox),
  ];
  const limits = (sandbox?.limits ?? []).slice(0, 40).map(({ name, value, holds }) => {
    const word = holds === null ? "not tried" : holds ? "✅" : "❌ no";
    return row([codeCell(name), codeCell(value), word]);
  });
  const table =
    limits.length === 0
      ? ""
      : `\n\n${[row(["Limit", "Value", "Holds"]), row(["---", "---", "---"]), ...limits].join("\n")}`;
  const list = facts.filter((fact) => fact !== "").join("\n");
  return list === "" && table === "" ? "" : fold("Sandbox and writer", list + table);
}

function imageLine({ image, digest, build }: SandboxReport): string {
  if (image === null) return "";
  const how = build === null ? "" : `, ${defuseInline(build)}`;
  return `- Image: ${codeCell(image)}${digest === null ? "" : ` at ${codeCell(digest)}`}${how}`;
}

/** The longest beginning of a text whose Markdown has at most `maxChars`; escapes can make it eight times as long. */
function inlineWithin(text: string, maxChars: number): string {
  for (let chars = maxChars; chars > 0; chars = Math.floor(chars * 0.6)) {
    const line = defuseInline(truncateEnd(text, chars));
    if (line.length <= maxChars) return line;
  }
  return "";
}

function sourceOf({ source, author }: Task): string {
  const by = author === undefined ? "" : ` by <code>${author.replace(/[^\w[\]-]/g, "")}</code>`;
  const from =
    source.kind === "input" || source.kind === "demo"
      ? ""
      : `from ${source.kind === "file" ? "a file" : `the ${source.kind}`}`;
  return `${from}${by}`.trim();
}
