import type { Execution } from "../../../ports/execution.js";
import type { TestCase, TestStatus } from "../../../ports/test-run.js";
import { nameOf } from "./formats/told-tests.js";

/** How many tests of each kind there were, with their names where these are told. */
export interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly cases: readonly TestCase[] | null;
}

export type OutputReader = (execution: Pick<Execution, "stdout" | "stderr">) => Counted | null;

export function counted(cases: readonly TestCase[]): Counted {
  const of = (status: TestStatus) => cases.filter((each) => each.status === status).length;
  return { passed: of("passed"), failed: of("failed"), skipped: of("skipped"), cases };
}

/** `unittest -v`: the last summary counts, and the names where as many are told. */
export const unittestTests: OutputReader = ({ stderr: { text } }) => {
  const ran = lastOf(text, /^Ran (\d+) tests? in /gm);
  if (ran === null) return null;
  const total = Number(ran[1]);
  const verdict =
    lastOf(text.slice(ran.index), /^(?:OK|FAILED|NO TESTS RAN)(?: \(([^)\n]*)\))?$/gm)?.[1] ?? "";
  const sums = new Map(verdict.split(", ").map((each) => each.split("=", 2) as [string, string]));
  const of = (word: string) => Number(sums.get(word) ?? 0);
  const failed = of("failures") + of("errors") + of("unexpected successes");
  const skipped = of("skipped") + of("expected failures");
  const cases = [
    ...text.matchAll(
      /^(\w{1,200} \([^)\n]{1,300}\))(?:\n.{0,300})? \.\.\. (ok|FAIL|ERROR|skipped|expected)/gm,
    ),
  ].map(([, name, word]): TestCase => ({ name: nameOf([name!]), status: unittestStatus(word!) }));
  return {
    passed: Math.max(0, total - failed - skipped),
    failed,
    skipped,
    cases: cases.length === total ? cases : null,
  };
};

function unittestStatus(word: string): TestStatus {
  if (word === "ok") return "passed";
  return word === "skipped" || word === "expected" ? "skipped" : "failed";
}

const goStatuses = { PASS: "passed", FAIL: "failed", SKIP: "skipped" } as const;

/** `go test -v`. */
export const goTests: OutputReader = ({ stdout: { text, truncated } }) => {
  if (truncated) return null;
  const lines = [...text.matchAll(/^ {0,40}--- (PASS|FAIL|SKIP): (\S{1,300}) \(/gm)];
  return counted(
    lines.map(([, word, name]) => ({
      name: nameOf([name!]),
      status: goStatuses[word as keyof typeof goStatuses],
    })),
  );
};

/** `cargo test`: a summary for each program of tests, and a line for each test. */
export const cargoTests: OutputReader = ({ stdout: { text } }) => {
  const sums = [...text.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;/gm)];
  if (sums.length === 0) return null;
  const of = (column: number) => sums.reduce((sum, each) => sum + Number(each[column]), 0);
  const [passed, failed, skipped] = [of(1), of(2), of(3)];
  const lines = [...text.matchAll(/^test (\S.{0,300}?) \.\.\. (ok|FAILED|ignored)/gm)];
  const cases = lines.map(([, name, word]): TestCase => ({
    name: nameOf([name!]),
    status: word === "ok" ? "passed" : word === "ignored" ? "skipped" : "failed",
  }));
  return { passed, failed, skipped, cases: cases.length === passed + failed + skipped ? cases : null };
};

/** Whatever test tool it is whose summaries stand among what a verification printed: counts alone, over all of them. */
export const anyTests: OutputReader = (execution) => {
  const { stdout, stderr } = execution;
  const text = `${stdout.text}\n${stderr.text}`;
  const all = [...unittestSums(text), ...wordSums(text), ...nodeSums(text)];
  const cargo = cargoTests({ stdout: { ...stdout, text }, stderr });
  const go = goTests({ stdout: { ...stdout, text }, stderr });
  if (cargo !== null) all.push(cargo);
  if (go !== null && go.passed + go.failed + go.skipped > 0) all.push(go);
  if (all.length === 0) return null;
  const sum = (of: keyof Sums) => all.reduce((total, each) => total + each[of], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped"), cases: null };
};

type Sums = Pick<Counted, "passed" | "failed" | "skipped">;

function unittestSums(text: string): Sums[] {
  const parts = text.split(/^(?=Ran \d+ tests? in )/m).filter((part) => part.startsWith("Ran "));
  return parts.flatMap((part) => unittestTests({ stdout: empty, stderr: { ...empty, text: part } }) ?? []);
}

const empty = { text: "", bytes: 0, truncated: false };

/** `== 3 passed, 1 failed in 0.1s ==` (pytest), `Tests: 1 failed, 5 passed, 6 total` (Jest), `5 passing` (Mocha). */
function wordSums(text: string): Sums[] {
  const lines = text.split("\n").filter((line) => line.length < 300 && summaryLine.test(line));
  return lines.map((line) => {
    const sums = [
      ...line.matchAll(/(\d{1,9}) (passed|passing|failed|failing|errors?|skipped|pending|xfailed|todo)\b/g),
    ];
    const of = (...words: readonly string[]) =>
      sums
        .filter(([, , word]) => words.includes(word!))
        .reduce((total, [, number]) => total + Number(number), 0);
    return {
      passed: of("passed", "passing"),
      failed: of("failed", "failing", "error", "errors"),
      skipped: of("skipped", "pending", "xfailed", "todo"),
    };
  });
}

const summaryLine =
  /^(?:=* ?\d{1,9} (?:passed|failed|skipped|error).{0,200} in [\d.]{1,20}s|Tests: {1,20}\d|\s{0,9}\d{1,9} (?:passing|failing|pending)\b)/;

/** What node's runner ends with, in each of its forms: a line for each kind, `tests` the first. */
function nodeSums(text: string): Sums[] {
  return text
    .split(/^(?=(?:ℹ|#) tests \d)/m)
    .filter((part) => part.slice(2).startsWith("tests "))
    .map((part) => {
      const of = (word: string) =>
        Number(
          part
            .split("\n")
            .find((line) => line.slice(2).startsWith(`${word} `))
            ?.slice(word.length + 3) ?? 0,
        ) || 0;
      return {
        passed: of("pass"),
        failed: of("fail") + of("cancelled"),
        skipped: of("skipped") + of("todo"),
      };
    });
}

function lastOf(text: string, pattern: RegExp): RegExpExecArray | null {
  return [...text.matchAll(pattern)].at(-1) ?? null;
}
