import { counted, type Counted, type OutputReader } from "./counted.js";
import type { TestCase, TestStatus, TestSums } from "../../facts/test-run.js";
import { nameOf } from "./formats/told-tests.js";
import { nodeSums, nodeTests } from "./node-output.js";

/** unittest's last summary, with names if `-v` lists equally many. A test with failed subtests counts once. */
export const unittestTests: OutputReader = ({ stderr: { text } }) => {
  const ran = lastOf(text, /^Ran (\d+) tests? in /gm);
  if (ran === null) return null;
  const verdict =
    lastOf(text.slice(ran.index), /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^)\n]*)\))?$/gm)?.[1] ?? "";
  const sums = new Map(verdict.split(", ").map((each) => each.split("=", 2) as [string, string]));
  const of = (word: string) => Number(sums.get(word) ?? 0);
  const failures = of("failures") + of("errors") + of("unexpected successes");
  // If a class or module cannot be set up, unittest counts an error without a test.
  const setUps = [...text.matchAll(setUpError)].slice(0, of("errors"));
  const total = Number(ran[1]) + setUps.length;
  const skipped = Math.min(total, of("skipped") + of("expected failures"));
  const failed = failures === 0 ? 0 : Math.max(1, Math.min(failures, total - skipped));
  const cases = [
    ...unittestCases(text).filter(({ name }) => !setUp.test(name)),
    ...setUps.map(([, name]): TestCase => ({ name: nameOf([name!]), status: "failed" })),
  ];
  return {
    passed: Math.max(0, total - failed - skipped),
    failed,
    skipped,
    cases: cases.length === total ? cases : null,
  };
};

const setUp = /^(?:setUp|tearDown)(?:Class|Module) \(/;
const setUpError = /^ERROR: ((?:setUp|tearDown)(?:Class|Module) \([^)\n]{1,300}\))$/gm;

/** Reads unittest's tests. A docstring, warnings and logs can come between a test's name and its status. */
function unittestCases(text: string): TestCase[] {
  return text.split(/^(?=[\w.]{1,200} \([^)\n]{1,300}\)(?:$| \.\.\. ))/m).flatMap((part) => {
    const [name] = /^[\w.]{1,200} \([^)\n]{1,300}\)/.exec(part) ?? [];
    const [told = ""] = part.split(/^={70}$|^-{70}$/m, 1);
    const word = lastOf(
      told,
      /(?:^| \.\.\. )(ok$|FAIL$|ERROR$|skipped |expected failure$|unexpected success$)/gm,
    )?.[1];
    return name === undefined || word === undefined
      ? []
      : [{ name: nameOf([name]), status: unittestStatuses[word] ?? "failed" }];
  });
}

const unittestStatuses: Readonly<Record<string, TestStatus>> = {
  ok: "passed",
  "skipped ": "skipped",
  "expected failure": "skipped",
};

const goStatuses = { PASS: "passed", FAIL: "failed", SKIP: "skipped" } as const;

