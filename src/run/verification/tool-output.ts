import type { Execution } from "../../ports/executor.js";
import type { TestCase, TestStatus } from "../../ports/test-run.js";
import { nameOf } from "./report-formats.js";

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

function lastOf(text: string, pattern: RegExp): RegExpExecArray | null {
  return [...text.matchAll(pattern)].at(-1) ?? null;
}
