import { countRefused } from "../../facts/files.js";
import { ignoredNote, markOf } from "../../facts/patch-words.js";
import { count, formatBytes, formatCount } from "../../format/format.js";
import { type Block, code, dim, joined, listOf, paragraph, type Section } from "../document.js";
import type { Report } from "../report.js";

/** The files that the run left or deleted, with sizes and hashes, and the files that were not saved. */
export function files(report: Report): Section | null {
  const { files: all, leftOut, changes } = report;
  const { deleted = [], ignored = 0 } = changes ?? {};
  if (all.length + leftOut.length + deleted.length === 0) return null;
  const bytes = all.reduce((sum, file) => sum + file.bytes, 0);
  return {
    name: "the list of files",
    rank: 5,
    title: `Files: ${filesTitle(report)}${all.length === 0 ? "" : ` · ${formatBytes(bytes)}`}`,
    blocks: ({ rows }) => [
      ...tableOf(report, rows),
      ...(deleted.length === 0 ? [] : [paragraph(["Deleted: ", ...names(deleted, rows), "."])]),
      ...(ignored === 0 ? [] : [paragraph(`${ignoredNote}: ${formatCount(ignored)}.`, "dim")]),
      ...notSaved(report, rows),
    ],
  };
}

/** The table of files. Hashes need much room, so a short report leaves them out. */
function tableOf({ files: all, changes }: Report, maxRows: number): Block[] {
  const hasHashes = maxRows > 20;
  const rows = all.slice(0, maxRows).map((file) => {
    const mark = changes === null ? "" : markOf(changes, file.path);
    return [
      joined([code(file.path), mark === "" ? "" : dim(mark)], " "),
      formatBytes(file.bytes),
      ...(hasHashes ? [code(file.sha256)] : []),
    ];
  });
  const more = all.length - rows.length;
  const head = ["File", "Size", ...(hasHashes ? ["SHA-256"] : [])];
  return [
    ...(rows.length === 0 ? [] : [{ kind: "table" as const, head, rows }]),
    ...(more === 0 ? [] : [paragraph(`… and ${count("file", more)} more`, "dim")]),
  ];
}

function notSaved({ leftOut }: Report, maxRows: number): Block[] {
  if (leftOut.length === 0) return [];
  const items = leftOut
    .slice(0, maxRows)
    .map(({ path, reason }) => [code(path), `: ${reason.slice(0, 300)}`]);
  const more = countRefused(leftOut.slice(maxRows));
  return [paragraph("Not saved:"), listOf(items, maxRows, items.length + more)];
}

function names(paths: readonly string[], max: number) {
  const shown = joined(paths.slice(0, max).map(code), ", ");
  return paths.length > max ? [...shown, ` and ${formatCount(paths.length - max)} more`] : shown;
}

/** How many files the run left, such as `3 files`, or its changes: `3 files changed, 2 new, 1 deleted`. */
function filesTitle({ files, changes }: Pick<Report, "files" | "changes">): string {
  if (changes === null) return count("file", files.length);
  const { deleted, diff } = changes;
  if (diff !== undefined) {
    const others = [
      diff.added === 0 ? "" : `${formatCount(diff.added)} new`,
      diff.deleted === 0 ? "" : `${formatCount(diff.deleted)} deleted`,
    ];
    return [`${count("file", diff.changed)} changed`, ...others].filter((part) => part !== "").join(", ");
  }
  if (deleted.length === 0) return `${count("file", files.length)} changed`;
  return files.length === 0
    ? `${count("file", deleted.length)} deleted`
    : `${count("file", files.length)} changed, ${formatCount(deleted.length)} deleted`;
}
