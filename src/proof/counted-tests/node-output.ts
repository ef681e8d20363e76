import type { TestCase, TestStatus, TestSums } from "../../facts/test-run.js";
import { nameOf } from "./formats/told-tests.js";
import type { OutputReader } from "./counted.js";

/** Reads the output of `node --test`: the last summary, and the names if the output lists equally many tests. */
export const nodeTests: OutputReader = ({ stdout: { text } }) => {
  const sums = nodeSums(text).at(-1);
  if (sums === undefined) return null;
  const { passed, failed, skipped } = sums;
  const told = /^(?: {4})*(?:not )?ok \d/m.test(text) ? tapCases(text) : specCases(text);
  const cases = told.find((each) => each.length === passed + failed + skipped) ?? null;
  return { passed, failed, skipped, cases };
};

/** The summaries of node's test runner, in each of its formats. A summary has one line per kind, `tests` first. */
export function nodeSums(text: string): TestSums[] {
  return text
    .split(/^(?=(?:ℹ|#) tests \d)/m)
    .filter((part) => part.slice(2).startsWith("tests "))
    .map((part) => {
      const lines = part.split("\n");
      const of = (word: string) =>
        Number(lines.find((line) => line.slice(2).startsWith(`${word} `))?.slice(word.length + 3) ?? 0) || 0;
      return {
        passed: of("pass"),
        failed: of("fail") + of("cancelled"),
        skipped: of("skipped") + of("todo"),
      };
    });
}

interface Point {
  readonly depth: number;
  readonly name: string;
  readonly status: TestStatus;
  isSuite: boolean;
}

/** Each test, without suites. */
function tapCases(text: string): readonly (readonly TestCase[])[] {
  const points: Point[] = [];
  for (const line of text.split("\n")) {
    const [, indent, not, rest] = /^((?: {4})*)(not )?ok \d+(?: - (.*))?$/.exec(line.trimEnd()) ?? [];
    if (indent !== undefined) {
      const [name = "", directive = ""] = (rest ?? "").split(/(?<!\\) # /, 2);
      const status = /^(?:SKIP|TODO)/i.test(directive) ? "skipped" : not === undefined ? "passed" : "failed";
      points.push({ depth: indent.length / 4, name: name.replaceAll("\\#", "#"), status, isSuite: false });
    } else if (/^ {2,}type: 'suite'$/.test(line) && points.length > 0) points.at(-1)!.isSuite = true;
  }
  return [casesOf(points.toReversed(), "down").toReversed()];
}

/** Newer versions also print a line for a suite, like a test's. The list with the right number of tests counts. */
function specCases(text: string): readonly (readonly TestCase[])[] {
  const points: Point[] = [];
  const body = text.split(/^ℹ tests \d/m, 1)[0]!;
  for (const line of body.split("\n")) {
    const [, indent, mark, words] = /^((?: {2})*)([✔✖﹣⚠▶]) (.+)$/.exec(line.trimEnd()) ?? [];
    if (indent === undefined) continue;
    const [, name = words!, isSkipped] = /^(.*?)(?: \([\d.]+ms\))?( # .*)?$/.exec(words!) ?? [];
    const status = mark === "﹣" || isSkipped ? "skipped" : mark === "✖" ? "failed" : "passed";
    points.push({ depth: indent.length / 2, name, status, isSuite: mark === "▶" });
  }
  const whole = points.filter(({ isSuite }) => !isSuite);
  const begun = points.filter(({ isSuite }) => isSuite).map(({ name, depth }) => `${depth} ${name}`);
  const tests = whole.filter(({ name, depth }) => !begun.includes(`${depth} ${name}`));
  return [casesOf(tests, "flat"), casesOf(whole, "flat")];
}

/** @param order `down` if a suite's line comes before its tests */
function casesOf(points: readonly Point[], order: "down" | "flat"): readonly TestCase[] {
  const around: string[] = [];
  const cases: TestCase[] = [];
  for (const { depth, name, status, isSuite } of points) {
    around.length = Math.min(depth, around.length);
    if (!isSuite) cases.push({ name: nameOf(order === "down" ? [...around, name] : [name]), status });
    around[depth] = name;
  }
  return cases;
}
