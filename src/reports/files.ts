import { fold } from "../run/state/apply.js";
import type { Attempt } from "../run/state/state.js";
import type { RunEvent } from "../facts/events.js";
import { replacedWords } from "../output/output-lines.js";
import type { Output } from "../facts/execution.js";
import { endingOfLanguage } from "./details/code-endings.js";
import { renderHtml } from "./html.js";
import type { FigureReaders } from "./print/html-figures.js";
import { junitOf } from "./formats/junit.js";
import { renderMarkdown } from "./markdown.js";
import { renderNotebook } from "./formats/notebook.js";
import { reportOf } from "./report-of.js";
import { resultOf } from "./result/result.js";
import { trajectoryOf } from "./formats/trajectory.js";

/** A longer report.md is hard to open in an editor. The run's folder has the parts that are left out. */
const maxReportChars = 16 * 1024 ** 2;

/**
 * Makes the files of a run's folder that are computed from its events: `result.json`, `report.md`, `report.html`,
 * `junit.xml`, `trajectory.json`, `report.ipynb` for a run in a kernel, and the code and output of each attempt's
 * blocks. Pictures that cannot be read are left out. `runDir` is the folder's absolute path. Default: none.
 */
export async function renderFiles(
  events: readonly RunEvent[],
  { runDir = null, ...read }: FigureReaders & { readonly runDir?: string | null },
): Promise<ReadonlyMap<string, string>> {
  const report = reportOf(events);
  const files = new Map([
    ["result.json", `${JSON.stringify(resultOf(events, runDir), null, 2)}\n`],
    ["report.md", renderMarkdown(report, { maxChars: maxReportChars })],
    ["report.html", await renderHtml(report, read)],
    ["junit.xml", junitOf(events)],
    ["trajectory.json", `${JSON.stringify(trajectoryOf(events), null, 2)}\n`],
  ]);
  const { attempts, lastSession } = fold(events);
  const { kernel, languages: [language = ""] = [] } = lastSession ?? {};
  if (kernel !== undefined && read.readShown !== undefined)
    files.set("report.ipynb", await renderNotebook(report, { kernel, language }, read.readShown));
  for (const attempt of attempts) {
    for (const [name, text] of attemptFiles(attempt)) files.set(`attempts/${attempt.number}/${name}`, text);
  }
  return files;
}

function attemptFiles({ reply, executions }: Attempt): [string, string][] {
  const blocks = reply.blocks.map(({ code, path, language }, index): [string, string] => {
    const file = executions.find(({ block }) => block === index)?.file;
    return [`block-${index + 1}${extensionOf(file ?? path, language)}`, code];
  });
  const printed = (stream: "stdout" | "stderr") =>
    executions.map((each) => printedText(each[stream])).join("");
  return [...blocks, ["stdout", printed("stdout")], ["stderr", printed("stderr")]];
}

/** The printed text for a file. If the program wrote bytes that are not text, the file says so at its end. */
function printedText({ text, replaced = 0 }: Output): string {
  if (replaced === 0) return text;
  return `${text}${text.endsWith("\n") ? "" : "\n"}[… ${replacedWords(replaced)} …]\n`;
}

/** Another file may have the block's file name, so only its ending is used, or the ending of its language. */
function extensionOf(file: string | null, language: string): string {
  return /\.[a-z0-9]{1,8}$/i.exec(file ?? "")?.[0] ?? endingOfLanguage(language) ?? ".txt";
}
