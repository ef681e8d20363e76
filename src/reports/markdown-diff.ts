import { codeSpan, fence } from "../markdown/fence.js";
import { count } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { diffStatWords } from "../facts/patch-words.js";
import { fileDiffs } from "./diff.js";
import { link, type ReportLinks } from "./markdown-links.js";
import { fold } from "./markdown-attempt.js";
import type { Report } from "./report.js";

/** More lines than this are folded. */
const foldBeyondLines = 30;

/** What the run changed, file by file, with at most so many characters of each file's lines; "" without a patch. */
export function renderDiff(
  { changes }: Pick<Report, "changes">,
  { maxChars, links }: { readonly maxChars: number; readonly links: ReportLinks },
): string {
  if (changes === null) return "";
  const { files, more } = fileDiffs(changes);
  if (files.length === 0) return "";
  const parts = files.map(({ path, words, lines }) => {
    const name = codeSpan(truncateEnd(showHidden(path), 200));
    const body = truncateEnd(showHidden(lines.join("\n")), maxChars);
    return body === "" ? `${name}: ${words}` : `${name}: ${words}\n\n${fence(body, "diff")}`;
  });
  const rest = more === 0 ? [] : [`… and ${count("file", more)} more in the patch.`];
  const all = [...parts, ...rest].join("\n\n");
  const isFolded = all.split("\n").length > foldBeyondLines;
  return `${renderDiffStat({ changes }, links)}\n\n${isFolded ? fold("The lines", all) : all}`;
}

/** The same in one line, which leads to the patch: what a comment has room for in any case. */
export function renderDiffStat(
  { changes }: Pick<Report, "changes">,
  { artifact }: Pick<ReportLinks, "artifact">,
): string {
  const words = changes === null ? "" : diffStatWords(changes);
  const patch = link("The patch is among the files of the run", artifact);
  return words === "" ? "" : [`#### Changes · ${words}`, patch].filter((part) => part !== "").join("\n\n");
}
