/**
 * The library: the engine over ports, and the adapters to plug into them.
 *
 * `run(request, ports, { signal })` runs a task to its end; everything that people read is rendered from the events
 * that it resolves with.
 */
export { run } from "./run/run.js";
export type { FinishedRun, RunRequest } from "./run/run.js";
export type { RunPorts } from "./run/run-ports.js";
export { fold } from "./run/apply.js";
export type { Attempt, RunState } from "./run/state.js";
export { outcomes } from "./run/outcomes.js";
export { checkExecutor, executorConformance } from "./conformance/executor-conformance.js";
export type { ExecutorConformanceOptions } from "./conformance/executor-conformance.js";
export { checkWriter, writerConformance } from "./conformance/writer-conformance.js";
export type { OpenedWriter, OpenWriter, WriterConformanceOptions } from "./conformance/writer-conformance.js";
export type {
  Conformance,
  ConformanceCase,
  ConformanceOptions,
  ConformanceResult,
} from "./conformance/conformance.js";
export type { ModelFault, ModelTurn } from "./conformance/writer-cases.js";
export { AgentExecError, errorCodes } from "./errors.js";
export type { ErrorCode } from "./errors.js";
export { createRunFolder } from "./run-folder/run-folder.js";
export { systemClock } from "./process/system-clock.js";
export { createDockerExecutor } from "./executors/docker/docker-executor.js";
export { createLocalExecutor } from "./executors/local/local-executor.js";
export { createOpenAiWriter } from "./writers/openai/openai-writer.js";
export { createScriptedWriter } from "./writers/scripted/scripted-writer.js";
export { parseScript } from "./writers/scripted/script.js";
export { createRedactor } from "./redaction/redact.js";
export { resultOf } from "./reports/result.js";
export { parseTranscript } from "./reports/transcript.js";
export type * from "./ports/block.js";
export type * from "./ports/clock.js";
export type * from "./ports/event-log.js";
export type * from "./ports/events.js";
export type * from "./ports/executor.js";
export type * from "./ports/reporter.js";
export type * from "./ports/task.js";
export type * from "./ports/workspace.js";
export type * from "./ports/writer.js";
export { version } from "./version.js";
