import type { Trigger, TriggerOptions } from "../trigger.js";
import { readIssueComment, readReviewComment } from "./comments.js";
import { readIssue } from "./issues.js";
import { readOther } from "./other.js";

type Reader = (options: TriggerOptions) => Trigger | Promise<Trigger>;

/** The reader of each event that can be a task by itself. All others need one in the settings. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["issue_comment", readIssueComment],
  ["pull_request_review_comment", readReviewComment],
  ["issues", readIssue],
]);

/**
 * Reads whether an event is a task for agent-exec, and which. Pure.
 *
 * The setting `task` or `task-file` wins on any event. Otherwise the task comes from
 * - a new comment on an issue, pull request or diff: the text after the trigger phrase (`textAfterPhrase`);
 * - a newly opened issue: title and body, without a phrase, because a workflow for `issues` without its own task
 * means that.
 * An edit, a label or an assignment never starts a run: another person may have done it, or the text changed
 * afterwards.
 * @throws AgentExecError `settings-invalid` if the payload is not in GitHub's format.
 */
export async function readTrigger(options: TriggerOptions): Promise<Trigger> {
  return (readers.get(options.eventName) ?? readOther)(options);
}
