import type { ExecutorConformanceOptions } from "../../src/conformance/executor-conformance.js";
import { executorConformance } from "../../src/conformance/executor-conformance.js";
import type { Executor } from "../../src/ports/executor.js";
import { describeConformance } from "./describe-conformance.js";

/** What every executor promises, as Jest's tests. */
export function describeExecutorContract(
  name: string,
  open: () => Executor,
  options: ExecutorConformanceOptions = {},
): void {
  describeConformance(`the executor contract, kept by ${name}`, executorConformance(open, options));
}
