import { needsTask, taskFromSettings, type Trigger, type TriggerOptions } from "../trigger.js";
import { readIssueComment, readReview, readReviewComment } from "./comments.js";
import { readIssue } from "./issues.js";
import { readPullRequest } from "./pull-requests.js";
import { readWorkflowRun } from "./workflow-runs.js";
import { readPayload } from "../payload.js";

type Reader = (options: TriggerOptions) => Trigger | Promise<Trigger>;

/** The readers of events that can contain a task. For other events, the settings name the task. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["issue_comment", readIssueComment],
  ["pull_request_review_comment", readReviewComment],
  ["pull_request_review", readReview],
  ["issues", readIssue],
  ["pull_request", readPullRequest],
  ["workflow_run", readWorkflowRun],
]);

/**
 * Reads whether an event is a task for agent-exec, and which. The function has no side effects.
 *
 * The setting `task` or `task-file` wins on any event. Otherwise the task comes from
 * - a new comment or review, or a new issue: the text after the trigger phrase (`textAfterPhrase`);
 * - an issue that gets the label in `label-trigger`: title and body.
 * An edit, another label or an assignment never starts a run: another person may have done it, or the text changed
 * afterwards.
 * @throws AgentExecError `settings-invalid` if the payload is not in GitHub's format.
 */
export async function readTrigger(options: TriggerOptions): Promise<Trigger> {
  return (readers.get(options.eventName) ?? readOther)(options);
}

/** Reads events without a text, such as `push` and `schedule`. The settings name the task. */
export function readOther(options: TriggerOptions): Trigger {
  const { eventName, payload, repository, sha } = options;
  if (typeof payload === "object" && payload !== null && "pull_request" in payload)
    return readPullRequest(options);
  const task = taskFromSettings(options);
  if (!task) return needsTask(eventName);
  // A schedule has no sender, although GitHub names an account.
  const { sender: named } = readPayload("other", eventName, payload);
  const sender = eventName === "schedule" ? null : named;
  const target = { repository, number: null, isPullRequest: false, sha, isFork: false, subject: null };
  return { kind: "run", eventName, task, target, told: null, sender, author: null, isOurs: false };
}
