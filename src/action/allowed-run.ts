import { setSecret } from "@actions/core";
import { compose } from "../compose/run.js";
import { AgentExecError, toAgentExecError } from "../errors.js";
import type { GitHub } from "../github/api/client.js";
import { acknowledge } from "../github/reporting/reaction.js";
import { resolveTarget } from "../github/events/target.js";
import type { ResolvedTarget, Target } from "../github/events/target.js";
import type { RunTrigger } from "../github/events/trigger.js";
import type { Environment } from "../process/env.js";
import { checkedOutCommits } from "../workspace/git.js";
import { readInJob } from "../process/named-file.js";
import { createTerminalReporter } from "../terminal/terminal-reporter.js";
import type { Task } from "../ports/task.js";
import type { Settings } from "../settings/schema.js";
import { maxTaskBytes, taskOf } from "../settings/task.js";
import { GitHubReports } from "./github-reports.js";
import { logText, warnOf } from "./log.js";
import { nothingPublished, publish } from "./publish.js";
import { handToPost } from "./state.js";
import { endWithoutRun, outcomeOf } from "./step-end.js";
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

/**
 * What follows the gate: acknowledge, run, report. Whoever asked is answered, also where no run comes about.
 * @throws on abort before the run has begun: the signal's reason.
 */
export async function runAllowed(allowed: AllowedRun): Promise<void> {
  const { settings, trigger, github, environment, signal } = allowed;
  const apiKey = settings["api-key"] ?? environment.variable(settings["api-key-env"]);
  for (const secret of [apiKey, settings["registry-password"]]) if (secret !== undefined) setSecret(secret);
  // Nobody waits for the eyes: where GitHub is slow, the run is under way meanwhile.
  const acknowledged = acknowledge({ github, target: trigger.target, signal }).catch(
    (thrown) => signal.aborted || warnOf(toAgentExecError(thrown)),
  );
  let target: Target = trigger.target;
  let reports: GitHubReports | null = null;
  try {
    target = await withoutForeignCheck(await resolveTarget(github, target, { signal }), settings);
    reports = new GitHubReports({ ...allowed, github, target });
    await runAndPublish({ ...allowed, apiKey, reports });
  } catch (thrown) {
    if (signal.aborted && reports === null) throw thrown;
    const error = toAgentExecError(thrown);
    reports ??= new GitHubReports({ ...allowed, github, target });
    const landed = await reports.refuse(error);
    endWithoutRun(error, { outcome: outcomeOf(error), failOn: settings["fail-on"], landed });
  } finally {
    await acknowledged;
  }
}

/**
 * A check says that its commit was tried. Where the code works on a checkout of another one (a comment's workflow
 * checks out the default branch unless told otherwise), there is no check, and the log says why.
 */
async function withoutForeignCheck(target: ResolvedTarget, settings: Settings): Promise<Target> {
  if (settings.workspace !== "repo" || settings["check-run"] === "never" || !target.isPullRequest)
    return target;
  const commits = await checkedOutCommits(".");
  if (commits.includes(target.sha)) return target;
  warnOf({
    message: `There is no check run: the checkout is at ${commits[0] ?? "no commit"}, and the pull request's head is ${target.sha}.`,
    nextStep: "Check out the head that the run is asked about, or set check-run to never.",
  });
  return { ...target, sha: null };
}

interface ReportedRun extends AllowedRun {
  readonly apiKey: string | undefined;
  readonly reports: GitHubReports;
}

async function runAndPublish(run: ReportedRun): Promise<void> {
  const { settings, workflow, trigger, environment, reports, apiKey, signal } = run;
  const composed = await compose({
    face: "action",
    settings,
    task: await readTask(trigger, environment),
    apiKey,
    registryPassword: settings["registry-password"],
    secrets: [settings["github-token"] ?? ""],
    variable: environment.variable,
    reporters: [logReporter(), reports],
  });
  const folder = composed.folder.path;
  reports.begin(folder);
  try {
    await composed.start(signal);
  } catch (thrown) {
    // The run has its end, and only files that are computed from it are missing: that must not hide how it ended.
    if (!reports.hasEnded) throw thrown;
    warnOf(toAgentExecError(thrown));
  }
  const { events, conclude, keep } = reports;
  await publish({ settings, workflow, events, folder, published: nothingPublished, keep, conclude });
  handToPost({ ...reports.state, isFinished: !reports.mayComeLater });
}

async function readTask({ task }: RunTrigger, { variable }: Environment): Promise<Task> {
  const { text, source, author } = task;
  if (text !== null || source.kind !== "file") return taskOf(text ?? "", source, author);
  return taskOf(await readTaskFile(source.path, variable), source, author);
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
          "Name a regular file of its own and no link, of at most 1 MiB; a file of the repository is there after actions/checkout.",
        cause,
      },
    );
  }
}

function logReporter() {
  return createTerminalReporter({ write: logText, isLive: false, hasColour: false });
}
