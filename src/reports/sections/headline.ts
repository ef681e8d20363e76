import { hasRun } from "../../facts/endings.js";
import { count, formatCount } from "../../format/format.js";
import { named } from "../../format/listed.js";
import { commandWords } from "../../format/command-words.js";
import { showHidden } from "../../output/visible.js";
import { truncateEnd } from "../../format/truncate.js";
import { hasPassed } from "../../facts/execution.js";
import { changedTests, filesIn, rewrittenTests } from "../../facts/patch-words.js";
import type { Outcome } from "../../facts/outcomes.js";
import { type Report, testsBefore } from "../report.js";
import { failedBlocks } from "./documents.js";

/** How the run ended, in one sentence without a full stop. It does not claim more than was proved. */
export function headlineOf(report: Report): string {
  return headlines[report.outcome ?? "unfinished"](report);
}

/** The same as a title without markup, with at most 200 UTF-16 units. */
export function titleOf(report: Report): string {
  return truncateEnd(showHidden(headlineOf(report)).replaceAll("`", "").replace(/\s+/g, " "), 200);
}

// prettier-ignore
const headlines: Readonly<Record<Outcome | "unfinished", (report: Report) => string>> = {
  passed: passedWords,
  answered: ({ attempts }) => attempts.some(({ blocks }) => blocks.length > 0) ? "Answered without a change" : "Answered without code",
  failed: failedWords,
  "gave-up": (report) => `Gave up ${after(report)}`,
  "budget-spent": (report) => `Stopped: the budget was spent ${after(report)}`,
  "timed-out": (report) => `Stopped: out of time ${within(report)}`,
  "awaiting-approval": awaitingWords,
  rejected: () => "Rejected: the code was not approved",
  cancelled: (report) => `Cancelled ${within(report)}`,
  "infrastructure-error": infrastructureWords,
  denied: () => "Not allowed to start a run",
  skipped: () => "Skipped: nothing to do",
  unfinished: (report) => `Cut off ${within(report)}`,
};

function passedWords(report: Report): string {
  const { isVerified, verified, control, changes, tests, proof, removedTests } = report;
  const command = commandsOf(report);
  if (verified === null) {
    const changed = filesIn(changes?.diff);
    if (report.writer !== null && changed > 0) return `Changed ${count("file", changed)}, not verified`;
    const blocks = report.attempts.at(-1)?.blocks ?? [];
    if (report.writer !== null || blocks.length === 0) return "Ran without an error, not verified";
    const unrun = blocks.filter(({ execution }) => execution === null || !hasRun(execution)).length;
    const rest = unrun === 0 ? "" : `, ${count("block", unrun)} ${unrun === 1 ? "was" : "were"} not run`;
    return `${count("block", blocks.length - unrun)} ran without an error${rest}`;
  }
  if (changes?.withheld !== undefined) return "Passed, but with files that the patch leaves out";
  if (!isVerified) return "Passed, but no work was verified";
  // A line that is added to a failing test can let it pass.
  const touched = (control === "passed" ? rewrittenTests : changedTests)(changes?.diff);
  const andTests = touched.length > 0 ? ", and the code changed tests" : "";
  if (control === "passed" && proof?.verdict === "proven") {
    const proving = proof.tests.proof.length;
    return `Verified: ${testsWords(proving)} ${proving === 1 ? "fails" : "fail"} without the change${andTests}`;
  }
  if (control === "passed") return `Passed: ${command}, and passed before the change too`;
  if (control === "unfinished" || control === "not-run")
    return `Passed: ${command}, but the result before the change is unknown`;
  if (control !== "failed") return `Verified: ${command}`;
  const newly = tests?.failToPass.length ?? 0;
  // If no test is known to pass only now, the verification may pass because tests are gone.
  if (newly === 0 && removedTests) return `Passed: ${command} now, but the code removed tests`;
  if (newly === 0) return `Verified: ${command} now, failed before`;
  const { failed } = testsBefore(report);
  const areFixed = tests!.failToPass.every((name) => failed.has(name));
  const passing = `${testsWords(newly, areFixed ? "failing " : "")} ${newly === 1 ? "passes" : "pass"} now`;
  if (andTests !== "") return `Verified: ${passing}${andTests}`;
  return areFixed ? `Fixed and verified: ${passing}` : `Verified: ${passing}, not before`;
}

