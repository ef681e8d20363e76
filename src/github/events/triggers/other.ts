import { readPayload } from "../payload.js";
import { needsTask, taskFromSettings, type Trigger, type TriggerOptions } from "../trigger.js";
import { readPullRequest } from "./pull-requests.js";

/** Reads events without a text, such as `push` and `schedule`. The settings name the task. */
export function readOther(options: TriggerOptions): Trigger {
  const { eventName, payload, repository, sha } = options;
  if (typeof payload === "object" && payload !== null && "pull_request" in payload)
    return readPullRequest(options);
  const task = taskFromSettings(options);
  if (!task) return needsTask(eventName);
  const payloadSender = readPayload("other", eventName, payload).sender ?? null;
  // A schedule has no sender, although GitHub names an account.
  const sender = eventName === "schedule" ? null : payloadSender;
  const target = { repository, number: null, isPullRequest: false, sha, isFork: false, subject: null };
  return { kind: "run", eventName, task, target, told: null, sender, author: null, isOurs: false };
}
