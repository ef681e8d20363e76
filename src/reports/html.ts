import { foldOf, htmlOf, line, type Materials } from "./print/html-blocks.js";
import { type FigureReaders, readFigures } from "./print/html-figures.js";
import { createProse } from "./print/html-prose.js";
import { escaped, type Html, trusted } from "./print/html-tag.js";
import { style } from "./print/html-style.js";
import { type Detail, groupsOf, type Section, type Top } from "./document.js";
import type { Report } from "./report.js";
import { titleOf } from "./sections/headline.js";
import { documentOf } from "./sections/index.js";

/** Forbids the page to load or run anything, whatever its texts contain. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** How many attempts to show in full: the first and the latest. Each other attempt has one line. */
const wholeAttempts = 200;

/** The limit for the output of all attempts, so that a browser stays fast. `attempts/` has the whole output. */
const maxOutputChars = 8 * 1024 ** 2;

const whole: Detail = { rows: 2_000, prose: 50_000, code: 200_000, output: 65_536, diff: 500_000 };

/** The report as a single HTML page, also for paper. It has no script, loads nothing, and contains its pictures. */
export async function renderHtml(report: Report, readers: FigureReaders): Promise<string> {
  const materials: Materials = { prose: await createProse(), figures: await readFigures(report, readers) };
  const { top, sections } = documentOf(report, { maxAttempts: Infinity, wholeAttempts });
  const shownAttempts = Math.max(1, Math.min(report.attempts.length, wholeAttempts));
  const output = Math.min(whole.output, Math.floor(maxOutputChars / shownAttempts));
  return page(titleOf(report), [
    header(top),
    ...foldedParts(sections, { ...whole, output }, materials),
    escaped`<footer>agent-exec ${report.version.slice(0, 40)} · run ${report.runId.slice(0, 80)} · ${report.startedAt.slice(0, 40)}</footer>`,
  ]);
}

/**
 * Makes a complete HTML page from these parts.
 * @param scriptSha256 the hash in base64 of the only script that the page may run. Default: none.
 */
export function page(title: string, parts: readonly Html[], scriptSha256?: string): string {
  const scripts = scriptSha256 === undefined ? "" : `; script-src 'sha256-${scriptSha256}'`;
  return escaped`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${trusted(policy + scripts)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · agent-exec</title>
<style>${trusted(style)}</style>
</head>
<body>
<main>
${parts.filter(({ markup }) => markup !== "").map((part) => escaped`${part}\n`)}</main>
</body>
</html>
`.markup;
}

function header({ icon, tone, headline, next, line: said, changed, rows, cost }: Top): Html {
  const under = [
    ...(said === "" ? [] : [line(said)]),
    ...(changed === "" ? [] : [escaped`<b>${line(changed)}</b>`]),
  ];
  const told = [{ name: "Next", value: next }, ...rows, { name: "Cost", value: cost }];
  const facts = told
    .filter(({ value }) => value !== "")
    .map(({ name, value }) => escaped`<tr><th>${name}</th><td>${line(value)}</td></tr>`);
  return escaped`<header class="${tone}"><h1>${icon} ${line(headline)}</h1>
${under.map((each) => escaped`<p>${each}</p>`)}<div class="wide"><table class="facts"><tbody>${facts}</tbody></table></div></header>`;
}

function foldedParts(sections: readonly Section[], detail: Detail, materials: Materials): Html[] {
  return groupsOf(sections).map((group) => {
    const [{ title, isOpenOnPage: isOpen = false }] = group;
    const blocks = group.flatMap((each) => each.blocks(detail));
    if (title === undefined || blocks.length === 0) return htmlOf(blocks, materials);
    return foldOf({ kind: "fold", title, blocks, isOpen, look: "part" }, materials);
  });
}
