import { z } from "zod";
import { threadMessage } from "../facts/task.js";
import { newRunId, type RunParts, runAssembled } from "../compose/assemble.js";
import { policyOf } from "../compose/policy.js";
import { openWorkspace } from "../compose/workspace.js";
import { type AgentExecError, settingsInvalid } from "../errors.js";
import type { Policy, RunEvent } from "../facts/events.js";
import type { Reporter } from "../ports/reporter.js";
import type { RunResult } from "../reports/result/result.js";
import { createRunFolder } from "../run-folder/run-folder.js";
import { taskOf } from "../settings/task.js";
import { completeApprover } from "./approver.js";
import { completeHook } from "./before-block.js";
import { libraryExecutor } from "./executor.js";
import { refuseUnknown, refuseIdle, runOptions, settingsOf, valuesOf } from "./options.js";
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
      return (await runAssembled({ ...parts, reporters }, options.signal ?? new AbortController().signal))
        .result;
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
  const { beforeBlock, approver, systemPrompt, resultSchema } = options;
  // A command is also a setting. A function is not, so it is removed before the settings are read.
  const given = typeof beforeBlock === "function" ? { ...options, beforeBlock: undefined } : options;
  const values = valuesOf(given, taken);
  const { verify, out } = values;
  // The run cannot use a cost limit, because only the writer knows what its calls cost.
  const { maxCostUsd: _, ...ofSettings } = values;
  refuseIdle(ofSettings, systemPrompt === undefined ? {} : { "system-prompt": systemPrompt });
  if (values.approval === "never" && approver !== undefined)
    throw settingsInvalid(
      "`approver` has no effect with `approval: never`.",
      "Set `approval` to `always` or `terminate`, or leave `approver` out.",
    );
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
    const around = { executor: chosen.executor, paths: values.instructions, runFolder: out };
    const given = await openWorkspace(settings, around);
    const dataCheck = resultSchema === undefined ? undefined : await loadDataCheck(resultSchema);
    return { ...chosen, ...given, dataCheck, folder: out === undefined ? null : await createRunFolder(out) };
  };
}

/** The validator is loaded only if there is a schema. @throws AgentExecError `settings-invalid` if it is not valid. */
const loadDataCheck = async (schema: object) =>
  (await import("../compose/result-schema.js")).dataCheckBy(schema, "createRun: resultSchema");

/** @throws AgentExecError `settings-invalid` if the value is not a list of messages. */
function threadOf(given: NonNullable<RunOptions["thread"]>): NonNullable<RunOptions["thread"]> {
  const parsed = z.array(threadMessage()).safeParse(given);
  if (parsed.success) return parsed.data;
  throw settingsInvalid(
    "createRun: `thread` must be a list of `{ author, text }`.",
    "Pass `author` and `text` as strings.",
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

/** The events of a run. Each loop over the events gets all of them, from the first. */
class EventStream implements Reporter, AsyncIterable<RunEvent> {
  readonly #events: RunEvent[] = [];
  #isOver = false;
  #waiting: (() => void)[] = [];

  onEvent(event: RunEvent): void {
    this.#events.push(event);
    this.#wake();
  }

  /** Ends all loops after the last event. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RunEvent, undefined> {
    for (let index = 0; ; index += 1) {
      while (index === this.#events.length) {
        if (this.#isOver) return;
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
      yield this.#events[index]!;
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
