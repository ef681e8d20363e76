import XMLBuilder from "fast-xml-builder";
import { showHidden } from "../../output/visible.js";
import { hasRun } from "../../facts/endings.js";
import type { RunEvent } from "../../facts/events.js";
import { type Execution, hasPassed } from "../../facts/execution.js";
import { outcomes } from "../../facts/outcomes.js";
import type { TestCase } from "../../facts/test-run.js";
import { truncateMiddle } from "../../format/truncate.js";
import { fold } from "../../run/state/apply.js";
import { decidingAttempt } from "../../run/state/standing.js";
import type { Attempt, RunState } from "../../run/state/state.js";

/** How much of each output to show, from both ends, in UTF-16 units. The transcript has all of it. */
const maxOutputChars = 16_384;

interface Suite {
  readonly name: string;
  readonly cases: readonly Case[];
}

interface Case {
  readonly name: string;
  readonly seconds: number;
  /** Where the block is in its document. */
  readonly place?: { readonly file: string; readonly line: number };
  /** Why it failed or did not run. Absent if it passed. */
  readonly not?: { readonly as: "failure" | "error" | "skipped"; readonly message: string };
  readonly output?: string;
}

/**
 * A run as JUnit XML, for tools that show test reports. It lists the blocks of the deciding attempt, each verification,
 * and the tests that verifications reported. If none of these failed, it also lists the run itself. Failures of earlier
 * attempts do not count in a run that passed.
 */
export function junitOf(events: readonly RunEvent[]): string {
  const state = fold(events);
  const suites = suitesOf(state);
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    format: true,
    suppressEmptyNode: true,
  });
  const all = suites.flatMap(({ cases }) => cases);
  const xml: unknown = builder.build({
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    testsuites: {
      "@name": `agent-exec ${state.run!.runId}`,
      ...countsOf(all),
      testsuite: suites.map(({ name, cases }) => ({
        "@name": readable(name),
        ...countsOf(cases),
        testcase: cases.map((each) => testcase(name, each)),
      })),
    },
  });
  return String(xml);
}

function suitesOf(state: RunState): readonly Suite[] {
  const attempt = decidingAttempt(state);
  const verifications = attempt?.verifications ?? [];
  const parts = [
    ...codeSuites(attempt),
    { name: "verification", cases: verifications.map((each) => caseOf(each.command, each)) },
    ...verifications.map(({ command, tests }) => ({
      name: command,
      cases: (tests?.cases ?? []).map(ofTest),
    })),
  ];
  // If a failed part already explains the run's failure, the run itself is not listed too.
  const isTold =
    state.end?.outcome === "failed" &&
    parts.some(({ cases }) => cases.some(({ not }) => not?.as === "failure"));
  const all = isTold ? parts : [{ name: "run", cases: [ofRun(state)] }, ...parts];
  return all.filter(({ cases }) => cases.length > 0);
}

/** One suite for the blocks of each document, or of a reply. */
function codeSuites(attempt: Attempt | undefined): readonly Suite[] {
  const suites = new Map<string, Case[]>();
  for (const execution of attempt?.executions ?? []) {
    const { document: file, line = 1, language = "" } = attempt?.reply.blocks[execution.block] ?? {};
    const where = file === undefined ? `block ${execution.block + 1}` : `line ${line}`;
    const told = caseOf(`${where}: ${language}`, execution);
    const each = { ...told, ...(file !== undefined && { place: { file, line } }) };
    const suite = file ?? "code";
    suites.set(suite, [...(suites.get(suite) ?? []), each]);
  }
  return [...suites].map(([name, cases]) => ({ name, cases }));
}

function ofRun({ run, end, lastAt }: RunState): Case {
  const outcome = end?.outcome ?? "cancelled";
  const seconds = (Date.parse(lastAt ?? run!.at) - Date.parse(run!.at)) / 1000;
  const name = run!.task.text.trim().split("\n")[0]!.slice(0, 200);
  if (outcome === "passed" || outcome === "answered") return { name, seconds };
  const as = outcomes[outcome].exitCode === outcomes["infrastructure-error"].exitCode ? "error" : "failure";
  const message = `${outcome}: ${end?.reason ?? "The run has not ended yet."}`;
  return { name, seconds, not: { as, message } };
}

function caseOf(name: string, execution: Execution): Case {
  const { durationMs, ending, exitCode, evidence, stdout, stderr } = execution;
  const output = [stdout.text, stderr.text].filter((text) => text !== "").join("\n");
  const head = { name, seconds: durationMs / 1000, ...(output !== "" && { output }) };
  if (!hasRun(execution)) return { ...head, not: { as: "skipped", message: evidence } };
  if (hasPassed(execution)) return head;
  const { unproven, untested, unlikeDocument } = execution;
  const message =
    unproven ?? unlikeDocument ?? `${ending}, exit code ${exitCode ?? "unknown"}: ${untested ?? evidence}`;
  return { ...head, not: { as: "failure", message } };
}

function ofTest({ name, status }: TestCase): Case {
  if (status === "passed") return { name, seconds: 0 };
  return { name, seconds: 0, not: { as: status === "failed" ? "failure" : "skipped", message: status } };
}

function countsOf(cases: readonly Case[]): object {
  const of = (as: "failure" | "error" | "skipped") => cases.filter(({ not }) => not?.as === as).length;
  return {
    "@tests": cases.length,
    "@failures": of("failure"),
    "@errors": of("error"),
    "@skipped": of("skipped"),
    "@time": cases.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
  };
}

function testcase(suite: string, { name, seconds, place, not, output }: Case): object {
  return {
    "@classname": readable(suite),
    "@name": readable(name),
    ...(place !== undefined && { "@file": readable(place.file), "@line": place.line }),
    "@time": seconds.toFixed(3),
    ...(not !== undefined && { [not.as]: { "@message": readable(not.message) } }),
    ...(output !== undefined && { "system-out": readable(truncateMiddle(output, maxOutputChars)) }),
  };
}

/** Removes control characters, because viewers do not show them, and two more characters that XML forbids. */
function readable(text: string): string {
  return showHidden(text)
    .toWellFormed()
    .replace(/[\uFFFE\uFFFF]/g, "\uFFFD");
}
