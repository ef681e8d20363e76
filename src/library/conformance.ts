import * as executors from "../conformance/executor-conformance.js";
import * as writers from "../conformance/writer-conformance.js";
import type { Conformance, ConformanceResult } from "../conformance/conformance.js";
import type { ModelTurn } from "../conformance/writer-cases.js";
import { completeExecutor, type OwnExecutor } from "../executors/own/own-executor.js";
import { completeWriter, type OwnWriter } from "./writer.js";

/** A writer of one's own, and the end of the model that it asks. */
export interface OpenedWriter {
  readonly writer: OwnWriter;
  close(): Promise<void>;
}

/** Gives a writer whose model answers as the turns say. */
export type OpenWriter = (model: { readonly turns: ModelTurn[] }) => Promise<OpenedWriter>;

/**
 * What every executor promises, as cases for a test framework. `open` gives an executor, with the same settings each
 * time; its machine must have sh and python, and nothing else: no case needs a tool beside them. What it leaves out has
 * the library's default, as in a run. It keeps 1 MiB of a block's output, which is the default.
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
  open: () => OwnExecutor,
  options: executors.ExecutorConformanceOptions = {},
): Conformance {
  return executors.executorConformance(() => completeExecutor(open()), options);
}

/**
 * Tries every promise on an executor, one after the other, and yields what became of each as soon as it is known.
 * @throws like `executorConformance`. On abort: the signal's reason.
 */
export function checkExecutor(
  open: () => OwnExecutor,
  options: executors.ExecutorConformanceOptions = {},
): AsyncGenerator<ConformanceResult> {
  return executors.checkExecutor(() => completeExecutor(open()), options);
}

/**
 * What every writer promises, as cases for a test framework. Waits between the writer's own retries must not take real
 * time, and a silence must be allowed to last for at least ten seconds.
 * @throws AgentExecError `settings-invalid` for a known difference that is the name of no case.
 */
export function writerConformance(
  open: OpenWriter,
  options: writers.WriterConformanceOptions = {},
): Conformance {
  return writers.writerConformance(completed(open), options);
}

/** Tries every promise on a writer, one after the other. @throws like `writerConformance`. On abort: the signal's reason. */
export function checkWriter(
  open: OpenWriter,
  options: writers.WriterConformanceOptions = {},
): AsyncGenerator<ConformanceResult> {
  return writers.checkWriter(completed(open), options);
}

function completed(open: OpenWriter): writers.OpenWriter {
  return async (model) => {
    const { writer, close } = await open(model);
    return { writer: completeWriter(writer), close };
  };
}
