import { readFile } from "node:fs/promises";
import { setSecret } from "@actions/core";
import { compose } from "../compose.js";
import { AgentExecError, toAgentExecError } from "../errors.js";
import type { GitHub } from "../github/client.js";
import { acknowledge } from "../github/reaction.js";
import { resolveTarget } from "../github/target.js";
import type { RunTrigger } from "../github/trigger.js";
import type { Environment } from "../host/env.js";
import { createTerminalReporter } from "../host/terminal-reporter.js";
import type { Task } from "../ports/task.js";
import type { Settings } from "../settings/schema.js";
import { taskOf } from "../settings/task.js";
import { GitHubReports } from "./github-reports.js";
import { logText, warnOf } from "./log.js";
import { publish } from "./publish.js";
import { handToPost } from "./state.js";
import type { WorkflowRun } from "./workflow-run.js";

export interface AllowedRun {
  readonly settings: Settings;
  readonly workflow: WorkflowRun;
  readonly trigger: RunTrigger;
  readonly github: GitHub;
  readonly environment: Environment;
  /** Fires when the workflow is cancelled. */
  readonly signal: AbortSignal;
}

/** What follows the gate: acknowledge, run, report. */
export async function runAllowed(allowed: AllowedRun): Promise<void> {
  const { settings, workflow, trigger, github, environment, signal } = allowed;
  const apiKey = settings["api-key"] ?? environment.variable(settings["api-key-env"]);
  if (apiKey !== undefined) setSecret(apiKey);
  const [target] = await Promise.all([
    resolveTarget(github, trigger.target, { signal }),
    acknowledge({ github, target: trigger.target, signal }).catch((thrown) =>
      warnOf(toAgentExecError(thrown)),
    ),
  ]);
  const reports = new GitHubReports({ settings, workflow, target, github, signal });
  try {
    const composed = await compose({
      face: "action",
      settings,
      task: await readTask(trigger),
      apiKey,
      secrets: [settings["github-token"] ?? ""],
      engineEndpoint: environment.variable("DOCKER_HOST"),
      reporters: [logReporter(), reports],
    });
    reports.begin(composed.folder.path);
    const { events, result } = await composed.start(signal);
    await publish({
      settings,
      workflow,
      events,
      result,
      folder: composed.folder.path,
      conclude: reports.conclude,
    });
    handToPost({ ...reports.state, isFinished: true });
  } catch (thrown) {
    await reports.refuse(toAgentExecError(thrown));
    throw thrown;
  }
}

async function readTask({ task }: RunTrigger): Promise<Task> {
  const { text, source, author } = task;
  if (text !== null || source.kind !== "file") return taskOf(text ?? "", source, author);
  try {
    return taskOf(await readFile(source.path, "utf8"), source, author);
  } catch (cause) {
    if (cause instanceof AgentExecError) throw cause;
    throw new AgentExecError(
      "task-invalid",
      `task-file: ${source.path} cannot be read: ${(cause as Error).message}`,
      {
        nextStep: "Check the path; a file of the repository is there after actions/checkout.",
        cause,
      },
    );
  }
}

function logReporter() {
  return createTerminalReporter({ write: logText, isLive: false, hasColour: false });
}
