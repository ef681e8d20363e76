import { count } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { type Detail, type Document, groupsOf, link, type Section, type Top } from "./document.js";
import type { PullRequestEnd } from "./pull-request.js";
import { documentOf, type DocumentOptions } from "./sections/index.js";
import { fitParts, separator, type Sized } from "./print/budget.js";
import { foldIn, markdownOf, withoutForgedMarkers } from "./print/markdown-blocks.js";
import { inMarkdown } from "./print/markdown-words.js";
import type { Report } from "./report.js";

/** The absolute addresses for a report's links. */
export interface ReportLinks {
  /** The web page of the workflow run. */
  readonly run?: string;
  /** The uploaded files, including the patch. */
  readonly artifact?: string;
  /** The whole report as a page that opens in a browser. */
  readonly page?: string;
  /** The run's pull request, or the reason why there is none. */
  readonly pullRequest?: PullRequestEnd;
}

export interface MarkdownOptions {
  /** The largest size in UTF-16 units, at least 1,000. GitHub allows 65,536 in a comment, 1 MiB in a job summary. */
  readonly maxChars: number;
  /** Default: none. */
  readonly links?: ReportLinks;
}

export interface ReportOptions extends MarkdownOptions, Pick<DocumentOptions, "comments" | "isShort"> {}

/** The sizes of a report, smallest first. The run's folder has even more. */
const sizes: readonly Detail[] = [
  { rows: 0, prose: 0, code: 0, output: 0, diff: 0 },
  { rows: 3, prose: 0, code: 0, output: 0, diff: 0 },
  { rows: 5, prose: 400, code: 0, output: 400, diff: 0 },
  { rows: 40, prose: 4_000, code: 1_500, output: 1_500, diff: 1_500 },
  { rows: 1_000, prose: 15_000, code: 20_000, output: 8_000, diff: 100_000 },
];

/** The largest size of a short report. Code that waits for an approval is always complete. */
const most: Detail = { rows: 20, prose: 2_000, code: 20_000, output: 1_500, diff: 4_000 };

/** An attempt gets a section of its own if there is this much room for it. */
const charsPerAttempt = 800;

/**
 * The report in GitHub's Markdown, with at most `maxChars`. If it is too long, whole sections or lines are left out,
 * and the headline last of all. Its end names the missing parts and the complete report. It triggers no action on
 * GitHub, whatever the run's texts contain.
 */
export function renderMarkdown(report: Report, options: ReportOptions): string {
  const maxAttempts = Math.max(2, Math.floor(options.maxChars / charsPerAttempt));
  const { run, artifact, pullRequest = null } = options.links ?? {};
  const isStored = run === undefined ? null : artifact !== undefined;
  const document = documentOf(report, { ...options, maxAttempts, pullRequest, isStored });
  return printDocument(document, report, options);
}

/** The top alone, in the same form, for cases without a run. */
export function renderTop(top: Partial<Top> & Pick<Top, "icon" | "headline">, links: ReportLinks): string {
  const none = { tone: "bad", line: "", changed: "", files: [], next: "", rows: [], cost: "" } as const;
  const forms = topForms({ ...none, ...top }, links);
  return withoutForgedMarkers(`${forms.at(-1)!()}\n\n<sub>${linksTo([["Log", links.run]])}</sub>\n`);
}

/** Prints any document, with the same rules as `renderMarkdown`. */
export function printDocument(
  { top, sections }: Document,
  report: Report,
  { maxChars, links = {}, isShort = false }: MarkdownOptions & Pick<ReportOptions, "isShort">,
): string {
  const footers = footersOf(report, { links, maxChars, isShort });
  const details = isShort ? [...sizes.slice(0, 3), most] : sizes;
  const parts = [
    { name: "the reason", rank: 0, forms: topForms(top, links) },
    ...sections.map((section) => sized(section, details)),
  ];
  const room = maxChars - footers.longest - separator.length - 1;
  const { texts, shortened } = fitParts(parts, room);
  const body = [texts[0] ?? "", ...inFolds(sections, texts.slice(1)), footers.footer(shortened)];
  return withoutForgedMarkers(`${body.filter((text) => text !== "").join(separator)}\n`);
}

/** The largest size of the top's sentence in Markdown, for each size of the report. */
const sentenceChars = [110, 600, 3_000];

