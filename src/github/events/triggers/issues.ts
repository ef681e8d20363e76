import { eventText } from "../event-text.js";
import { readPayload } from "../payload.js";
import type { Target } from "../target.js";
import { authorOf, skip, taskFromSettings, type Trigger, type TriggerOptions } from "../trigger.js";

export function readIssue(options: TriggerOptions): Trigger {
  const { action, issue, sender } = readPayload("issues", options.eventName, options.payload);
  const target: Target = {
    repository: options.repository,
    number: issue.number,
    isPullRequest: false,
    sha: options.sha,
    isFork: false,
    subject: { kind: "issue", number: issue.number },
  };
  const about = { eventName: options.eventName, target, sender: sender ?? null, isOurs: false };
  const given = taskFromSettings(options);
  const isNew = action === "opened";
  const told = eventText(issue, { at: isNew ? (issue.created_at ?? null) : null, isNew, isTask: !given });
  if (given) return { kind: "run", ...about, told, author: null, task: given };
  if (action !== "opened")
    return skip(`the issue was ${action ?? "changed"}; only a newly opened issue is a task`);
  const text = [issue.title, issue.body ?? ""].join("\n\n").replaceAll(/\r\n?/g, "\n").trim();
  const task = { text, source: { kind: "issue", url: issue.html_url } as const, ...authorOf(issue.user) };
  return { kind: "run", ...about, told, author: issue.user, task };
}
