import type { Executor } from "../ports/executor.js";
import {
  check,
  conformanceOf,
  type Conformance,
  type ConformanceOptions,
  type ConformanceResult,
} from "./conformance.js";
import { changeCases } from "./change-cases.js";
import { checkpointCases } from "./checkpoint-cases.js";
import { endingCases } from "./ending-cases.js";
import { ExecutorStage } from "./executor-stage.js";
import { fileCases } from "./file-cases.js";
import { languageCases } from "./language-cases.js";
import { outputCases } from "./output-cases.js";
import { sequenceCases } from "./sequence-cases.js";
import { sessionCases } from "./session-cases.js";
import { verificationCases } from "./verification-cases.js";

const groups = {
  languages: languageCases,
  endings: endingCases,
  output: outputCases,
  "several blocks": sequenceCases,
  "a verification": verificationCases,
  files: fileCases,
  changes: changeCases,
  "a checkpoint": checkpointCases,
  "a session": sessionCases,
};

export type ExecutorConformanceOptions = ConformanceOptions<keyof typeof groups>;

/**
 * The contract of every executor, as cases for a test framework.
 * @param open Returns an executor with the same settings each time. The executor's sandbox needs sh and python3, and must keep 1 MiB of a block's output, the default.
 */
export function executorConformance(
  open: () => Executor,
  options: ExecutorConformanceOptions = {},
): Conformance {
  return conformanceOf(groups, new ExecutorStage(open), options);
}

/** Runs the cases, one after the other. If no session can start, every case fails after a single try. @throws like `check`. */
export function checkExecutor(
  open: () => Executor,
  options: ExecutorConformanceOptions = {},
): AsyncGenerator<ConformanceResult> {
  return check(executorConformance(open, options), options);
}
