import { eventText } from "../event-text.js";
import { readPayload } from "../payload.js";
import { pullRequestTarget } from "../target.js";
import {
  needsTask,
  otherLabel,
  skip,
  taskFromSettings,
  type Trigger,
  type TriggerOptions,
} from "../trigger.js";

/**
 * Reads the event of an opened, changed or labelled pull request. Its text describes the change, so the settings name
 * the task.
 */
export function readPullRequest(options: TriggerOptions): Trigger {
  const { eventName, payload, repository } = options;
  const task = taskFromSettings(options);
  if (!task) return needsTask(eventName);
  const { pull_request, sender, ...event } = readPayload("pullRequest", eventName, payload);
  const other = otherLabel(options, event);
  if (other !== null) return skip(other);
  const target = pullRequestTarget(repository, pull_request, { kind: "issue", number: pull_request.number });
  const told = eventText(pull_request, { at: pull_request.updated_at ?? null });
  return { kind: "run", eventName, task, target, told, sender, author: null, isOurs: false };
}
