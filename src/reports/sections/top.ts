import { auditWords } from "../../format/audit-words.js";
import { count, formatBytes, formatCount, formatDuration, formatUsd } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import { truncateEnd } from "../../format/truncate.js";
import { caveatOf, hasFinished, hasPassed } from "../../facts/execution.js";
import { filesIn, signedLines } from "../../facts/patch-words.js";
import { verdicts } from "../../facts/prove-result.js";
import { fileWords } from "./changes.js";
import type { Top, TopRow } from "../document.js";
import { lastErrorLine } from "../details/last-error-line.js";
import type { PullRequestEnd } from "../pull-request.js";
import { type Report, testsBefore } from "../report.js";
import { failedWords, isOfDocuments } from "./documents.js";
import { headlineOf, isBrief, nameOf } from "./headline.js";
import { nextOfPullRequest } from "./pull-request.js";

/** How many failing tests the top names. A section below lists all. */
const maxNamed = 3;

export interface CommentCommands {
  /** The word with which a comment to agent-exec begins. */
  readonly phrase: string;
  /** Whether `apply` can open a pull request with the change. */
  readonly canApply: boolean;
}

export interface TopOptions {
  readonly pullRequest: PullRequestEnd | null;
  /** What a comment can ask for; null if comments start no runs. */
  readonly comments: CommentCommands | null;
  /** Whether GitHub stores the run's files. Null: the report is not on GitHub. */
  readonly isStored: boolean | null;
  /** For a place where people read in passing. A section names the failed blocks there. */
  readonly isShort: boolean;
}

/** The most important facts: the outcome, its reasons, and what to do next. */
export function topOf(report: Report, options: TopOptions): Top {
  const { icon, tone } = report;
  const { isShort } = options;
  // Files of documents are not shown in a short report, because nobody asked for them.
  const showsFiles = !(isShort && isOfDocuments(report));
  const rows: TopRow[] = [
    { name: "Proof", value: report.outcome === "passed" ? proofWords(report) : "" },
    { name: "Why", value: whyWords(report), isVital: true },
    ...(isShort ? [] : [{ name: "Failed blocks", value: failedWords(report), isVital: true }]),
    { name: "Still failing", value: report.outcome === "passed" ? "" : failingNames(report) },
    { name: "Audit", value: report.audit === null ? "" : auditWords(report.audit) },
  ];
  return {
    icon: report.outcome === "passed" && report.verified !== null && !report.isVerified ? "⚠️" : icon,
    tone,
    headline: headlineOf(report),
    next: nextWords(report, options),
    line: lineOf(report),
    changed: showsFiles ? changedWords(report, options) : "",
    files: showsFiles ? topFiles(report) : [],
    rows: rows.filter(({ value }) => value !== ""),
    cost: report.attempts.length === 0 && report.usage.calls === 0 ? "" : costWords(report),
  };
}

/** The files that the run changed, new ones last. If the code got no files, the files that it left. */
function topFiles({ changes, files }: Report): Top["files"] {
  if (changes?.diff !== undefined)
    return changes.diff.files
      .toSorted((one, other) => Number(one.kind === "added") - Number(other.kind === "added"))
      .map((file) => ({ path: file.path, lines: fileWords(file) }));
  const deleted = (changes?.deleted ?? []).map((path) => ({ path, lines: "deleted" }));
  return [...deleted, ...files.map(({ path, bytes }) => ({ path, lines: formatBytes(bytes) }))];
}

