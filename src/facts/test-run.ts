import { z } from "zod";
import { count, described, type Described, text } from "./described.js";

export const testStatus = described(() => z.enum(["passed", "failed", "skipped"]));

export type TestStatus = z.infer<ReturnType<typeof testStatus>>;

export const testCase = described(() =>
  z.object({
    /** The name that the test tool gives, at most 200 UTF-16 units. The name may be hostile, so escape it. */
    name: text(),
    status: testStatus(),
    /**
     * The place of a failed test and its message, at most 1,000 UTF-16 units each, as a report in JUnit XML names them.
     * The place and the message may be hostile. Absent: no report names a place.
     */
    place: z.object({ file: text(), line: count(), message: text() }).exactOptional(),
  }),
);

export interface TestCase extends Described<typeof testCase> {}

/** The tests of a verification. */
export const testRun = described(() =>
  z.object({
    /** The source of these numbers: `pytest's report`, `unittest's output`, `report.xml`. */
    by: text(),
    passed: count(),
    /** Failed tests, errors included. */
    failed: count(),
    skipped: count(),
    /** Each test. Absent if there are more than 1,000, or if the tool gives no names. */
    cases: z.array(testCase()).exactOptional(),
  }),
);

export interface TestRun extends Described<typeof testRun> {}

/** A warning about the tests, in addition to the verdict. */
export interface TestsWarning {
  /** `tests-removed`: the code removed tests that ran before any change. */
  readonly code: "tests-not-counted" | "tests-removed";
  readonly message: string;
}

/** `12 tests passed, 1 failed, 2 skipped`. */
export function testsWords({
  passed,
  failed,
  skipped,
}: Pick<TestRun, "passed" | "failed" | "skipped">): string {
  const more = [
    [failed, "failed"],
    [skipped, "skipped"],
  ] as const;
  const head = `${passed} ${passed === 1 ? "test" : "tests"} passed`;
  return [head, ...more.filter(([sum]) => sum > 0).map(([sum, word]) => `${sum} ${word}`)].join(", ");
}
