import { countRefused } from "../facts/files.js";
import { changeWarnings, ignoredNote, markOf } from "../facts/patch-words.js";
import { defuseInline } from "../markdown/defuse.js";
import { codeSpan } from "../markdown/fence.js";
import { count, formatBytes, formatCount } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { fold, quote } from "./markdown-attempt.js";
import type { Report } from "./report.js";
import { codeCell, row } from "./markdown-table.js";
import { filesTitle } from "./titles.js";

/** More rows than this are folded. */
const foldBeyondRows = 10;

/** At most `maxRows` files, as many that were deleted, and as many that were left out. */
export function renderFiles(report: Report, maxRows: number): string {
  const { files, leftOut, changes } = report;
  const { deleted = [], ignored = 0, patch = null } = changes ?? {};
  if (files.length + leftOut.length + deleted.length === 0) return "";
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const title = `${filesTitle(report)}${files.length === 0 ? "" : ` · ${formatBytes(bytes)}`}`;
  const table = renderTable(report, maxRows);
  const isFolded = Math.min(files.length, maxRows) > foldBeyondRows;
  const whole =
    patch === null
      ? ""
      : `All changes as a patch: ${codeSpan(patch)} among the files of the run, for \`git apply\`.`;
  return [
    `#### ${title}`,
    isFolded ? fold("With sizes and hashes", table) : table,
    deleted.length === 0 ? "" : `Deleted: ${listed(deleted, maxRows)}.`,
    whole,
    ignored === 0 ? "" : `${ignoredNote}: ${formatCount(ignored)}.`,
    renderLeftOut(report, maxRows),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What a reader must know before anything else about the changes; the names come after, as far as there is room for them. */
export function renderChangeWarnings({ changes }: Report, maxNames: number): string {
  const warnings = changeWarnings(changes ?? {}).map(({ words, paths, advice }) => {
    const names = maxNames === 0 ? ` (${formatCount(paths.length)})` : `: ${listed(paths, maxNames)}`;
    return quote(`[!WARNING]\n${`${words}${names}. ${advice}`.trim()}`);
  });
  return warnings.join("\n\n");
}

function renderTable({ files, changes }: Report, maxRows: number): string {
  const rows = files.slice(0, maxRows).map((file) => {
    const mark = changes === null ? "" : markOf(changes, file.path);
    const name = `${codeCell(file.path)}${mark === "" ? "" : ` (${mark})`}`;
    return row([name, formatBytes(file.bytes), codeCell(`${file.sha256.slice(0, 16)}…`)]);
  });
  if (rows.length === 0) return "";
  const more =
    files.length > rows.length ? `\n\n… and ${count("file", files.length - rows.length)} more` : "";
  return [row(["File", "Size", "SHA-256"]), row(["---", "--:", "---"]), ...rows].join("\n") + more;
}

function renderLeftOut({ leftOut }: Report, maxRows: number): string {
  if (leftOut.length === 0) return "";
  const out = leftOut
    .slice(0, maxRows)
    .map(({ path, reason }) => `- ${codeCell(path)}: ${defuseInline(truncateEnd(reason, 200))}`);
  const moreCount = countRefused(leftOut.slice(maxRows));
  const more = moreCount > 0 ? `… and ${formatCount(moreCount)} more` : "";
  return ["Not saved:", out.join("\n"), more].filter((part) => part !== "").join("\n\n");
}

function listed(paths: readonly string[], max: number): string {
  const names = paths.slice(0, max).map((path) => codeSpan(truncateEnd(showHidden(path), 200)));
  const more = paths.length > names.length ? ` and ${formatCount(paths.length - names.length)} more` : "";
  return names.join(", ") + more;
}
