import * as executors from "../conformance/executor-conformance.js";
import * as writers from "../conformance/writer-conformance.js";
import type { Conformance, ConformanceResult } from "../conformance/conformance.js";
import type { ModelTurn } from "../conformance/writer-cases.js";
import { completeExecutor, type OwnExecutor } from "../executors/own/own-executor.js";
import { completeWriter, type OwnWriter } from "./writer.js";

/** A writer to test, and a function that ends its model server. */
export interface OpenedWriter {
  readonly writer: OwnWriter;
  close(): Promise<void>;
}

/** Returns a writer whose model answers with these turns. */
export type OpenWriter = (model: { readonly turns: ModelTurn[] }) => Promise<OpenedWriter>;

/**
 * The contract of every executor, as cases for a test framework. Each call of `open` must return an executor with the
 * same settings. Its sandbox needs sh and python3. It must keep 1 MiB of a block's output, which is the default. If the
 * executor lacks optional methods, the library adds its defaults.
 *
 * ```js
 * const { cases, close } = executorConformance(() => myExecutor());
 * for (const { name, run } of cases) test(name, run);
 * after(close);
 * ```
 *
 * @throws AgentExecError `settings-invalid` if a known difference names no case.
 */
export function executorConformance(
  open: () => OwnExecutor,
  options: executors.ExecutorConformanceOptions = {},
): Conformance {
  return executors.executorConformance(() => completeExecutor(open()), options);
}

/**
 * Runs the contract tests on an executor, one after the other, and yields each result at once.
 * @throws like `executorConformance`; `image-unsuitable` if the sandbox lacks python3. If the signal aborts, the error
 * is the signal's reason.
 */
export function checkExecutor(
  open: () => OwnExecutor,
  options: executors.ExecutorConformanceOptions = {},
): AsyncGenerator<ConformanceResult> {
  return executors.checkExecutor(() => completeExecutor(open()), options);
}

/**
 * The contract of every writer, as cases for a test framework. The writer must not really wait between retries. It must
 * accept a silence of at least ten seconds.
 * @throws AgentExecError `settings-invalid` if a known difference names no case.
 */
export function writerConformance(
  open: OpenWriter,
  options: writers.WriterConformanceOptions = {},
): Conformance {
  return writers.writerConformance(completed(open), options);
}

/**
 * Runs the contract tests on a writer, one after the other.
 * @throws like `writerConformance`. If the signal aborts, the error is the signal's reason.
 */
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
