import { count } from "../format/format.js";
import { showHidden } from "../output/visible.js";
import { diffStatWords, patchName } from "../facts/patch-words.js";
import { fileDiffs, type FileDiff } from "./diff.js";
import { diffLines, line } from "./html-attempt.js";
import type { Report } from "./report.js";

/** More lines than this are folded, and so is each new file: beside its work a run leaves helpers of its own. */
const foldBeyondLines = 60;

/** What the run changed, file by file, as the patch has it. */
export function renderDiff({ changes }: Pick<Report, "changes">): string {
  if (changes === null) return "";
  const { files, more } = fileDiffs(changes);
  if (files.length === 0) return "";
  const parts = files.map(renderFile);
  const rest = more === 0 ? "" : `<p class="dim">… and ${count("file", more)} more in the patch.</p>`;
  return `<section id="changes"><h2>Changes <span class="dim">${diffStatWords(changes)}</span></h2><p>Whole, for <code>git apply</code>: ${patchLink(changes.patch)}</p>${parts.join("\n")}${rest}</section>`;
}

/** An earlier version, or a stranger, may have given it another name: that is shown and leads nowhere. */
function patchLink(patch: string | null): string {
  const name = `<code>${line(patch ?? "")}</code>`;
  return patch === patchName ? `<a href="./${patchName}">${name}</a>` : name;
}

function renderFile({ path, words, lines, isNew }: FileDiff): string {
  const title = `<code>${line(path)}</code> <span class="dim">${words}</span>`;
  if (lines.length === 0) return `<p>${title}</p>`;
  const open = !isNew && lines.length <= foldBeyondLines ? " open" : "";
  return `<details class="changes"${open}><summary>${title}</summary><pre class="diff">${diffLines(lines.map(showHidden))}</pre></details>`;
}
