import { tokensWords } from "./usage.js";
import { changeWarnings, ignoredNote, markOf } from "../facts/patch-words.js";
import { formatBytes, formatCount, formatDuration, formatUsd } from "../format/format.js";
import { truncateEnd } from "../format/truncate.js";
import { showHidden } from "../output/visible.js";
import { networkTitle } from "./network.js";
import type { AttemptReport, Report } from "./report.js";
import { testsFigure } from "./tests.js";
import { auditFigure, standingWords, verifiedWords } from "./titles.js";

/** So many attempts and files have a line. */
const maxLines = 12;

/**
 * How a run ended, in plain lines for a terminal or a log: the outcome, why, what to do now, each attempt, the files.
 * No colours, nothing hidden, each line at most 200 UTF-16 units; ends with a line end.
 */
export function renderText(report: Report): string {
  const { tone, title, reason, nextStep, durationMs, attempts, verified, usage } = report;
  const sign = tone === "good" ? "✓" : "✗";
  const { deleted: gone = [], ignored = 0, patch = null, refused = [] } = report.changes ?? {};
  const lines = [
    `${sign} ${title} (${formatDuration(durationMs)})`,
    field("task", report.task.text),
    field("why", reason),
    nextStep === "" ? "" : field("next", nextStep),
    ...latest(attempts).map(attemptLine),
    report.awaiting === null ? "" : field("sha-256", report.awaiting.sha256),
    verified === null ? "" : field("verified", verifiedWords(report)),
    ...testsFigure(report).map(([, value]) => field("tests", value)),
    ...auditFigure(report).map(([, value]) => field("audit", value)),
    ...changeWarnings(report.changes ?? {}).map(({ words, paths }) =>
      field("warning", `${words}: ${paths.join(", ")}`),
    ),
    ...report.files
      .slice(0, maxLines)
      .map(({ path, bytes }) => field(kindOf(report, path), `${path}  ${formatBytes(bytes)}`)),
    report.files.length > maxLines
      ? field("", `… and ${formatCount(report.files.length - maxLines)} more`)
      : "",
    ...gone.slice(0, maxLines).map((path) => field("deleted", path)),
    gone.length > maxLines ? field("", `… and ${formatCount(gone.length - maxLines)} more`) : "",
    ...refused.slice(0, maxLines).map(({ path, reason }) => field("refused", `${path}: ${reason}`)),
    refused.length > maxLines ? field("", `… and ${formatCount(refused.length - maxLines)} more`) : "",
    patch === null ? "" : field("patch", patch),
    ignored === 0 ? "" : field("ignored", `${ignoredNote}: ${formatCount(ignored)}`),
    report.network.length === 0 ? "" : field("network", networkTitle(report.network)),
    usage.calls === 0 ? "" : field("tokens", tokensWords(usage)),
    usage.costUsd === null ? "" : field("cost", formatUsd(usage.costUsd)),
  ];
  return `${lines.filter((line) => line !== "").join("\n")}\n`;
}

function kindOf({ changes }: Report, path: string): string {
  return changes !== null && markOf(changes, path) === "new" ? "new" : "file";
}

function latest(attempts: readonly AttemptReport[]): readonly AttemptReport[] {
  return attempts.slice(-maxLines);
}

function attemptLine({ unit, number, standing, problem }: AttemptReport): string {
  return field(`${unit} ${number}`, problem === "" ? standingWords(standing).word : problem);
}

function field(name: string, text: string): string {
  const line = showHidden(text).replace(/\s+/g, (blanks) => (blanks.includes("\n") ? " " : blanks));
  return `  ${name.padEnd(12)}${truncateEnd(line, 180)}`.trimEnd();
}
