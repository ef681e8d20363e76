import { whyUnheld } from "../../format/unheld-limits.js";
import { count, formatCount } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import { countRefused } from "../../facts/files.js";
import { changeWarnings } from "../../facts/patch-words.js";
import { bold, type Block, paragraph, type Section, type Words } from "../document.js";
import type { Report, SandboxReport } from "../report.js";

/** How many limits get a line of their own. A user's own executor may have any number. */
const maxLimits = 20;

/** Facts that people must know before they trust the result, one per line. */
export function warnings(report: Report): Section[] {
  const { sandbox, cautions } = report;
  const limits = brokenLimits(sandbox);
  const shown = [
    section("limits that are not enforced", 1, (rows) => cutTo(limits, Math.min(rows, maxLimits), "limit")),
    ...changeWarnings(report.changes ?? {}).map((warning) => ({
      ...section("files that are protected or run by themselves", 1, (rows) => [[wordsOf(warning, rows)]]),
      isVital: true,
    })),
    section("what was not proved", 1, (rows) => cutTo(cautions, rows, "warning")),
    section("files that were not saved", 2, (rows) => [leftOutWords(report, rows)]),
  ];
  return shown.filter(({ blocks }) => blocks({ rows: 1, prose: 0, code: 0, output: 0, diff: 0 }).length > 0);
}

/** The limits that are not enforced, each with its consequence. Without isolation, only that is said. */
export function brokenLimits(sandbox: SandboxReport | null): readonly Words[] {
  const broken = (sandbox?.limits ?? []).filter(({ holds }) => holds === false);
  const isolation = broken.filter(({ name }) => name === "isolation");
  return (isolation.length > 0 ? isolation : broken).map(({ name, value, isWaived }) => [
    bold(name.slice(0, 60)),
    `${value === "" ? "" : ` (${value.slice(0, 60)})`} is ${whyUnheld(name, { isWaived })}`,
  ]);
}

export function asWarnings(lines: readonly Words[]): Block[] {
  return lines.filter((line) => line !== "").map((line) => paragraph(line, "warning"));
}

function section(name: string, rank: number, linesOf: (rows: number) => readonly Words[]): Section {
  return { name, rank, blocks: ({ rows }) => asWarnings(linesOf(rows)) };
}

function cutTo(lines: readonly Words[], rows: number, noun: string): readonly Words[] {
  const more = lines.length - Math.min(rows, lines.length);
  return more === 0 ? lines : [...lines.slice(0, rows), `… and ${count(`more ${noun}`, more)}`];
}

/** A warning with its names at the end, if there is room for them. */
function wordsOf({ words, paths, advice }: ReturnType<typeof changeWarnings>[number], rows: number): string {
  const shown = listed(paths.slice(0, rows).map(named), paths.length);
  const names = rows === 0 ? ` (${formatCount(paths.length)})` : `: ${shown}`;
  return `${words}${names}. ${advice}`.trim();
}

const maxNamed = 3;

function leftOutWords({ leftOut }: Report, rows: number): string {
  if (leftOut.length === 0 || rows === 0) return "";
  const shown = leftOut.slice(0, maxNamed).map(({ path, reason }) => `${named(path)} (${reason})`);
  const more = countRefused(leftOut.slice(maxNamed));
  return `Not saved: ${shown.join(", ")}${more === 0 ? "" : ` and ${formatCount(more)} more`}.`;
}
