import { eventText } from "../event-text.js";
import { readPayload } from "../payload.js";
import { pullRequestTarget } from "../target.js";
import { type RunTrigger, skip, taskFromSettings, type Trigger, type TriggerOptions } from "../trigger.js";

/** Events without a text of their own: the settings name the task. */
export function readOther(options: TriggerOptions): Trigger {
  const { eventName, payload } = options;
  const task = taskFromSettings(options);
  if (!task) return skip(`a ${eventName} event has no task; set the input task or task-file`);
  const payloadSender = readPayload("other", eventName, payload).sender ?? null;
  // Nobody causes a schedule, whatever account GitHub may name.
  const sender = eventName === "schedule" ? null : payloadSender;
  return { kind: "run", eventName, task, ...otherSubject(options), sender, author: null, isOurs: false };
}

function otherSubject(options: TriggerOptions): Pick<RunTrigger, "target" | "told"> {
  const { eventName, payload, repository, sha } = options;
  if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
    const { pull_request } = readPayload("pullRequest", eventName, payload);
    const subject = { kind: "issue", number: pull_request.number } as const;
    return {
      target: pullRequestTarget(repository, pull_request, subject),
      told: eventText(pull_request, { at: pull_request.updated_at ?? null }),
    };
  }
  const target = { repository, number: null, isPullRequest: false, sha, isFork: false, subject: null };
  return { target, told: null };
}