function topForms(
  { icon, headline, line, next, changed, rows, cost }: Top,
  links: ReportLinks,
): (() => string)[] {
  return sentenceChars.map((maxChars, size) => () => {
    const shown =
      size === 0 ? rows.filter(({ isVital }) => isVital) : [...rows, { name: "Cost", value: cost }];
    const told = shown.filter(({ value }) => value !== "");
    const said = size === 0 ? "" : within(line, Math.min(maxChars, 600));
    const files = changed === "" ? "" : `**${inMarkdown(changed)}**`;
    const under = [said, files].filter((part) => part !== "").join(/[.!?]$/.test(said) ? " " : " · ");
    return [
      `### ${icon} ${within(headline, Math.min(maxChars * 2, 600))}`,
      next === "" ? "" : `**Next:** ${within(next, maxChars)}`,
      [under, size === 0 || changed === "" ? "" : linksTo(leadingLinks(links))]
        .filter((part) => part !== "")
        .join(" · "),
      listIn(told.map(({ name, value }) => `**${name}:** ${within(value, maxChars)}`)),
    ]
      .filter((part) => part !== "")
      .join(separator);
  });
}

/** A list. A single line gets no bullet. */
function listIn(lines: readonly string[]): string {
  return lines.length === 1 ? lines[0]! : lines.map((line) => `- ${line}`).join("\n");
}

type Link = readonly [text: string, to: string | undefined];

/** The links that a reader opens first. */
function leadingLinks({ artifact, page, pullRequest }: ReportLinks): readonly Link[] {
  const files: Link = page === undefined ? ["files and report", artifact] : ["report", page];
  return pullRequest?.kind === "opened"
    ? [[`pull request ${pullRequest.number}`, pullRequest.url], files]
    : [files];
}

function linksTo(all: readonly Link[]): string {
  return all
    .flatMap(([text, to]) => (to === undefined || !URL.canParse(to) ? [] : inMarkdown(link(text, to))))
    .join(" · ");
}

/** The longest beginning whose Markdown has at most `maxChars`. Escaping can make a text eight times as long. */
function within(text: string, maxChars: number): string {
  for (let chars = maxChars; chars > 0; chars = Math.floor(chars * 0.6)) {
    const printed = inMarkdown(truncateEnd(showHidden(text), chars));
    if (printed.length <= maxChars) return printed;
  }
  return "";
}

function sized({ name, rank, title, isVital = false, blocks }: Section, details: readonly Detail[]): Sized {
  const forms = details.map(
    (detail, size) => () => (size === 0 && !isVital ? "" : markdownOf(blocks(detail))),
  );
  // Sections in one fold are measured as if each had its own. So the estimate is never too small.
  return { name, rank, forms, extraChars: title === undefined ? 0 : foldIn(title, "").length };
}

/** Puts the texts into their folds. */
function inFolds(sections: readonly Section[], texts: readonly string[]): string[] {
  const textOf = new Map(sections.map((section, at) => [section, texts[at] ?? ""]));
  return groupsOf(sections).map((group) => {
    const inside = group.map((section) => textOf.get(section)!).filter((text) => text !== "");
    const { title } = group[0];
    return title === undefined || inside.length === 0
      ? inside.join(separator)
      : foldIn(title, inside.join(separator));
  });
}

/** The last lines: the missing parts, and links to the rest, unless the links need a third of the room. */
function footersOf(
  { runId, version, commit, failedRun }: Report,
  { links, maxChars, isShort }: Required<MarkdownOptions> & { readonly isShort: boolean },
) {
  const all = linksTo([
    ["Report", links.page],
    ["All files of the run", links.artifact],
    ["Log", links.run],
    ["Failed workflow run", failedRun ?? undefined],
  ]);
  const shown = all !== "" && all.length < maxChars / 3 ? [all] : [];
  const about = commit === null ? [] : [`commit ${word(commit.slice(0, 12))}`];
  const made = [...about, `agent-exec ${word(version)}`, ...(isShort ? [] : [`run ${word(runId)}`])];
  const signature = `<sub>${[...shown, ...made].join(" · ")}</sub>`;
  const where = links.artifact === undefined ? "" : " The whole report is among the files of the run.";
  const footer = (shortened: readonly string[]) =>
    shortened.length === 0 ? signature : `_Shortened to fit: ${namesOf(shortened)}.${where}_\n\n${signature}`;
  return { longest: footer(["x".repeat(maxNamesChars)]).length, footer };
}

const maxNamesChars = 160;

/** The names of shortened parts. If there are many attempts or names, it only counts them. */
function namesOf(shortened: readonly string[]): string {
  const [attempts, others] = [true, false].map((wanted) =>
    shortened.filter((name) => /^(?:attempt|turn) \d/.test(name) === wanted),
  ) as [string[], string[]];
  const counted = attempts.length > 3 ? [count(attempts[0]!.split(" ")[0]!, attempts.length)] : attempts;
  const list = [...others, ...counted].join(", ");
  return list.length > maxNamesChars ? `${count("part", shortened.length)} of it` : list;
}

/** Keeps only what agent-exec's own ids and versions contain. A stranger's transcript may contain anything. */
function word(text: string): string {
  return text.replace(/[^\w.-]/g, "").slice(0, 40);
}
