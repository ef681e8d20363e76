import type { Execution } from "../../facts/execution.js";
import type { TestCase, TestStatus, TestSums } from "../../facts/test-run.js";

export interface Counted extends TestSums {
  readonly cases: readonly TestCase[] | null;
}

export type OutputReader = (execution: Pick<Execution, "stdout" | "stderr">) => Counted | null;

export function counted(cases: readonly TestCase[]): Counted {
  const of = (status: TestStatus) => cases.filter((each) => each.status === status).length;
  return { passed: of("passed"), failed: of("failed"), skipped: of("skipped"), cases };
}
