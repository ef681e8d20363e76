import { readFile } from "node:fs/promises";
import { AgentExecError } from "../errors.js";
import { takesArtifacts } from "../github/reporting/artifact.js";
import type { RunJob } from "../facts/task.js";
import type { Environment } from "../process/env.js";

/** What the runner tells an action about the workflow's run that it is a part of. */
export interface WorkflowRun {
  readonly eventName: string;
  /** The event's payload, parsed; not checked yet. */
  readonly payload: unknown;
  /** `owner/name`. */
  readonly repository: string;
  readonly sha: string;
  readonly apiUrl: string;
  /** The page that people open. */
  readonly url: string;
  readonly workflow: string;
  readonly job: string;
  /** The step's id, or a name that the runner made of the action and its place in the job. */
  readonly step: string;
  readonly attempt: string;
  /** The action as the workflow names it, `owner/name@ref`; null for one of the repository's own. */
  readonly action: string | null;
  /** `https://github.com`. */
  readonly server: string;
  /** Whether the runner offers an artifact service that GitHub's client sends to; act's (0.2.89) refuses all of it. */
  readonly canUpload: boolean;
}

/** @throws AgentExecError `settings-invalid` outside of a workflow, or where the event cannot be read. */
export async function readWorkflowRun(environment: Environment): Promise<WorkflowRun> {
  const need = (name: string): string => {
    const value = environment.variable(name);
    if (value !== undefined) return value;
    throw new AgentExecError("settings-invalid", `${name} is not set: this is not a step of a workflow.`, {
      nextStep: "Use this action with `uses:` in a workflow. In a terminal use `agent-exec run`.",
    });
  };
  const repository = need("GITHUB_REPOSITORY");
  const server = environment.variable("GITHUB_SERVER_URL") ?? "https://github.com";
  return {
    eventName: need("GITHUB_EVENT_NAME"),
    payload: await readPayload(need("GITHUB_EVENT_PATH")),
    repository,
    sha: need("GITHUB_SHA"),
    apiUrl: environment.variable("GITHUB_API_URL") ?? "https://api.github.com",
    url: `${server}/${repository}/actions/runs/${environment.variable("GITHUB_RUN_ID") ?? "0"}`,
    workflow: environment.variable("GITHUB_WORKFLOW") ?? "",
    job: environment.variable("GITHUB_JOB") ?? "",
    step: environment.variable("GITHUB_ACTION") ?? "",
    attempt: environment.variable("GITHUB_RUN_ATTEMPT") ?? "1",
    action: actionOf(environment.variable),
    server,
    canUpload:
      environment.variable("ACTIONS_RUNTIME_TOKEN") !== undefined &&
      environment.variable("ACT") !== "true" &&
      takesArtifacts(server),
  };
}

function actionOf(variable: Environment["variable"]): string | null {
  const [repository, ref] = [variable("GITHUB_ACTION_REPOSITORY"), variable("GITHUB_ACTION_REF")];
  return repository === undefined || ref === undefined ? null : `${repository}@${ref}`;
}

/** What a run keeps of it. */
export function jobOf({ server, repository, url, attempt, action }: WorkflowRun): RunJob {
  return { server, repository, url, attempt, ...(action !== null && { action }) };
}

async function readPayload(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `The event in ${path} cannot be read: ${(cause as Error).message}`,
      {
        nextStep: "GITHUB_EVENT_PATH must name the JSON file of the event that started the workflow.",
        cause,
      },
    );
  }
}
