import { stripVTControlCharacters } from "node:util";
import { count } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import { type Execution, hasPassed, type Output } from "../../facts/execution.js";
import type { TestRun, TestsWarning } from "../../facts/test-run.js";
import { verificationScript } from "../verification-script.js";
import type { SeenTests } from "../verified-files.js";
import { type Additions, additionsTo, pytestReport } from "./additions.js";
import { faultOf, totalOf } from "./faults.js";
import { forgedNames } from "./forged-names.js";
import { goneTests } from "./gone-tests.js";
import { readReport, readReportFiles, removeReportFiles } from "./report-files.js";
import { counted, type Counted } from "./counted.js";
import { anyTests } from "./tool-output.js";
import { type CalledTool, calledTool } from "./test-tools.js";
import { untestedWords } from "./untested.js";

export interface TestedVerification extends SeenTests {
  /** The report files, from the workspace's root. Empty: no tests are counted. Absent: the called tool decides. */
  readonly reports: readonly string[] | undefined;
  /** Whether one of these files must exist. A clearly called tool must report tests in any case. */
  readonly isReportNeeded: boolean;
  /** The tests on the original files. Absent if unknown. */
  readonly before?: TestRun | undefined;
  /** Whether a second run may find out the tests' names, if the output lacks them. */
  readonly wantsNames: boolean;
  /** How many tests may have names. Default: 1,000. */
  readonly maxCases?: number | undefined;
  readonly run: (script: string) => Promise<Execution>;
  readonly anew: () => Promise<void>;
  readonly onWarning: (warning: TestsWarning) => void;
}

/**
 * Runs a verification's unchanged command, and counts its tests. If it ended with 0 but did not run the expected tests,
 * it is `unproven`. If it failed although no test failed, it is `untested`.
 */
export async function runVerification(command: string, how: TestedVerification): Promise<Execution> {
  const ran = await ranVerification(command, how);
  const { tests, ...untold } = ran;
  if (tests === undefined || (tests.cases?.length ?? 0) <= (how.maxCases ?? maxCases)) return ran;
  const { cases: _tooMany, ...sums } = tests;
  return { ...untold, tests: sums };
}

async function ranVerification(command: string, how: TestedVerification): Promise<Execution> {
  const { reports, before } = how;
  if (reports !== undefined) {
    await removeReportFiles(reports, how.read);
    const ran = await how.run(verificationScript(command));
    if (ran.ending !== "exited") return ran;
    if (reports.length === 0) return judged(ran, nothing, before);
    return heldAgainstBefore(ran, await toldByReports(reports, how), how);
  }
  const additions = additionsTo(command);
  const tool = calledTool(command);
  const ran = await how.run(verificationScript(command, additions.prepared));
  if (ran.ending !== "exited") return ran;
  const isAlone = !command.trim().includes("\n");
  // Each reading is a process in the sandbox. Another tool that is the only command calls no pytest.
  const mayReport = !isAlone || tool === null || tool.name === "pytest";
  const file = mayReport ? await readReport(`${additions.folder}/${pytestReport}`, how.read) : null;
  const report = file !== null && "cases" in file ? counted(file.cases) : null;
  // If a verification never reported tests, an unreadable report does not matter.
  const told =
    file !== null && "fault" in file && before?.by === byPytest
      ? unreadable(`${byPytest} ${file.fault}`, how)
      : toldByItself({ ran, report, tool, before, isAlone });
  const hasFailed = "tests" in told && told.tests.failed > 0;
  if (!hasFailed && additions.mayHaveBroken(ran, report !== null)) return asWritten(command, how);
  // Some projects prevent pytest from writing reports. In such a project there was no report before any change either.
  const mustReport = tool?.name === "pytest" && before?.by !== byPytestsOutput;
  const hasFolder = async () => (await how.read(`test -d ${additions.folder}`)).exitCode === 0;
  if (mustReport && file === null && hasPassed(ran) && (await hasFolder()))
    return judged(ran, { fault: "pytest ended before it reported its tests" }, before);
  const all = tool === null ? told : await withNames({ ran, told, tool, additions }, how);
  return heldAgainstBefore(ran, all, how);
}

/** Compares the names of tests, if known. Are any tests gone? Are the names real? */
async function heldAgainstBefore(ran: Execution, told: Told, how: TestedVerification): Promise<Execution> {
  const { before } = how;
  // Unchanged code forges nothing.
  const isOriginal = before === undefined && how.changed.size === 0;
  if (!hasPassed(ran) || isOriginal || !("tests" in told)) return judged(ran, told, before);
  const { tests } = told;
  const fewer = before === undefined ? 0 : totalOf(before) - totalOf(tests);
  const gone = fewer > 0 ? await goneTests(tests, before!, how) : null;
  const all = judged(ran, told, before, gone !== null);
  if (!hasPassed(all)) return all;
  const forged = await forgedNames(tests, before, how);
  if (forged !== null) return { ...all, unproven: forged };
  if (gone !== null)
    how.onWarning({
      code: "tests-removed",
      message: `${count("test", fewer)} fewer than before any change: the code changed or deleted tests (${listed(gone.map(named))}).`,
    });
  return all;
}

/** Runs the unchanged command in a fresh sandbox, because the addition may have caused the failure. */
async function asWritten(command: string, how: TestedVerification): Promise<Execution> {
  await how.anew();
  const ran = await how.run(verificationScript(command));
  if (ran.ending !== "exited") return ran;
  if (ran.exitCode === 0) how.onWarning({ code: "tests-not-counted", message: brokenByCounting(command) });
  const { before } = how;
  const told = toldByItself({ ran, report: null, tool: calledTool(command), before, isAlone: false });
  return heldAgainstBefore(ran, "fault" in told ? nothing : told, how);
}