function failedWords(report: Report): string {
  const { verifications, tests, control, attempts, isStopped } = report;
  if (attempts.length === 0) return "Failed before the first attempt".replace("attempt", report.unit);
  const end = isStopped || report.writer === null ? "" : ` ${after(report)}`;
  const failed = verifications.find((each) => !hasPassed(each));
  if (failed === undefined) {
    if (report.writer === null && report.failure === null) return couldNot("run", report.end);
    const { problem, blocks } = attempts.at(-1)!;
    const many = failedBlocks(report).length;
    if (many > 1) return `${formatCount(many)} of ${count("block", blocks.length)} failed`;
    if (problem !== "") return `Failed${end}: ${truncateEnd(problem, 100)}`;
    return verifications.length > 0
      ? `Not accepted, although ${commandsOf(report)}`
      : `Failed ${after(report)}`;
  }
  if (tests !== null && tests.failed > 0) return `Not fixed: ${failingWords(report)}${end}`;
  if (failed.unproven !== undefined)
    return `Not proved: ${nameOf(failed)} passes, but this pass proves nothing${end}`;
  return `Not fixed: ${nameOf(failed)} ${control === "failed" ? "still fails" : "fails"}${end}`;
}

/** For example `3 of 17 failing tests still fail`. If other tests fail too, or unknown ones, `3 of 527 tests fail`. */
function failingWords(report: Report): string {
  const { failed, failing, passed, skipped } = report.tests!;
  const before = testsBefore(report).failed;
  const verb = failed === 1 ? "fails" : "fail";
  if (failing.length === failed && failing.every((name) => before.has(name)))
    return `${formatCount(failed)} of ${testsWords(before.size)} still ${verb}`;
  return `${formatCount(failed)} of ${testsWords(failed + passed + skipped)} ${verb}`;
}

function awaitingWords({ awaiting, unit }: Report): string {
  if (awaiting === null) return "Waiting for approval";
  const what = awaiting.asked === "end" ? "the result" : "the code";
  return `Waiting for your approval of ${what} of ${unit} ${awaiting.attempt}`;
}

function infrastructureWords({ end, attempts }: Report): string {
  const ran = attempts.some(({ blocks }) => blocks.some(({ execution }) => execution !== null));
  return couldNot(ran ? "finish" : "run", end);
}

/** For example `Could not run: the model server answered 401`. */
export function couldNot(what: string, error: string): string {
  const why = briefError(error);
  if (why.startsWith("Could not ")) return why;
  return `Could not ${what}: ${why.replace(/^(?:The|There|A|An|No|This) /, (word) => word.toLowerCase())}`;
}

/** An error in short form for the headline: its first sentence without addresses, or the beginning of it. */
export function briefError(text: string): string {
  const sentence = firstSentence(text.replace(/ at (?:https?|unix):\/\/\S+/, "")).replace(/[.!]$/, "");
  if (sentence.length <= maxBriefChars) return sentence;
  const [first = "", second] = sentence.split(": ");
  // In `input script: answers.json cannot be read: …`, the first words only name a setting.
  const isName = second !== undefined && first.split(" ").length <= 2;
  return truncateEnd(isName ? `${first}: ${second}` : first, 140);
}

const maxBriefChars = 66;

/** Whether the headline contains the complete error, also on a terminal, where a headline is one line. */
export function isBrief(text: string): boolean {
  const brief = briefError(text);
  return brief.length <= maxLineChars && text.replace(/[.!]$/, "") === brief;
}

/** A line of 120 columns has room for this behind "Could not run: ". */
const maxLineChars = 100;

/** The part of an error that the headline does not show. */
export function restOf(text: string): string {
  const first = firstSentence(text);
  return first.replace(/[.!]$/, "") === briefError(text) ? text.slice(first.length).trim() : text;
}

export function firstSentence(text: string): string {
  return text.split(/(?<=[.!?])\s/, 1)[0] ?? "";
}

function after({ unit, attempts, decidingNumber }: Report): string {
  const number = attempts.length === 0 ? 0 : decidingNumber;
  return number === 0 ? `before the first ${unit}` : `after ${number} ${unit}${number === 1 ? "" : "s"}`;
}

function within({ unit, attempts, decidingNumber }: Report): string {
  return attempts.length === 0 ? `before the first ${unit}` : `in ${unit} ${decidingNumber}`;
}

/** For example "`pytest tests` passes" or "all 3 verifications pass". */
function commandsOf({ verifications }: Report): string {
  const [first] = verifications;
  if (first === undefined) return "nothing was verified";
  return verifications.length === 1
    ? `${nameOf(first)} passes`
    : `all ${verifications.length} verifications pass`;
}

export function nameOf({ command }: { readonly command: string }): string {
  return named(commandWords(command));
}

function testsWords(number: number, kind = ""): string {
  return count(`${kind}test`, number);
}
