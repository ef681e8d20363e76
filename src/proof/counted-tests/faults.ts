import { count } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import type { TestRun } from "../../facts/test-run.js";

/**
 * Why passed tests prove nothing although the exit code is 0. Null if they do prove something.
 * @param mayBeFewer whether there is a known reason for fewer tests
 */
export function faultOf(now: TestRun, before: TestRun | undefined, mayBeFewer = false): string | null {
  if (now.passed + now.failed === 0) return now.skipped === 0 ? "no test ran" : "every test was skipped";
  if (now.failed > (before?.failed ?? 0))
    return `${count("test", now.failed)} failed, although the exit code was 0`;
  if (now.failed > 0 && now.passed <= before!.passed)
    return `${count("test", now.failed)} failed, as before any change, although the exit code was 0`;
  if (before === undefined) return null;
  if (totalOf(now) < totalOf(before) && !mayBeFewer)
    return `${count("test", totalOf(now))} ran or ${totalOf(now) === 1 ? "was" : "were"} skipped, but ${totalOf(before)} before any change`;
  const skipped = newlySkipped(now, before);
  if (skipped.length > 0) return `skipped now, but not before any change: ${listed(skipped.map(named))}`;
  // New tests may be skipped.
  return now.skipped > before.skipped && ranIn(now) < ranIn(before)
    ? `${count("test", now.skipped)} skipped, but only ${before.skipped} before any change`
    : null;
}

function ranIn({ passed, failed }: TestRun): number {
  return passed + failed;
}

export function totalOf({ passed, failed, skipped }: Pick<TestRun, "passed" | "failed" | "skipped">): number {
  return passed + failed + skipped;
}

function newlySkipped({ cases: now = [] }: TestRun, { cases: before = [] }: TestRun): readonly string[] {
  const namesOf = (cases: typeof now, isSkipped: boolean) =>
    new Set(cases.filter(({ status }) => (status === "skipped") === isSkipped).map(({ name }) => name));
  const ran = namesOf(before, false);
  return [...namesOf(now, true)].filter((name) => ran.has(name));
}
