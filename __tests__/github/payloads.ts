import { readFileSync } from "node:fs";
import type { RunTrigger, Trigger, TriggerOptions } from "../../src/github/events/trigger.js";
import { readTrigger } from "../../src/github/events/triggers/read-trigger.js";

export type Payload = Record<string, unknown>;

/** A webhook payload of GitHub's by its file's name. */
export function readWebhook(name: string): Payload {
  return JSON.parse(
    readFileSync(new URL(`../data/webhooks/${name}.json`, import.meta.url), "utf8"),
  ) as Payload;
}

/** The payload with some of its parts' fields changed: `{ comment: { body: "…" } }`. */
export function changed(payload: Payload, changes: Record<string, unknown>): Payload {
  const merged = Object.entries(changes).map(([key, change]) => {
    const old = payload[key];
    const isPart =
      typeof old === "object" &&
      old !== null &&
      typeof change === "object" &&
      change !== null &&
      !Array.isArray(change);
    return [key, isPart ? changed(old as Payload, change as Payload) : change];
  });
  return { ...payload, ...Object.fromEntries(merged) };
}

export const repository = "Codertocat/Hello-World";
export const workflowSha = "1".repeat(40);

export type Settings = Partial<TriggerOptions["settings"]>;

export async function triggerOf(
  eventName: string,
  payload: unknown,
  settings: Settings = {},
): Promise<Trigger> {
  const all = { triggerPhrase: "/agent-exec", ...settings };
  return readTrigger({ eventName, payload, repository, sha: workflowSha, settings: all });
}

/** Lets the fake GitHub know the comment or review that asks, as it stands in the event. */
export function knowAsking(asking: Map<string, string>, eventName: string, payload: unknown): void {
  const { comment, review } = payload as Readonly<Record<string, { id?: number; body?: string } | undefined>>;
  const kind = eventName === "issue_comment" ? "issue-comment" : comment ? "review-comment" : "review";
  const said = comment ?? review;
  if (said?.id !== undefined) asking.set(`${kind}/${said.id}`, said.body ?? "");
}

/** Rejects when the event is skipped. */
export async function runOf(
  eventName: string,
  payload: unknown,
  settings: Settings = {},
): Promise<RunTrigger> {
  const trigger = await triggerOf(eventName, payload, settings);
  if (trigger.kind === "skip") throw new Error(`skipped: ${trigger.reason}`);
  return trigger;
}

/** A new issue by the repository's owner, as GitHub sent it once, with this text. */
export function issueSaying(body: string, file = "issues.opened.1"): Payload {
  return changed(readWebhook(file), { issue: { body } });
}

export function reviewSaying(body: string | null): Payload {
  return changed(readWebhook("pull_request_review.submitted.1"), { review: { body } });
}

/** A comment by the repository's owner, as GitHub sent it once, with these words. */
export function commentSaying(body: string, file = "issue_comment.created.1"): Payload {
  return changed(readWebhook(file), { comment: { body } });
}
