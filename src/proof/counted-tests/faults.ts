import { count } from "../../format/format.js";
import { listed, named } from "../../format/listed.js";
import { tally } from "../../format/tally.js";
import type { TestRun, TestSums } from "../../facts/test-run.js";

/**
 * Why passed tests prove nothing although the exit code is 0. Null if they do prove something.
 * @param mayBeFewer whether there is a known reason for fewer tests
 */
export function faultOf(now: TestRun, before: TestRun | undefined, mayBeFewer = false): string | null {
  if (ranIn(now) === 0) return now.skipped === 0 ? "no test ran" : "every test was skipped";
  if (now.failed > (before?.failed ?? 0))
    return `${count("test", now.failed)} failed, although the exit code was 0`;
  if (now.failed > 0 && now.passed <= before!.passed)
    return `${count("test", now.failed)} failed, as before any change, although the exit code was 0`;
  if (before === undefined) return null;
  if (totalOf(now) < totalOf(before) && !mayBeFewer)
    return `${count("test", totalOf(now))} ran or ${totalOf(now) === 1 ? "was" : "were"} skipped, but ${totalOf(before)} before any change`;
  const skipped = newlySkipped(now, before);
  if (skipped.length > 0) return `skipped now, but not before any change: ${listed(skipped.map(named))}`;
  // New tests may be skipped. Without names, a test that failed before may be the skipped one.
  const areNew = before.failed === 0 || (now.cases !== undefined && before.cases !== undefined);
  return now.skipped > before.skipped && !(areNew && ranIn(now) >= ranIn(before))
    ? `${count("test", now.skipped)} skipped, but only ${before.skipped} before any change`
    : null;
}

function ranIn({ passed, failed }: TestRun): number {
  return passed + failed;
}

export function totalOf({ passed, failed, skipped }: TestSums): number {
  return passed + failed + skipped;
}

function newlySkipped({ cases: now = [] }: TestRun, { cases: before = [] }: TestRun): readonly string[] {
  // Tests of several files can have the same name.
  const times = (cases: typeof now, isSkipped: boolean) =>
    tally(cases.filter(({ status }) => (status === "skipped") === isSkipped).map(({ name }) => name));
  const [ran, runs] = [times(before, false), times(now, false)];
  return [...times(now, true).keys()].filter((name) => (ran.get(name) ?? 0) > (runs.get(name) ?? 0));
}