/** For example `6 turns · 14 s · 21,340 tokens · $0.02`. */
export function costWords({ writer, unit, attempts, durationMs, usage }: Report): string {
  const tokens = usage.inputTokens + usage.outputTokens;
  const about = usage.isEstimated === true ? "about " : "";
  const parts = [
    writer === null || attempts.length === 0 ? "" : count(unit, attempts.length),
    formatDuration(durationMs),
    tokens === 0 ? "" : `${about}${count("token", tokens)}`,
    usage.costUsd === null
      ? ""
      : usage.costUsd < 0.01
        ? formatUsd(usage.costUsd)
        : `$${usage.costUsd.toFixed(2)}`,
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** `1 file, +1 −1`; for a run that got no files, how many it left. */
function changedWords({ outcome, changes, files }: Report, { isStored }: TopOptions): string {
  if (changes?.diff !== undefined) {
    const all = filesIn(changes.diff);
    if (all === 0) return "";
    const words = `${count("file", all)}, ${signedLines(changes.diff)}`;
    if (outcome === "passed" || outcome === "answered") return words;
    return `Unverified change${isStored === null ? "" : ", not pushed"}: ${words}`;
  }
  const all = files.length + (changes?.deleted.length ?? 0);
  return all === 0 ? "" : count("file", all);
}

/** The verdict, or for example "`pytest tests` failed before (17 tests), passes now; 510 others still pass". */
function proofWords(report: Report): string {
  const { verifications, controls, tests, control, proof } = report;
  if (verifications.length === 0) return "";
  const skipped = tests === null || tests.skipped === 0 ? "" : `${formatCount(tests.skipped)} skipped`;
  const rest = [skipped, unrunWords(report)];
  if (proof !== null)
    return [
      proof.verdict === "proven" ? proof.reason : `${verdicts[proof.verdict].title}. ${proof.reason}`,
      ...rest.filter((part) => part !== "").map((part) => `${part}.`),
    ].join(" ");
  const commands = verifications.map((each) => {
    const before = controls.find(({ index }) => index === each.index);
    if (before === undefined) return `${nameOf(each)} passes`;
    const failed = before.tests?.failed ?? 0;
    const many = failed === 0 ? "" : ` (${count("test", failed)})`;
    if (hasPassed(before)) return `${nameOf(each)} passes, and passed before the change`;
    const caveat = hasFinished(before) ? caveatOf(before) : `it did not finish: ${before.evidence}`;
    return caveat === null
      ? `${nameOf(each)} failed before${many}, passes now`
      : `${nameOf(each)} passes, but before the change ${caveat}`;
  });
  const others = tests === null ? 0 : tests.passed - tests.failToPass.length;
  const verb = others === 1 ? "passes" : "pass";
  const otherWords =
    tests === null || others === 0
      ? ""
      : tests.failToPass.length > 0
        ? `${count("other", others)} ${tests.passToPass.length === others ? "still " : ""}${verb}`
        : `${count("test", others)} ${verb}`;
  const guards = control === "passed" ? "this shows that nothing broke, not that the task is done" : "";
  return [listed(commands), otherWords, guards, ...rest].filter((part) => part !== "").join("; ");
}

function unrunWords({ attempts, decidingNumber }: Report): string {
  const blocks = attempts.find(({ number }) => number === decidingNumber)?.blocks ?? [];
  const unrun = blocks.filter(({ execution }) => execution?.ending === "not-run").length;
  return unrun === 0 ? "" : `${count("block", unrun)} ${unrun === 1 ? "was" : "were"} not run`;
}

/** The reason for the outcome. "" if the top already says it, as for a verified pass or a failed test. */
function whyWords(report: Report): string {
  const { outcome, isVerified, isStopped, dataFault, attempts, decidingNumber, reason, verifications } =
    report;
  const isLast = (attempts.at(-1)?.number ?? 0) === decidingNumber;
  const saysAll = (isVerified || report.verified === null) && !isStopped && isLast && dataFault === null;
  if (outcome === "passed" && saysAll) return "";
  if (outcome === "failed" && !isStopped && verifications.some((each) => !hasPassed(each))) return "";
  if (outcome === "answered" || outcome === "awaiting-approval") return "";
  // The headline already names the failed block of the document.
  if (outcome === "failed" && report.writer === null && report.failure !== null) return "";
  return outcome === "infrastructure-error" && isBrief(report.end) ? "" : reason;
}

/** What a person should do now. A waiting code's hash and commands are shown next to the code. */
function nextWords(report: Report, { pullRequest, comments, isStored }: TopOptions): string {
  const { awaiting, nextStep, changes, isVerified, outcome, verified, writer } = report;
  if (pullRequest?.kind === "opened") return nextOfPullRequest(pullRequest, report);
  if (awaiting !== null)
    return "Read the waiting code below. Then approve the code, ask for a change, or reject the code.";
  const hasPatch = (changes?.patch ?? null) !== null;
  if (nextStep === "" && outcome === "passed" && !hasPatch && verified === null && writer !== null)
    return "Read the output, because no verification ran.";
  if (nextStep !== "" || !hasPatch)
    return [nextStep, againWords(report, comments)].filter((sentence) => sentence !== "").join(" ");
  const why = verified === null ? "without `verify` nothing proves the change" : "the change is not verified";
  const read = isVerified ? "Read the diff" : `Read the diff first, because ${why}`;
  if (pullRequest?.kind === "pushed")
    return `${read}. Then open the pull request from the branch that agent-exec pushed.`;
  if (pullRequest?.kind === "failed")
    return isStored === false
      ? `${read}. The run has no artifact, so the commands below work only on the runner. Anywhere else, copy the change from the report by hand.`
      : `${read}. Then apply the patch with the commands below.`;
  if (isStored === false)
    return `${read}. The run has no artifact, so copy the change from the report by hand. Or set \`create-pull-request\` and run the task again.`;
  return comments?.canApply === true
    ? `${read}. Then comment \`${comments.phrase} apply\` to open a pull request.`
    : `${read}. Then apply the patch.`;
}

function againWords({ outcome, writer }: Report, comments: CommentCommands | null): string {
  if (comments === null || writer === null || outcome === null) return "";
  if (["failed", "gave-up", "answered"].includes(outcome))
    return `Ask again in a comment: \`${comments.phrase} TASK\`.`;
  return ["infrastructure-error", "budget-spent", "timed-out", "cancelled"].includes(outcome)
    ? `To start the run again, comment \`${comments.phrase} retry\`.`
    : "";
}

function failingNames(report: Report): string {
  const { failing = [], failed = 0 } = report.tests ?? {};
  if (failing.length === 0) return "";
  const { passed } = testsBefore(report);
  // The tests that the change broke come first, then those that it did not fix.
  const broken = failing.filter((name) => passed.has(name));
  const shown = [...broken, ...failing.filter((name) => !passed.has(name))]
    .slice(0, maxNamed)
    .map((name) => named(shortName(name)));
  const more = failed > maxNamed ? ` and ${formatCount(failed - maxNamed)} more` : "";
  const worse =
    broken.length === 0 ? "" : `; ${formatCount(broken.length)} of the ${formatCount(failed)} passed before`;
  return `${shown.join(", ")}${more}${worse}`;
}

/** `test_a` for `test_a (tests.Module.test_a)` and for `tests/a.py::Class::test_a`. */
function shortName(name: string): string {
  return name
    .replace(/ \([\w.]+\)$/, "")
    .split("::")
    .at(-1)!;
}

/** For a pass, the model's own words. For a failure, the line with the error. Otherwise, whether nothing changed. */
function lineOf(report: Report): string {
  const { outcome, failure, changes, files, writer, attempts } = report;
  if (outcome === "passed") return firstWords(report);
  const hasChange = changes === null || changes.patch !== null || changes.deleted.length + files.length > 0;
  if (outcome === "infrastructure-error") {
    const isUnchanged = !hasChange || (changes === null && attempts.length === 0);
    if (attempts.length === 0) return isUnchanged ? "No code ran, and no file was changed." : "No code ran.";
    const unchanged = isUnchanged ? " No file was changed." : "";
    return `Neither your files nor the model's code caused this failure.${unchanged}`;
  }
  const error = outcome === "failed" || outcome === "gave-up" ? failure : null;
  const words = error === null ? "" : lastErrorLine(error);
  if (words !== "")
    return `Last error: ${named(words)}${hasChange || writer === null ? "" : ". No file was changed."}`;
  const isNoResult = outcome === "answered" || outcome === "awaiting-approval";
  return hasChange || isNoResult || writer === null ? "" : "No file was changed.";
}

/** The first paragraph of the model's words about its work. */
export function firstWords({ summary }: Report): string {
  return truncateEnd(summary.trim().split(/\n[ \t]*\n/, 1)[0] ?? "", 300);
}
