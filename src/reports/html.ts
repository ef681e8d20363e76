import { renderDiff } from "./html-diff.js";
import { count, formatCount } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { brokenLimits } from "./broken-limits.js";
import { type HtmlDetail, attemptHeading, line, renderAttempt, renderThought } from "./html-attempt.js";
import { renderChangeWarnings, renderFiles, renderPictures } from "./html-files.js";
import { renderNetwork } from "./html-network.js";
import { type RenderProse, createProse } from "./html-prose.js";
import { readShown, type ShownParts } from "./html-shown.js";
import { style } from "./html-style.js";
import type { ReadArtifact } from "./pictures.js";
import type { Report } from "./report.js";
import { testLists, testsFigure } from "./tests.js";
import { attemptsFigure, auditFigure, timeFigure, verifiedWords } from "./titles.js";
import { usageFigures } from "./usage.js";

export interface HtmlOptions {
  /** Gives the bytes of an artifact; pictures are shown, and one that cannot be read is only listed. */
  readonly readArtifact: ReadArtifact;
  /** Gives the bytes of what a block showed, by its name. Default: nothing of it is shown. */
  readonly readShown?: ReadArtifact | undefined;
}

/** Nothing may be loaded or run, whatever a text in the page makes a browser try. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** So many attempts are shown whole, the first ones and the latest ones; those between as one line each. */
const wholeAttempts = 200;

/** 8 Mi characters of output over all attempts, so that a browser stays quick; all of it stands in `attempts/`. */
const maxOutputChars = 8 * 1024 ** 2;

