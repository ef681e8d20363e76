import { z } from "zod";
import { count, described, type Described, text } from "./described.js";

export const testStatus = described(() => z.enum(["passed", "failed", "skipped"]));

export type TestStatus = z.infer<ReturnType<typeof testStatus>>;

export const testCase = described(() =>
  z.object({
    /** The test's name from the test tool, at most 200 UTF-16 units. It may be hostile, so escape it. */
    name: text(),
    status: testStatus(),
    /**
     * Where a test failed, and the message, from a JUnit XML report. Each text has at most 1,000 UTF-16 units and may
     * be hostile. Absent: no report names a place.
     */
    place: z.object({ file: text(), line: count(), message: text() }).exactOptional(),
  }),
);

export interface TestCase extends Described<typeof testCase> {}

/** The tests of a verification. */
export const testRun = described(() =>
  z.object({
    /** Where these numbers come from: `pytest's report`, `unittest's output`, `report.xml`. */
    by: text(),
    passed: count(),
    /** Failed tests, errors included. */
    failed: count(),
    skipped: count(),
    /** The result of each test. Absent if there are more than 1,000, or if the tool gives no names. */
    cases: z.array(testCase()).exactOptional(),
  }),
);

export interface TestRun extends Described<typeof testRun> {}

export type TestSums = Pick<TestRun, "passed" | "failed" | "skipped">;

/** A warning about the tests that is shown beside the result. */
export interface TestsWarning {
  /** `tests-removed`: the code removed tests that ran before any change. */
  readonly code: "tests-not-counted" | "tests-removed";
  readonly message: string;
}

/** For example `12 tests passed, 1 failed, 2 skipped`. */
export function testsWords({ passed, failed, skipped }: TestSums): string {
  const failures = failed > 0 ? `, ${failed} failed` : "";
  const skips = skipped > 0 ? `, ${skipped} skipped` : "";
  return `${passed} ${passed === 1 ? "test" : "tests"} passed${failures}${skips}`;
}
