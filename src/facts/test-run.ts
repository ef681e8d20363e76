import { z } from "zod";
import { count, described, type Described, text } from "./described.js";

export const testStatus = described(() => z.enum(["passed", "failed", "skipped"]));

export type TestStatus = z.infer<ReturnType<typeof testStatus>>;

export const testCase = described(() =>
  z.object({
    /** As its tool names it, at most 200 UTF-16 units; hostile, to be shown escaped. */
    name: text(),
    status: testStatus(),
  }),
);

export interface TestCase extends Described<typeof testCase> {}

/** What a verification tells of the tests that it ran. */
export const testRun = described(() =>
  z.object({
    /** Who told it: `pytest's report`, `unittest's output`, `report.xml`. */
    by: text(),
    passed: count(),
    /** Errors among them. */
    failed: count(),
    skipped: count(),
    /** Each of them; absent where there are more than 1,000, or their names are not told. */
    cases: z.array(testCase()).exactOptional(),
  }),
);

export interface TestRun extends Described<typeof testRun> {}

/** What a person should know of the tests beside the verdict. */
export interface TestsWarning {
  /** `tests-removed`: the code removed some that ran before any change. */
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
