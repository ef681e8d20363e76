import { readFile } from "node:fs/promises";
import { settingsInvalid } from "../../errors.js";
import { takesArtifacts, type UploadedArtifact } from "../../github/reporting/artifact.js";
import type { RunAttempt } from "../../github/api/job-calls.js";
import { attemptPage } from "../../github/reporting/marker.js";
import type { RunJob } from "../../facts/task.js";
import type { Environment } from "../../process/env.js";
import type { ReportLinks } from "../../reports/markdown.js";

export interface WorkflowRun {
  readonly eventName: string;
  /** The event's payload. It is parsed but not checked. */
  readonly payload: unknown;
  /** The repository as `owner/name`. */
  readonly repository: string;
  readonly sha: string;
  /** The branch of the workflow run. For a pull request or a tag, the default branch. */
  readonly branch: string;
  readonly apiUrl: string;
  /** The web page of the run. */
  readonly url: string;
  readonly workflow: string;
  readonly job: string;
  /** The step's id, or a name that the runner made from the action and its position. */
  readonly step: string;
  readonly attempt: string;
  /** The action as the workflow names it, `owner/name@ref`. Null if the action is in the same repository. */
  readonly action: string | null;
  /** The server's address, such as `https://github.com`. */
  readonly server: string;
  /** Whether GitHub's client can upload artifacts here. The runner of act (0.2.89) refuses all uploads. */
  readonly canUpload: boolean;
}

/** @throws AgentExecError `settings-invalid` outside of a workflow, or if the event cannot be read. */
export async function readWorkflowRun(environment: Environment): Promise<WorkflowRun> {
  const { variable } = environment;
  const need = (name: string): string => {
    const value = variable(name);
    if (value !== undefined) return value;
    throw settingsInvalid(
      `The variable ${name} is not set, so this is not a step of a workflow.`,
      "Use this action with `uses:` in a workflow. In a terminal use `agent-exec run`.",
    );
  };
  const repository = need("GITHUB_REPOSITORY");
  const server = variable("GITHUB_SERVER_URL") ?? "https://github.com";
  const payload = await readPayload(need("GITHUB_EVENT_PATH"));
  return {
    eventName: need("GITHUB_EVENT_NAME"),
    payload,
    repository,
    sha: need("GITHUB_SHA"),
    branch: /^refs\/heads\/(.+)$/.exec(variable("GITHUB_REF") ?? "")?.[1] ?? defaultBranch(payload),
    apiUrl: variable("GITHUB_API_URL") ?? "https://api.github.com",
    url: `${server}/${repository}/actions/runs/${variable("GITHUB_RUN_ID") ?? "0"}`,
    workflow: variable("GITHUB_WORKFLOW") ?? "",
    job: variable("GITHUB_JOB") ?? "",
    step: variable("GITHUB_ACTION") ?? "",
    attempt: variable("GITHUB_RUN_ATTEMPT") ?? "1",
    action: actionOf(variable),
    server,
    canUpload:
      variable("ACTIONS_RUNTIME_TOKEN") !== undefined && variable("ACT") !== "true" && takesArtifacts(server),
  };
}

function defaultBranch(payload: unknown): string {
  const { repository } = (payload ?? {}) as { repository?: { default_branch?: unknown } };
  return typeof repository?.default_branch === "string" ? repository.default_branch : "main";
}

function actionOf(variable: Environment["variable"]): string | null {
  const [repository, ref] = [variable("GITHUB_ACTION_REPOSITORY"), variable("GITHUB_ACTION_REF")];
  return repository === undefined || ref === undefined ? null : `${repository}@${ref}`;
}

/**
 * The part of these facts that a run records.
 * @param commit absent if there is none, or if the code works on other files
 */
export function jobOf(
  { server, repository, url, attempt, action }: WorkflowRun,
  {
    commit,
    failedRun,
  }: { readonly commit?: string | null; readonly failedRun?: RunAttempt | undefined } = {},
): RunJob {
  const page = `${server}/${repository}/actions/runs/${failedRun?.runId}`;
  return {
    server,
    repository,
    url,
    attempt,
    ...(action !== null && { action }),
    ...(commit && { commit }),
    ...(failedRun && { failedRun: attemptPage({ url: page, attempt: String(failedRun.attempt) }) }),
  };
}

async function readPayload(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    throw settingsInvalid(
      `The event in ${path} cannot be read: ${(cause as Error).message}`,
      "GITHUB_EVENT_PATH must be the path of the JSON file with the event that started the workflow.",
      cause,
    );
  }
}

export function linksTo(
  { url }: Pick<WorkflowRun, "url">,
  artifact: Pick<UploadedArtifact, "url" | "page"> | null,
): ReportLinks {
  return {
    run: url,
    ...(artifact !== null && { artifact: artifact.url }),
    ...(artifact?.page !== undefined && { page: artifact.page }),
  };
}