export const goTests: OutputReader = ({ stdout: { text, truncated } }) => {
  // Without one of these lines, the failure came before any test.
  if (truncated || !/^(?:ok|FAIL|\?)\s|^ {0,40}--- /m.test(text)) return null;
  const lines = [...text.matchAll(/^ {0,40}--- (PASS|FAIL|SKIP): (\S{1,300}) \(/gm)];
  return counted(
    lines.map(([, word, name]) => ({
      name: nameOf([name!]),
      status: goStatuses[word as keyof typeof goStatuses],
    })),
  );
};

/** Reads the output of `cargo test`: one summary for each test program, and one line for each test. */
export const cargoTests: OutputReader = ({ stdout: { text } }) => {
  const sums = [...text.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
  if (sums.length === 0) return null;
  const of = (column: number) => sums.reduce((sum, each) => sum + Number(each[column]), 0);
  const [passed, failed, skipped] = [of(1), of(2), of(3)];
  const lines = [...text.matchAll(/^test (\S.{0,300}?) \.\.\. (ok|FAILED|ignored)/gm)];
  const cases = lines.map(([, name, word]): TestCase => ({
    // A test in a comment has its line's number, which changes with the lines above it.
    name: nameOf([name!.replace(/ \(line \d{1,9}\)/, "")]),
    status: word === "ok" ? "passed" : word === "ignored" ? "skipped" : "failed",
  }));
  return { passed, failed, skipped, cases: cases.length === passed + failed + skipped ? cases : null };
};

/** Reads the summary lines of pytest, Jest, Vitest and Mocha. They contain only numbers. */
function lineTests(isOne: (line: string) => boolean): OutputReader {
  return ({ stdout, stderr }) => {
    const sums = lineSums(`${stdout.text}\n${stderr.text}`, isOne);
    return sums.length === 0 ? null : { ...sumOf(sums), cases: null };
  };
}

export const pytestSums = lineTests((line) => pytestLine.test(line));

export const jestSums = lineTests((line) => jestLine.test(line));

/** Reads the summaries of any test tools in a verification's output. */
export const anyTests: OutputReader = (execution) => {
  const { stdout, stderr } = execution;
  const text = `${stdout.text}\n${stderr.text}`;
  const all = [
    ...unittestSums(text),
    ...lineSums(text, (line) => [pytestLine, jestLine, mochaLine].some((each) => each.test(line))),
    ...nodeSums(text),
  ];
  const cargo = cargoTests({ stdout: { ...stdout, text }, stderr });
  // Without `-v`, go lists the failed tests alone: once they pass, it would seem that the tests are gone.
  const go = text.includes("=== RUN ") ? goTests({ stdout: { ...stdout, text }, stderr }) : null;
  if (cargo !== null) all.push(cargo);
  if (go !== null && go.passed + go.failed + go.skipped > 0) all.push(go);
  if (all.length === 0) return null;
  const sums = sumOf(all);
  return { ...sums, cases: all.length === 1 ? namesIn(text, sums) : null };
};

function namesIn(text: string, { passed, failed, skipped }: TestSums): readonly TestCase[] | null {
  const output = { ...empty, text };
  const told = [unittestTests, nodeTests, cargoTests, goTests].map((read) =>
    read({ stdout: output, stderr: output }),
  );
  const isSame = (each: Counted | null) =>
    each?.passed === passed && each.failed === failed && each.skipped === skipped;
  return told.find((each) => isSame(each) && each!.cases !== null)?.cases ?? null;
}

function sumOf(all: readonly TestSums[]): TestSums {
  const sum = (of: keyof TestSums) => all.reduce((total, each) => total + each[of], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

function unittestSums(text: string): TestSums[] {
  const parts = text.split(/^(?=Ran \d+ tests? in )/m).filter((part) => part.startsWith("Ran "));
  return parts.flatMap((part) => unittestTests({ stdout: empty, stderr: { ...empty, text: part } }) ?? []);
}

const empty = { text: "", bytes: 0, truncated: false };

/** For example `== 3 passed, 1 failed in 0.1s ==`. Quiet runs print a shorter line. */
const pytestLine =
  /^=* ?(?:\d{1,9} (?:passed|failed|skipped|error|xfailed|xpassed|deselected)|no tests ran).{0,200} in [\d.]{1,20}s\b/;
/**
 * For example `Tests: 1 failed, 5 passed, 6 total` or `Tests  1 failed | 5 passed (6)`. PHPUnit prints
 * `Tests: 2, Assertions: 2` if a test failed, and `Tests` nowhere if all passed.
 */
const jestLine = /^ {0,9}Tests:? {1,20}\d{1,9} (?:passed|failed|skipped|todo|total)\b/;
const mochaLine = /^\s{0,9}\d{1,9} (?:passing|failing|pending)\b/;

const summaryWords =
  /(\d{1,9}) (passed|passing|failed|failing|errors?|skipped|pending|xfailed|xpassed|todo)\b/g;

function lineSums(text: string, isOne: (line: string) => boolean): TestSums[] {
  const lines = text.split("\n").filter((line) => line.length < 300 && isOne(line));
  return lines.map((line) => {
    const sums = [...line.matchAll(summaryWords)];
    const of = (...words: readonly string[]) =>
      sums
        .filter(([, , word]) => words.includes(word!))
        .reduce((total, [, number]) => total + Number(number), 0);
    return {
      passed: of("passed", "passing", "xpassed"),
      // A test that failed and whose clean-up failed too is in both numbers, but it is one test.
      failed: Math.max(of("failed", "failing"), of("error", "errors")),
      skipped: of("skipped", "pending", "xfailed", "todo"),
    };
  });
}

function lastOf(text: string, pattern: RegExp): RegExpExecArray | null {
  return [...text.matchAll(pattern)].at(-1) ?? null;
}
