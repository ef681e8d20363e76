import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { type Block, spansOf } from "./document.js";
import type { Report } from "./report.js";
import { documentOf } from "./sections/index.js";

/** The functions with which a terminal colours parts of a text. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
}

const plain: Paint = { bold: (text) => text, dim: (text) => text };

const columns = 80;

/** The largest length of a line in UTF-16 units. A fact may have 600, because it may be a command to copy. */
const maxChars = 180;
const maxFactChars = 600;

const maxFiles = 10;

const nameChars = 15;

/**
 * The top of a report as plain lines for a terminal or a log: the headline, the changed files, the facts and the
 * warnings. The folded sections are left out. Hidden characters become visible. The text ends with a line end.
 */
export function renderText(report: Report, paint: Paint = plain): string {
  const { top, sections } = documentOf(report, { maxAttempts: 0 });
  const { icon, headline, line, next, changed, files, rows, cost } = top;
  const facts = next === "" ? rows : [...rows, { name: "Next", value: next }];
  const head = `${icon} ${oneLine(headline, 140)}`;
  const gap = columns - head.length - cost.length;
  const lines = [
    gap < 2 ? paint.bold(head) : `${paint.bold(head)}${" ".repeat(gap)}${paint.dim(cost)}`,
    ...(gap < 2 && cost !== "" ? [`   ${paint.dim(cost)}`] : []),
    ...(line === "" ? [] : [`   ${oneLine(line)}`]),
    ...files.slice(0, maxFiles).map(({ path, lines }) => `   ${oneLine(path, 150)}   ${lines}`),
    ...(files.length === 0 && changed !== "" ? [`   ${oneLine(changed)}`] : []),
    ...(files.length > maxFiles ? [`   … and ${files.length - maxFiles} more (${oneLine(changed)})`] : []),
    ...facts.map(
      ({ name, value }) => `   ${paint.dim(name.padEnd(nameChars))}${oneLine(value, maxFactChars)}`,
    ),
    ...sections.filter(({ title }) => title === undefined).flatMap(({ blocks }) => linesOf(blocks(details))),
  ];
  return `${lines.map((each) => each.trimEnd()).join("\n")}\n`;
}

const details = { rows: 5, prose: 0, code: 0, output: 0, diff: 0 };

/** The output and the answer were already shown during the run, so they are left out. */
function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== "paragraph") return [];
    const text = spansOf(block.words)
      .map((span) => (typeof span === "string" ? span : span.text))
      .join("");
    return [`   ${block.look === "warning" ? "! " : ""}${oneLine(text)}`];
  });
}

function oneLine(text: string, most = maxChars): string {
  return truncateEnd(
    showHidden(text).replace(/\s+/g, (blanks) => (blanks.includes("\n") ? " " : blanks)),
    most,
  );
}
