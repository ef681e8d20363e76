import { readPayload } from "../payload.js";
import { needsTask, skip, taskFromSettings, type Trigger, type TriggerOptions } from "../trigger.js";

/**
 * Reads the event of another workflow that failed. The settings name the task, and the model gets the failed job's log.
 * The sender is the person whose push or request started that workflow.
 */
export function readWorkflowRun(options: TriggerOptions): Trigger {
  const { eventName, payload, repository } = options;
  const task = taskFromSettings(options);
  if (!task) return needsTask(eventName);
  const event = readPayload("workflowRun", eventName, payload);
  const { workflow_run: run, sender } = event;
  if (run.conclusion !== "failure")
    return skip(
      `the workflow's run ended as ${run.conclusion ?? event.action ?? "unknown"}; only a failure starts a run`,
    );
  const isFork = run.head_repository?.full_name !== repository;
  // GitHub also lists pull requests of other repositories that have this branch.
  const listed = run.pull_requests.filter(({ base }) => base.repo.id === event.repository.id);
  const pull = listed.find(({ head }) => head.sha === run.head_sha) ?? listed[0];
  if (run.event === "pull_request" && !isFork && pull === undefined)
    return skip("the pull request of the failed run is closed");
  const target = {
    repository,
    number: pull?.number ?? null,
    isPullRequest: pull !== undefined,
    sha: run.head_sha,
    isFork,
    subject: { kind: "workflow-run", id: run.id } as const,
  };
  const failedRun = { runId: run.id, attempt: run.run_attempt ?? 1 };
  const about = { eventName, target, told: null, sender: run.actor ?? sender, author: null };
  return { kind: "run", ...about, task, isOurs: false, failedRun };
}
