import {
  type ExecutorConformanceOptions,
  executorConformance,
} from "../../src/conformance/executor-conformance.js";
import type { Executor } from "../../src/ports/executor.js";
import { sample } from "../chance.js";
import { describeConformance } from "./describe-conformance.js";

/** All groups of the contract in three parts, each for a file: one file with all of them takes longer than any other. */
export const contractParts = {
  blocks: ["languages", "endings", "output"],
  sequences: ["several blocks", "a verification", "a session"],
  files: ["files", "changes", "a checkpoint"],
} as const;

/** What every executor promises, as Jest's tests. */
export function describeExecutorContract(
  name: string,
  open: () => Executor,
  options: ExecutorConformanceOptions = {},
): void {
  describeConformance(`the executor contract, kept by ${name}`, executorConformance(open, options));
}

/** The same for what is a variant of one that is tried whole: about a fifth of it in each run. */
export function describeSampledContract(
  ...[name, open, options = {}]: Parameters<typeof describeExecutorContract>
): void {
  const { cases, close } = executorConformance(open, options);
  describeConformance(`the executor contract, kept by ${name}`, { cases: sample(cases, 5), close });
}