function brokenByCounting(command: string): string {
  return `To count the tests, agent-exec sets PYTEST_ADDOPTS or GOFLAGS, but then the verification \`${command}\` fails. agent-exec ran the verification again without counting, and this second run decides.`;
}

type Fault = { readonly fault: string | null };
type Told = { readonly tests: TestRun } | Fault;

const nothing: Fault = { fault: null };

/** An unreadable report. It may be about something else, unless it reported tests on the original files. */
function unreadable(fault: string, { before, onWarning }: TestedVerification): Fault {
  if (before !== undefined) return { fault };
  const message = `Not all tests of the verification were counted: ${fault}.`;
  onWarning({ code: "tests-not-counted", message });
  return nothing;
}

function judged(ran: Execution, told: Told, before: TestRun | undefined, mayBeFewer = false): Execution {
  const tests = "tests" in told ? told.tests : undefined;
  const fault = "fault" in told ? told.fault : faultOf(told.tests, before, mayBeFewer);
  const untested = untestedWords(ran, tests);
  return {
    ...ran,
    ...(tests !== undefined && { tests }),
    ...(hasPassed(ran) && fault !== null && { unproven: fault }),
    ...(untested !== null && { untested }),
  };
}

function printedBy({ stdout, stderr }: Execution): Pick<Execution, "stdout" | "stderr"> {
  const plain = (output: Output): Output => ({ ...output, text: stripVTControlCharacters(output.text) });
  return { stdout: plain(stdout), stderr: plain(stderr) };
}

const byPytest = "pytest's report";
const byPytestsOutput = "pytest's output";

interface Telling {
  readonly ran: Execution;
  readonly report: Counted | null;
  readonly tool: CalledTool | null;
  readonly before: TestRun | undefined;
  readonly isAlone: boolean;
}

/** The tests that pytest's report has, unless the output lists more, for example from several calls. */
function toldByItself({ ran, report, tool, before, isAlone }: Telling): Told {
  const isCut = ran.stdout.truncated || ran.stderr.truncated;
  const plain = printedBy(ran);
  const printed = tool?.readOutput(plain) ?? (isCut ? null : anyTests(plain));
  const isWhole =
    printed === null || (isAlone && tool !== null) || isCut || totalOf(report ?? printed) >= totalOf(printed);
  if (report !== null && isWhole) return { tests: asRun(byPytest, report) };
  if (printed === null && tool !== null)
    return { fault: isCut ? null : `${tool.name} ended before it reported its tests` };
  if (before !== undefined && (printed === null || (before.by === byPytest && report === null))) {
    const tests = count("test", totalOf(before));
    return { fault: isCut ? null : `it reported ${tests} before any change, and now reports none` };
  }
  if (printed === null) return nothing;
  return { tests: asRun(tool === null ? "its output" : `${tool.name}'s output`, printed) };
}

/** The longest verification that runs a second time for names. For long ones, this takes too much time. */
const maxNamedMs = 30_000;

interface Named {
  readonly ran: Execution;
  readonly told: Told;
  readonly tool: CalledTool;
  readonly additions: Additions;
}

/**
 * Adds the tests' names by a second run of the tool, if needed. Only the first run decides. The names count only if
 * both runs report equally many tests. A tool that printed nothing must write a report.
 */
async function withNames({ ran, told, tool, additions }: Named, how: TestedVerification): Promise<Told> {
  if (tool.naming === undefined || !how.wantsNames) return told;
  const isCounted = "tests" in told;
  if (!isCounted && !hasPassed(ran)) return told;
  if (isCounted && (ran.durationMs > maxNamedMs || told.tests.cases !== undefined)) return told;
  if (isCounted && totalOf(told.tests) > (how.maxCases ?? maxCases)) return told;
  const file = `${additions.folder}/names.json`;
  const naming = tool.naming(file);
  const again = await how.read(verificationScript(naming));
  // Some tools print the names and write no file.
  const report = naming.includes(file) ? await readReport(file, how.read) : null;
  // If the second run failed, it says nothing about the first.
  if (again.exitCode !== ran.exitCode) return isCounted ? told : nothing;
  const isReport = report !== null && "cases" in report;
  const names = isReport ? counted(report.cases) : tool.readOutput(printedBy(again));
  if (names === null) return told;
  const tests = asRun(`${tool.name}'s output`, names);
  const isSame =
    isCounted && (["passed", "failed", "skipped"] as const).every((each) => tests[each] === told.tests[each]);
  return isSame || !isCounted ? { tests } : told;
}

/**
 * Counts the tests in report files. If a report cannot be read, there is a warning, and the exit code decides, because
 * the report may be about something else. But if it reported tests on the original files, it must do so again.
 */
async function toldByReports(patterns: readonly string[], how: TestedVerification): Promise<Told> {
  const files = await readReportFiles(patterns, how.read);
  if (files.length === 0)
    return { fault: how.isReportNeeded ? `it left no report ${listed(patterns.map(named))}` : null };
  const faults = files.flatMap((file) => ("fault" in file ? [`${named(file.path)} ${file.fault}`] : []));
  const told = faults.length > 0 ? unreadable(`its report ${listed(faults)}`, how) : nothing;
  if (told.fault !== null) return told;
  const found = files.filter((file) => "cases" in file);
  if (found.length === 0) return { fault: null };
  const by = listed(found.map(({ path }) => path));
  return { tests: asRun(by, counted(found.flatMap(({ cases }) => cases))) };
}

const maxCases = 1_000;

function asRun(by: string, { passed, failed, skipped, cases }: Counted): TestRun {
  const isNamed = cases !== null && cases.length > 0;
  return { by, passed, failed, skipped, ...(isNamed && { cases: [...cases] }) };
}
