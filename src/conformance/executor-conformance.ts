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
 * What every executor promises, as cases for a test framework. `open` gives an executor, with the same settings each
 * time; its machine must have sh and python, and nothing else: no case needs a tool beside them. It keeps 1 MiB of a block's
 * output, which is the default.
 *
 * ```js
 * const { cases, close } = executorConformance(() => myExecutor());
 * for (const { name, run } of cases) test(name, run);
 * after(close);
 * ```
 *
 * @throws AgentExecError `settings-invalid` for a known difference that is the name of no case.
 */
export function executorConformance(
  open: () => Executor,
  options: ExecutorConformanceOptions = {},
): Conformance {
  return conformanceOf(groups, new ExecutorStage(open), options);
}

/**
 * Tries every promise on an executor, one after the other, and yields what became of each as soon as it is known. What
 * was opened is ended when the last one was taken, or none is taken any more. An executor of which no session can be
 * started fails every case, and is tried once.
 *
 * @throws AgentExecError `settings-invalid` for a known difference that is the name of no case. On abort: the signal's
 *   reason.
 */
export function checkExecutor(
  open: () => Executor,
  options: ExecutorConformanceOptions = {},
): AsyncGenerator<ConformanceResult> {
  return check(executorConformance(open, options), options);
}
