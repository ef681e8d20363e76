/**
 * The library. It exports a sandbox, a run, and the interfaces for your own writer, executor or reporter
 * (docs/library.md).
 */
export { createRun } from "./library/run.js";
export { docker } from "./library/docker.js";
export { local } from "./library/local.js";
export { readFunctions } from "./library/functions.js";
export { openai, script } from "./library/writer.js";
export type { OwnReporter, Run, RunOptions } from "./library/run-options.js";
export type { DockerOptions } from "./library/docker.js";
export type { Answer, ApprovalRequest, OwnApprover } from "./library/approver.js";
export type { OwnBlockHook } from "./library/before-block.js";
export type { OpenAiOptions, OwnReply, OwnWriter, ScriptTurn } from "./library/writer.js";
export type * from "./library/executor.js";
export { outcomes } from "./facts/outcomes.js";
export { checkExecutor, checkWriter, executorConformance, writerConformance } from "./library/conformance.js";
export type { OpenedWriter, OpenWriter } from "./library/conformance.js";
export type { ExecutorConformanceOptions } from "./conformance/executor-conformance.js";
export type { WriterConformanceOptions } from "./conformance/writer-conformance.js";
export type {
  Conformance,
  ConformanceCase,
  ConformanceOptions,
  ConformanceResult,
} from "./conformance/conformance.js";
export type { ModelFault, ModelTurn } from "./conformance/writer-cases.js";
export { resultOf } from "./reports/result/result.js";
export type { RunResult } from "./reports/result/result.js";
export { parseTranscript } from "./reports/transcript/transcript.js";
export { AgentExecError, errorCodes, isAgentExecError } from "./errors.js";
export type { ErrorCode } from "./errors.js";
export { EngineUnavailableError, ImageUnavailableError } from "./ports/executor.js";
export { NoDecisionError, WriterUnavailableError } from "./ports/writer.js";
export type * from "./facts/block.js";
export type * from "./facts/endings.js";
export type * from "./facts/events.js";
export type * from "./facts/execution.js";
export type * from "./ports/executor.js";
export type * from "./facts/outcomes.js";
export type * from "./ports/reporter.js";
export type * from "./facts/task.js";
export type * from "./ports/workspace.js";
export type * from "./ports/writer.js";
export { version } from "./version.js";
