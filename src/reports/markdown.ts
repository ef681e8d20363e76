import { count } from "../format/format.js";
import { withoutForgedMarkers } from "./forged-markers.js";
import { type Section, fitSections, separator } from "./budget.js";
import { type Detail, attemptLine, renderAttempt } from "./markdown-attempt.js";
import { renderChangeWarnings, renderFiles } from "./markdown-files.js";
import { renderDiff, renderDiffStat } from "./markdown-diff.js";
import { link, type ReportLinks } from "./markdown-links.js";
import { renderNetwork } from "./markdown-network.js";
import {
  renderAnswer,
  renderAwaiting,
  renderBrokenLimits,
  renderFacts,
  renderHead,
  renderNotes,
  renderReflection,
  renderSandbox,
  renderTask,
  renderTests,
} from "./markdown-sections.js";
import type { AttemptReport, Report } from "./report.js";

export interface MarkdownOptions {
  /** UTF-16 units at most, from 1,000 up: 65,536 for a comment, 1 MiB for a job summary. */
  readonly maxChars: number;
  /** Default: none. */
  readonly links?: ReportLinks;
}

/**
 * The report in GitHub's Markdown, within `maxChars`. What does not fit is left out by whole sections or lines, the
 * latest attempt and the headline last of all, and the end says what is missing and where the whole stands. Nothing
 * in it acts on GitHub, whatever the run's texts hold.
 */
export function renderMarkdown(report: Report, { maxChars, links = {} }: MarkdownOptions): string {
  const sections = sectionsOf(report, { maxChars, links });
  const footers = footersOf(report, { links, maxChars });
  const room = maxChars - footers.longest - separator.length - 1;
  const priority = sections.map(({ rank }, place) => ({ rank, place })).toSorted((a, b) => a.rank - b.rank);
  const { texts, shortened } = fitSections(sections, {
    maxChars: room,
    priority: priority.map(({ place }) => place),
  });
  const body = [...texts, footers.footer(shortened.map(({ name }) => name))].filter((text) => text !== "");
  return withoutForgedMarkers(`${body.join(separator)}\n`);
}

interface RankedSection extends Section {
  /** The smallest grows first. */
  readonly rank: number;
}

function sectionsOf(report: Report, { maxChars, links }: Required<MarkdownOptions>): RankedSection[] {
  const at = (name: string, rank: number, ...forms: (() => string)[]) => ({ name, rank, forms });
  const nothing = () => "";
  return [
    at("the reason", 0, ...[120, 600, 3_000].map((chars) => () => renderHead(report, chars))),
    at("the code that is waiting for an approval", 0, () => renderAwaiting(report)),
    at("limits that do not hold", 1, nothing, () => renderBrokenLimits(report.sandbox)),
    at(
      "files that are protected or run by themselves",
      1,
      ...[0, 3, 40].map((names) => () => renderChangeWarnings(report, names)),
    ),
    at("the figures", 2, nothing, () => renderFacts(report)),
    at(
      "the changes",
      3,
      nothing,
      () => renderDiffStat(report, links),
      ...[1_500, 20_000].map((chars) => () => renderDiff(report, { maxChars: chars, links })),
    ),
    at(
      "the writer's last words",
      3,
      nothing,
      ...[400, 4_000, 15_000].map((chars) => () => renderReflection(report, chars)),
    ),
    at("the answer", 3, nothing, ...[400, 4_000, 15_000].map((chars) => () => renderAnswer(report, chars))),
    ...attemptSections(report, maxChars),
    at(
      "the names of tests",
      5,
      nothing,
      ...[10, 100, 1_000].map((names) => () => renderTests(report, names)),
    ),
    at("the list of files", 5, nothing, ...[5, 40, 1_000].map((rows) => () => renderFiles(report, rows))),
    at("notes about the run", 90_003, nothing, ...[3, 100].map((notes) => () => renderNotes(report, notes))),
    at("the task", 90_001, nothing, ...[400, 4_000, 15_000].map((chars) => () => renderTask(report, chars))),
    at("the network", 8, nothing, ...[5, 40, 300].map((rows) => () => renderNetwork(report, rows))),
    at("the sandbox", 90_002, nothing, () => renderSandbox(report)),
  ];
}

