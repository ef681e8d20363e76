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
import { defaultTurns, untilOf } from "../../rows/policy-rows.js";

interface TaskOptions extends Omit<RetryOptions, "phrase"> {
  readonly request: NewRunRequest;
  readonly settings: Pick<Settings, "trigger-phrase">;
  readonly environment: Pick<Environment, "variable">;
}

interface AskedTask<T> {
  readonly task: T;
  readonly options: AskedOptions;
}

/** The task of an allowed event. @throws AgentExecError `task-invalid`; GitHubError. */
export async function askedTask(allowed: TaskOptions): Promise<AskedTask<Task>> {
  const { environment } = allowed;
  const { task, options } = await requested(allowed);
  const { text, source, author } = task;
  if (text !== null || source.kind !== "file") return { task: taskOf(text ?? "", source, author), options };
  return { task: taskOf(await readTaskFile(source.path, environment.variable), source, author), options };
}

async function requested(allowed: TaskOptions): Promise<AskedTask<RequestedTask>> {
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
    const nextStep =
      "Choose a regular file (not a link) of at most 1 MiB. Files of the repository exist only after actions/checkout.";
    const message = `task-file: ${path} cannot be read: ${(cause as Error).message}`;
    throw new AgentExecError("task-invalid", message, { nextStep, cause });
  }
}

/**
 * Applies the comment's options to the settings, within the workflow's limits.
 * @throws AgentExecError `task-invalid`.
 */
export function withOptions(settings: Settings, { model, maxTurns }: AskedOptions): Settings {
  return { ...settings, ...modelOf(settings, model), ...turnsOf(settings, maxTurns) };
}

function modelOf(settings: Settings, name: string | undefined): Partial<Settings> {
  if (name === undefined || name === settings.model) return {};
  const allowed = settings["allow-models"];
  const found = allowed.find((each) => each.name === name);
  if (found === undefined) {
    const names = allowed.map((each) => `\`${each.name}\``).join(", ");
    throw new AgentExecError("task-invalid", "This workflow does not allow the model that you chose.", {
      nextStep:
        names === ""
          ? "Leave out `--model`. To let people choose a model, list the models in the workflow's setting `allow-models`."
          : `Choose one of ${names}.`,
    });
  }
  const { prices } = found;
  return {
    model: name,
    ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
  };
}

function turnsOf(settings: Settings, turns: number | undefined): Partial<Settings> {
  if (turns === undefined) return {};
  const most = settings["max-turns"] ?? defaultTurns[untilOf(settings)];
  if (turns <= most) return { "max-turns": turns };
  throw new AgentExecError("task-invalid", `\`--max-turns ${turns}\` is more than this workflow allows.`, {
    nextStep: `Choose at most ${most}, or raise \`max-turns\` in the workflow.`,
  });
}
