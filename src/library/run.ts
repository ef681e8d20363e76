import { z } from "zod";
import { threadMessage } from "../facts/task.js";
import { newRunId, type RunParts, runAssembled } from "../compose/assemble.js";
import { policyOf } from "../compose/policy.js";
import { openWorkspace } from "../compose/workspace.js";
import { type AgentExecError, settingsInvalid } from "../errors.js";
import type { DataCheck } from "../ports/data-check.js";
import type { Policy } from "../facts/events.js";
import type { Reporter } from "../ports/reporter.js";
import type { RunResult } from "../reports/result/result.js";
import { createRunFolder } from "../run-folder/run-folder.js";
import { taskOf } from "../settings/task.js";
import { completeApprover } from "./approver.js";
import { completeHook } from "./before-block.js";
import { EventStream } from "./event-stream.js";
import { libraryExecutor } from "./executor.js";
import { refuseUnknown } from "./known-options.js";
import { never } from "./never.js";
import { refuseIdle, runOptions, settingsOf, valuesOf } from "./options.js";
import type { OwnReporter, Run, RunOptions } from "./run-options.js";
import { completeWriter } from "./writer.js";

/**
 * Starts a run: a writer writes code for the task, and the executor runs it, until the code passes or a limit is
 * reached. The run starts at once, even if nobody reads its events. To stop the run, use `signal`. Leaving the loop
 * over the events does not stop it.
 * @throws AgentExecError `settings-invalid` for wrong options, `task-invalid` for an empty or huge task.
 */
export function createRun(options: RunOptions): Run {
  const id = newRunId();
  const choose = choiceOf(options, id);
  const events = new EventStream();
  const start = async (): Promise<RunResult> => {
    try {
      const parts = await choose();
      const reporters = [events, ...parts.reporters];
      return (await runAssembled({ ...parts, reporters }, options.signal ?? never())).result;
    } finally {
      events.end();
    }
  };
  const result = start();
  return {
    id,
    result,
    async *[Symbol.asyncIterator]() {
      // A loop over the events also throws this error. So an unhandled rejection of `result` must not end the process.
      result.catch(() => undefined);
      yield* events;
      await result;
    },
  };
}

const known = {
  ...runOptions,
  task: true,
  thread: true,
  writer: true,
  executor: true,
  approver: true,
  resultSchema: true,
  systemPrompt: true,
  reporters: true,
  secrets: true,
  signal: true,
} as const satisfies Readonly<Record<keyof RunOptions, unknown>>;

const taken = Object.keys({ ...runOptions, keepGoing: true }) as (keyof typeof runOptions | "keepGoing")[];

/** Wrong options throw at once. The returned function rejects if it finds a problem on the disk. */
function choiceOf(options: RunOptions, runId: string): () => Promise<RunParts> {
  refuseUnknown("createRun", options, known);
  const { task, writer, executor, reporters = [], secrets = [] } = options;
  if (typeof writer?.write !== "function") throw noPart("writer", "write");
  if (typeof executor?.start !== "function") throw noPart("executor", "start");
  const { beforeBlock, approver, systemPrompt } = options;
  // A command is also a setting. A function is not, so it is removed before the settings are read.
  const given = typeof beforeBlock === "function" ? { ...options, beforeBlock: undefined } : options;
  const values = valuesOf(given, taken);
  const { verify, out } = values;
  // The run cannot use a cost limit, because only the writer knows what its calls cost.
  const { maxCostUsd: _, ...ofSettings } = values;
  refuseIdle(ofSettings, systemPrompt === undefined ? {} : { "system-prompt": systemPrompt });
  if (values.approval === "never" && approver !== undefined)
    throw idleOption("approver", "approval: never", "Set `approval` to `always` or `terminate`");
  const approval = values.approval ?? (approver === undefined ? "never" : "always");
  const settings = settingsOf({ ...values, approval });
  const complete = completeWriter(writer);
  const policy: Policy = {
    ...policyOf(settings, { hasWriter: true, decidesApart: complete.decidesApart }),
    ...(systemPrompt !== undefined && {
      systemPrompt: { text: systemPrompt, ...(values.systemPromptAlone && { isAlone: true }) },
    }),
  };
  const chosen = {
    runId,
    task: typeof task === "string" ? taskOf(task, { kind: "input" }) : task,
    thread: options.thread === undefined ? undefined : threadOf(options.thread),
    policy,
    settings: Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)),
    writer: complete,
    executor: libraryExecutor(executor, { needsFiles: verify.length > 0 }),
    beforeBlock: beforeBlock === undefined ? undefined : completeHook(beforeBlock),
    approver: approver === undefined ? undefined : completeApprover(approver),
    reporters: reporters.map(completeReporter),
    secrets: [...secrets, ...(writer.secrets?.() ?? []), ...(executor.secrets?.() ?? [])],
    continued: null,
  };
  return async () => {
    const { executor } = chosen;
    const given = await openWorkspace(settings, { executor, paths: values.instructions, runFolder: out });
    const dataCheck = await dataCheckOf(options);
    return { ...chosen, ...given, dataCheck, folder: out === undefined ? null : await createRunFolder(out) };
  };
}

/**
 * Loads the validator only if there is a schema.
 * @throws AgentExecError `settings-invalid` if the schema is not valid.
 */
async function dataCheckOf({ resultSchema }: RunOptions): Promise<DataCheck | undefined> {
  if (resultSchema === undefined) return undefined;
  const { dataCheckBy } = await import("../compose/result-schema.js");
  return dataCheckBy(resultSchema, "createRun: resultSchema");
}

/** @throws AgentExecError `settings-invalid` if the value is not a list of messages. */
function threadOf(given: NonNullable<RunOptions["thread"]>): NonNullable<RunOptions["thread"]> {
  const parsed = z.array(threadMessage()).safeParse(given);
  if (parsed.success) return parsed.data;
  throw settingsInvalid(
    "createRun: thread must be a list of { author, text }.",
    "Pass the author and the text as two strings.",
  );
}

/** Returns the reporter's promise to the recorder, which warns if the promise rejects. */
function completeReporter(own: OwnReporter): Reporter {
  return {
    onEvent: (event): unknown => own.onEvent?.(event),
    onSignal: (signal): unknown => own.onSignal?.(signal),
    close: async () => own.close?.(),
  };
}

function noPart(part: "writer" | "executor", method: string): AgentExecError {
  return settingsInvalid(
    `createRun has no ${part} with a method \`${method}\`.`,
    "docs/library.md shows a run with your own parts.",
  );
}

function idleOption(name: string, where: string, way: string): AgentExecError {
  return settingsInvalid(`${name}: has no effect with ${where}`, `${way}, or leave \`${name}\` out.`);
}
