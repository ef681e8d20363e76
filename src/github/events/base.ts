import { z } from "zod";
import type { TriggerOptions } from "./trigger.js";

/** A commit of the repository itself. Its files may decide what is built and run. */
export type Base =
  | { readonly kind: "commit"; readonly commit: string; readonly words: string }
  /** `reason` is a sentence. */
  | { readonly kind: "unknown"; readonly reason: string };

/**
 * Events for which people with write access choose GITHUB_SHA: it is the default branch's head or a pushed commit. For
 * other events, such as `merge_group`, it may contain a stranger's code.
 */
const ownEvents: ReadonlySet<string> = new Set([
  "issue_comment",
  "issues",
  "push",
  "repository_dispatch",
  "schedule",
  "workflow_dispatch",
  "workflow_run",
]);

const commitName = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);

/**
 * The commit whose files belong to the repository's owners, whatever is checked out: a pull request's base, or the
 * default branch's head for a comment. It has no side effects and trusts GitHub's payload.
 */
export function readBase({
  eventName,
  payload,
  sha,
}: Pick<TriggerOptions, "eventName" | "payload" | "sha">): Base {
  if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
    const event = z.object({ pull_request: z.object({ base: z.object({ sha: commitName }) }) });
    const commit = event.safeParse(payload, { jitless: true }).data?.pull_request.base.sha;
    if (commit !== undefined) return { kind: "commit", commit, words: "the pull request's base" };
  } else if (ownEvents.has(eventName) && commitName.safeParse(sha).success) {
    return { kind: "commit", commit: sha, words: `the ${eventName} event's own` };
  }
  return {
    kind: "unknown",
    reason: `The ${eventName} event does not say which commit of this repository to use.`,
  };
}