/** The report as one page that needs nothing else: no script, no request, pictures inside. For any browser and for paper. */
export async function renderHtml(
  report: Report,
  { readArtifact, readShown: read }: HtmlOptions,
): Promise<string> {
  const prose = await createProse();
  const shown: ShownParts = read === undefined ? new Map() : await readShown(report.attempts, read);
  const parts = [
    renderHeader(report),
    renderTests(report),
    renderTask(report, prose),
    renderReflection(report, prose),
    renderAnswer(report, prose),
    renderDiff(report),
    await renderPictures(report, readArtifact),
    `<h2>${report.attempts.length === 0 ? `No ${report.unit} was made` : count(report.unit, report.attempts.length)}</h2>`,
    renderAttempts(report, prose, shown),
    renderFiles(report),
    renderNetwork(report),
    renderSandbox(report),
    renderNotes(report),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${line(report.title)} · agent-exec</title>
<style>${style}</style>
</head>
<body>
<main>
${parts.filter((part) => part !== "").join("\n")}
<footer>agent-exec ${line(report.version, 40)} · run ${line(report.runId, 80)} · ${line(report.startedAt, 40)}</footer>
</main>
</body>
</html>
`;
}

function renderHeader(report: Report): string {
  const { tone, icon, title, reason, nextStep } = report;
  const next = nextStep === "" ? "" : `<p><b>Next step:</b> ${withCode(line(nextStep, 3_000))}</p>`;
  const { awaiting } = report;
  const waits =
    awaiting === null
      ? ""
      : `<p><b>SHA-256 of the waiting code:</b> <code>${line(awaiting.sha256)}</code></p>`;
  const broken = brokenLimits(report.sandbox).map(({ name, value, why }) => {
    const size = value === "" ? "" : ` (${line(value)})`;
    return `<li><b>${line(name)}</b>${size} is ${why}</li>`;
  });
  const warning =
    broken.length === 0 ? "" : `<div class="note">These limits do not hold:<ul>${broken.join("")}</ul></div>`;
  return `<header class="${tone}"><h1>${icon} ${line(title)}</h1>
<p>${withCode(line(reason, 3_000))}</p>${next}${waits}
<dl class="facts">${factsOf(report)
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${withCode(line(value, 3_000))}</dd></div>`)
    .join("")}</dl></header>${warning}${renderChangeWarnings(report)}`;
}

/** What is quoted by our own words, whose quotes hold no backtick. */
function withCode(html: string): string {
  return html.replace(/`([^`]*)`/g, "<code>$1</code>");
}

function factsOf(report: Report): [string, string][] {
  const { usage, sandbox, writer } = report;
  return [
    attemptsFigure(report),
    ["Verified", verifiedWords(report)],
    ...testsFigure(report),
    ...auditFigure(report),
    timeFigure(report),
    ...usageFigures(usage),
    ["Writer", writer ?? "none"],
    ["Ran in", sandbox === null ? "nothing" : (sandbox.image ?? sandbox.executor)],
  ];
}

/** The names of tests, folded. */
function renderTests(report: Report): string {
  return testLists(report)
    .map(({ title, names }) => {
      const items = names.map((name) => `<li><code>${line(name)}</code></li>`).join("");
      return `<details><summary>${title} (${formatCount(names.length)})</summary><ul>${items}</ul></details>`;
    })
    .join("");
}

function renderReflection({ reflection }: Report, prose: RenderProse): string {
  if (reflection === null) return "";
  const thought = renderThought(reflection.thought, prose);
  return `<h2>In the writer's words</h2>${thought}<div class="prose said">${prose(reflection.text)}</div>`;
}

function renderAnswer({ answer }: Report, prose: RenderProse): string {
  return answer === null ? "" : `<h2>Answer</h2><div class="prose said">${prose(answer)}</div>`;
}

function renderAttempts({ attempts }: Report, prose: RenderProse, shown: ShownParts): string {
  const firstShort = wholeAttempts / 10;
  const lastShort = attempts.length - (wholeAttempts - firstShort);
  const whole = Math.min(attempts.length, wholeAttempts);
  const detail: HtmlDetail = {
    prose,
    shown,
    maxCodeChars: 200_000,
    maxOutputChars: Math.min(65_536, Math.floor(maxOutputChars / Math.max(1, whole))),
  };
  return attempts
    .map((attempt, index) => {
      const isShort = index >= firstShort && index < lastShort;
      if (isShort) return `<p>${attemptHeading(attempt)}</p>`;
      return renderAttempt(attempt, detail, {
        isOpen: index === attempts.length - 1 || attempts.length <= 3,
      });
    })
    .join("\n");
}

function renderTask({ task }: Report, prose: RenderProse): string {
  const { source, author } = task;
  const where =
    source.kind === "file"
      ? ` from <code>${line(source.path)}</code>`
      : source.kind === "input" || source.kind === "demo"
        ? ""
        : ` from the ${source.kind}`;
  const by = author === undefined ? "" : ` by <code>${line(author)}</code>`;
  return `<h2>Task${where}${by}</h2><div class="prose task">${prose(truncateEnd(task.text, 50_000))}</div>`;
}

function renderSandbox({ sandbox }: Report): string {
  if (sandbox === null) return "";
  const rows = sandbox.limits.map(({ name, value, holds }) => {
    const word =
      holds === null
        ? `<span class="dim">not tried</span>`
        : holds
          ? `<b class="good">holds</b>`
          : `<b class="bad">does not hold</b>`;
    return `<tr><td>${line(name)}</td><td>${line(value)}</td><td>${word}</td></tr>`;
  });
  const image = sandbox.image === null ? "" : ` · <code>${line(sandbox.image)}</code>`;
  const digest =
    sandbox.digest === null ? "" : `<p class="dim">Digest <code>${line(sandbox.digest)}</code></p>`;
  const build = sandbox.build === null ? "" : `<p class="dim">${line(`The image was ${sandbox.build}`)}</p>`;
  const table =
    rows.length === 0
      ? ""
      : `<div class="wide"><table><thead><tr><th>Limit</th><th>Value</th><th>On this machine</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></div>`;
  return `<h2>Sandbox: ${line(sandbox.executor)}${image}</h2>${digest}${build}${table}`;
}

function renderNotes({ notes }: Report): string {
  if (notes.length === 0) return "";
  const shown = notes.slice(0, 500).map((note) => `<li>${line(note, 1_000)}</li>`);
  const more =
    notes.length > shown.length ? `<li>… and ${formatCount(notes.length - shown.length)} more</li>` : "";
  return `<h2>Notes about the run</h2><ul>${shown.join("\n")}${more}</ul>`;
}
