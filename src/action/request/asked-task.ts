import { AgentExecError } from "../../errors.js";
import type { Task } from "../../facts/task.js";
import type { AskedOptions } from "../../github/events/commands/options.js";
import { isOfDocuments, type NewRunRequest } from "../../github/events/commands/read-request.js";
import { type RetryOptions, taskToRetry } from "../../github/events/commands/retry.js";
import type { RequestedTask } from "../../github/events/trigger.js";
import type { Environment } from "../../process/env.js";
import { readInJob } from "../../process/named-file.js";
import type { Settings } from "../../settings/schema.js";
import { maxTaskBytes, taskOf } from "../../settings/task.js";

export interface TaskOptions extends Omit<RetryOptions, "phrase"> {
  readonly request: NewRunRequest;
  readonly settings: Pick<Settings, "trigger-phrase">;
  readonly environment: Pick<Environment, "variable">;
}

export interface AskedTask {
  readonly task: Task;
  readonly options: AskedOptions;
}

/** The task of an allowed event. @throws AgentExecError `task-invalid`; GitHubError. */
export async function askedTask(allowed: TaskOptions): Promise<AskedTask> {
  const { environment } = allowed;
  const { task, options } = await requested(allowed);
  const { text, source, author } = task;
  if (text !== null || source.kind !== "file") return { task: taskOf(text ?? "", source, author), options };
  return { task: taskOf(await readTaskFile(source.path, environment.variable), source, author), options };
}

async function requested(
  allowed: TaskOptions,
): Promise<{ readonly task: RequestedTask; readonly options: AskedOptions }> {
  const { request, trigger, settings } = allowed;
  if (isOfDocuments(request)) {
    const { argument, options } = request;
    const text = `Run the code blocks of ${argument === "" ? "README.md and docs/" : argument}.`;
    return { task: { ...trigger.task, text }, options };
  }
  if (request.kind === "task")
    return { task: { ...trigger.task, text: trigger.task.text && request.text }, options: request.options };
  const earlier = await taskToRetry({ ...allowed, phrase: settings["trigger-phrase"] });
  return { task: earlier.task, options: { ...earlier.options, ...request.options } };
}

async function readTaskFile(path: string, variable: Environment["variable"]): Promise<string> {
  try {
    return await readInJob(path, { maxBytes: maxTaskBytes, variable });
  } catch (cause) {
    throw new AgentExecError(
      "task-invalid",
      `task-file: ${path} cannot be read: ${(cause as Error).message}`,
      {
        nextStep:
          "Choose a regular file (not a link) of at most 1 MiB. Files of the repository exist only after actions/checkout.",
        cause,
      },
    );
  }
}