/** Small, middle and whole; what is larger than whole stands in the files of the run. */
const details: readonly Detail[] = [
  { code: 0, output: 400, diff: 0, prose: 0 },
  { code: 1_500, output: 1_500, diff: 1_500, prose: 400 },
  { code: 20_000, output: 8_000, diff: 8_000, prose: 4_000 },
];

/** Among this many characters one attempt is worth a place of its own. */
const charsPerAttempt = 800;

/** The first attempt and the latest ones; those between that have no place are counted. */
function attemptSections({ attempts }: Report, maxChars: number): RankedSection[] {
  const latest = Math.max(1, Math.floor(maxChars / charsPerAttempt) - 1);
  const skipped = attempts.slice(1, Math.max(1, attempts.length - latest));
  const sections = [...attempts.slice(0, 1), ...attempts.slice(1 + skipped.length)].map((attempt) => {
    const isLast = attempt === attempts.at(-1);
    return attemptSection(attempt, isLast ? 4 : attempt === attempts[0] ? 6 : 90_000 - attempt.number);
  });
  return [...sections.slice(0, 1), gap(skipped), ...sections.slice(1)];
}

function attemptSection(attempt: AttemptReport, rank: number): RankedSection {
  const isOpen = rank === 4;
  return {
    name: `${attempt.unit} ${attempt.number}`,
    rank,
    forms: [
      () => "",
      () => `<p>${attemptLine(attempt)}</p>`,
      ...details.map((detail) => () => renderAttempt(attempt, detail, { isOpen })),
    ],
  };
}

function gap(skipped: readonly AttemptReport[]): RankedSection {
  const [first, last] = [skipped[0], skipped.at(-1)];
  const text =
    first === undefined || last === undefined
      ? ""
      : `_${count(first.unit, skipped.length)}, ${first.number} to ${last.number}, do not fit here._`;
  return { name: `the ${first?.unit ?? "attempt"}s between`, rank: 7, forms: [() => text] };
}

interface Footers {
  readonly longest: number;
  footer(shortened: readonly string[]): string;
}

/** The end: what is missing, and where the whole stands. Links that would take a third of the room are left out. */
function footersOf({ runId, version }: Report, { links, maxChars }: Required<MarkdownOptions>): Footers {
  const all = [link("All files of the run", links.artifact), link("Log", links.run)].filter(
    (each) => each !== "",
  );
  const shown = all.join(" · ").length < maxChars / 3 ? all : [];
  const signature = `<sub>${[...shown, `agent-exec ${word(version)}`, `run ${word(runId)}`].join(" · ")}</sub>`;
  const where = links.artifact === undefined ? "" : " The whole report is among the files of the run.";
  const footer = (shortened: readonly string[]) =>
    shortened.length === 0 ? signature : `_Shortened to fit: ${namesOf(shortened)}.${where}_\n\n${signature}`;
  return { longest: footer(["x".repeat(maxNamesChars)]).length, footer };
}

const maxNamesChars = 160;

function namesOf(shortened: readonly string[]): string {
  const isAttempt = (name: string) => /^(?:attempt|turn) /.test(name);
  const attempts = shortened.filter(isAttempt).length;
  const names =
    attempts > 3
      ? [
          ...shortened.filter((name) => !isAttempt(name)),
          count(shortened.find(isAttempt)!.split(" ")[0]!, attempts),
        ]
      : shortened;
  const list = names.join(", ");
  return list.length > maxNamesChars ? `${count("part", shortened.length)} of it` : list;
}

/** Ids and versions are ours; a transcript that came from elsewhere may say what it likes. */
function word(text: string): string {
  return text.replace(/[^\w.-]/g, "").slice(0, 40);
}
