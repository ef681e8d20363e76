import { count } from "../../../format/format.js";
import { listed, named } from "../../../format/listed.js";
import { type Execution, hasPassed } from "../../../ports/execution.js";
import type { TestRun } from "../../../ports/test-run.js";
import { verificationScript } from "../verification-script.js";
import { readReport, readReportFiles, removeReportFiles } from "./report-files.js";
import { anyTests, counted, type Counted } from "./tool-output.js";
import { type CalledTool, calledTool } from "./test-tools.js";

export interface TestedVerification {
  /** Files that tell of the tests, from the workspace's root; none: they are not counted. Absent: by what the command calls. */
  readonly reports: readonly string[] | undefined;
  /** Whether one of those files has to be there; a tool that is plainly called always has to tell. */
  readonly isReportNeeded: boolean;
  /** What it told before any change; absent where nobody knows. */
  readonly before?: TestRun | undefined;
  /** Runs a script by `sh` where the verification runs. */
  readonly run: (script: string) => Promise<Execution>;
  /** The same, of which nobody is told, and whose output is kept as far as reports need it (`reportOutputBytes`). */
  readonly read: (script: string) => Promise<Execution>;
  /** Told, in a sentence, what could not be counted. */
  readonly onWarning?: ((message: string) => void) | undefined;
}

/** The shell's way to our own report; not exported. */
const ownReport = "$_report";

/** Runs a verification and counts its tests. One that ended with 0 and did not test what it should is `unproven`. */
export async function runVerification(
  command: string,
  { reports, isReportNeeded, before, run, read, onWarning }: TestedVerification,
): Promise<Execution> {
  const tool = reports === undefined ? calledTool(command) : null;
  if (reports !== undefined) await removeReportFiles(reports, read);
  const ran = await run(verificationScript(tool?.script ?? command, prepared(tool)));
  if (ran.ending !== "exited" || reports?.length === 0) return ran;
  const told =
    tool !== null
      ? await fromTool(tool, ran, read)
      : reports !== undefined
        ? await fromReports(reports, { read, before, onWarning })
        : fromOutput(ran, before);
  const fault = "fault" in told ? told.fault : faultOf(told.tests, before);
  const isMissing = "isMissing" in told && !isReportNeeded && tool === null && reports !== undefined;
  const tests = "tests" in told ? { tests: told.tests } : {};
  return { ...ran, ...tests, ...(hasPassed(ran) && fault !== null && !isMissing && { unproven: fault }) };
}

type Told = { readonly tests: TestRun } | { readonly fault: string | null; readonly isMissing?: true };

/** What a script calls nobody knows; what it told of tests before any change it has to tell again. */
function fromOutput(ran: Execution, before: TestRun | undefined): Told {
  if (ran.stdout.truncated || ran.stderr.truncated) return { fault: null };
  const told = anyTests(ran);
  if (told !== null) return { tests: asRun("its output", told) };
  const words =
    before === undefined
      ? null
      : `it told of ${count("test", totalOf(before))} before any change, and tells of none`;
  return { fault: words };
}

/** What lies there of an earlier run, or was put there by the code, is none of this run's. */
function prepared(tool: CalledTool | null): string {
  if (tool === null || tool.readOutput !== undefined) return "";
  return `_report=$PWD/.agent-exec-tests; rm -rf -- "${ownReport}" 2>/dev/null || :; `;
}

async function fromTool(tool: CalledTool, ran: Execution, read: TestedVerification["read"]): Promise<Told> {
  if (tool.readOutput === undefined) {
    const told = await readReport('"$PWD/.agent-exec-tests"', read);
    const by = `${tool.name}'s report`;
    if (told === null)
      return { fault: `${tool.name} ended before it had reported its tests`, isMissing: true };
    return "fault" in told ? { fault: `${by} ${told.fault}` } : { tests: asRun(by, counted(told.cases)) };
  }
  const told = tool.readOutput(ran);
  if (told === null) return { fault: `${tool.name} ended before it had told of its tests`, isMissing: true };
  return { tests: asRun(`${tool.name}'s output`, told) };
}

/**
 * What reports tell. Of one that cannot be read people are warned, and their command decides: it may be a report of something
 * else. Where it told of tests before any change it has to tell of them again.
 */
async function fromReports(
  patterns: readonly string[],
  { read, before, onWarning }: Pick<TestedVerification, "read" | "before" | "onWarning">,
): Promise<Told> {
  const files = await readReportFiles(patterns, read);
  if (files.length === 0)
    return { fault: `it left no report ${listed(patterns.map(named))}`, isMissing: true };
  const faults = files.flatMap((file) => ("fault" in file ? [`${named(file.path)} ${file.fault}`] : []));
  const fault = `its report ${listed(faults)}`;
  if (faults.length > 0 && before !== undefined) return { fault };
  if (faults.length > 0) onWarning?.(`Not all tests of the verification were counted: ${fault}.`);
  const found = files.filter((file) => "cases" in file);
  if (found.length === 0) return { fault: null };
  const by = listed(found.map(({ path }) => path));
  return { tests: asRun(by, counted(found.flatMap(({ cases }) => cases))) };
}

/** 1,000: more are named nowhere. */
const maxCases = 1_000;

function asRun(by: string, { passed, failed, skipped, cases }: Counted): TestRun {
  const isNamed = cases !== null && cases.length > 0 && cases.length <= maxCases;
  return { by, passed, failed, skipped, ...(isNamed && { cases: [...cases] }) };
}

/** Why tests that all passed, by the exit code, are no proof; null where they are. */
function faultOf(now: TestRun, before: TestRun | undefined): string | null {
  if (now.passed + now.failed === 0) return now.skipped === 0 ? "no test ran" : "every test was skipped";
  if (now.failed > (before?.failed ?? 0))
    return `${count("test", now.failed)} failed, though it ended with 0`;
  if (now.failed > 0 && now.passed <= before!.passed)
    return `${count("test", now.failed)} failed, as before any change, though it ended with 0`;
  if (before === undefined) return null;
  if (totalOf(now) < totalOf(before))
    return `${count("test", totalOf(now))} ran or ${totalOf(now) === 1 ? "was" : "were"} skipped, and there were ${totalOf(before)} before any change`;
  const skipped = newlySkipped(now, before);
  if (skipped.length > 0) return `skipped since any change: ${listed(skipped.map(named))}`;
  return now.skipped > before.skipped
    ? `${count("test", now.skipped)} skipped, and ${before.skipped} before any change`
    : null;
}

function totalOf({ passed, failed, skipped }: TestRun): number {
  return passed + failed + skipped;
}

function newlySkipped({ cases: now = [] }: TestRun, { cases: before = [] }: TestRun): readonly string[] {
  const namesOf = (cases: typeof now, isSkipped: boolean) =>
    new Set(cases.filter(({ status }) => (status === "skipped") === isSkipped).map(({ name }) => name));
  const ran = namesOf(before, false);
  return [...namesOf(now, true)].filter((name) => ran.has(name));
}
