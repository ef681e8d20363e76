import { messageOf } from "../../../errors.js";
import { count } from "../../../format/format.js";
import { listed, named } from "../../../format/listed.js";
import { type Execution, hasPassed } from "../../../ports/execution.js";
import type { TestRun } from "../../../ports/test-run.js";
import { verificationScript } from "../verification-script.js";
import { casesIn } from "./report-formats.js";
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
  /** The same, of which nobody is told. */
  readonly read: (script: string) => Promise<Execution>;
}

/** The shell's way to our own report; not exported. */
const ownReport = "$_report";

/** Runs a verification and counts its tests. One that ended with 0 and did not test what it should is `unproven`. */
export async function runVerification(
  command: string,
  { reports, isReportNeeded, before, run, read }: TestedVerification,
): Promise<Execution> {
  const tool = reports === undefined ? calledTool(command) : null;
  const ran = await run(verificationScript(tool?.script ?? command, prepared(tool, reports)));
  if (ran.ending !== "exited" || reports?.length === 0) return ran;
  const told =
    tool !== null
      ? await fromTool(tool, ran, read)
      : reports !== undefined
        ? await fromReports(reports, read)
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
function prepared(tool: CalledTool | null, reports: readonly string[] = []): string {
  const isOwn = tool !== null && tool.readOutput === undefined;
  const paths = [...(isOwn ? [`"${ownReport}"`] : []), ...reports.map(quoted)];
  if (paths.length === 0) return "";
  const own = isOwn ? "_report=$PWD/.agent-exec-tests; " : "";
  return `${own}rm -rf -- ${paths.join(" ")} 2>/dev/null || :; `;
}

async function fromTool(tool: CalledTool, ran: Execution, read: TestedVerification["read"]): Promise<Told> {
  if (tool.readOutput === undefined) {
    const told = await readReport('"$PWD/.agent-exec-tests"', read);
    const by = `${tool.name}'s report`;
    if (told === null)
      return { fault: `${tool.name} ended before it had reported its tests`, isMissing: true };
    return "fault" in told ? { fault: `${by} ${told.fault}` } : { tests: asRun(by, told) };
  }
  const told = tool.readOutput(ran);
  if (told === null) return { fault: `${tool.name} ended before it had told of its tests`, isMissing: true };
  return { tests: asRun(`${tool.name}'s output`, told) };
}

async function fromReports(paths: readonly string[], read: TestedVerification["read"]): Promise<Told> {
  const runs: Counted[] = [];
  const found: string[] = [];
  for (const path of paths) {
    const told = await readReport(`./${quoted(path)}`, read);
    if (told === null) continue;
    if ("fault" in told) return { fault: `its report ${named(path)} ${told.fault}` };
    runs.push(told);
    found.push(path);
  }
  if (runs.length === 0) return { fault: `it left no report ${listed(paths.map(named))}`, isMissing: true };
  const sum = (of: "passed" | "failed" | "skipped") => runs.reduce((total, each) => total + each[of], 0);
  const cases = runs.flatMap((each) => each.cases ?? []);
  const all = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped"), cases };
  return { tests: asRun(found.join(", "), all) };
}

/** What one tells; null where there is none. */
async function readReport(
  path: string,
  read: TestedVerification["read"],
): Promise<Counted | { readonly fault: string } | null> {
  const { exitCode, stdout } = await read(
    `if test -f ${path}; then cat ${path}; else exit ${isNotThere}; fi`,
  );
  if (exitCode === isNotThere) return null;
  if (exitCode !== 0) return { fault: "could not be read" };
  if (stdout.truncated) return { fault: "is larger than `max-output` and so could not be counted" };
  try {
    const cases = casesIn(stdout.text);
    return cases === null ? { fault: "is neither JUnit XML, CTRF nor TAP" } : counted(cases);
  } catch (thrown) {
    return { fault: `could not be read: ${messageOf(thrown).slice(0, 200)}` };
  }
}

const isNotThere = 44;

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

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
