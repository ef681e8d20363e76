import { z } from "zod";

/** Which commit of the repository's own holds what may decide what is built and run. */
export type Base =
  | { readonly kind: "commit"; readonly commit: string; readonly words: string }
  /** `reason` is a sentence. */
  | { readonly kind: "unknown"; readonly reason: string };

export interface BaseOptions {
  /** GITHUB_EVENT_NAME. */
  readonly eventName: string;
  /** What GITHUB_EVENT_PATH holds, parsed. */
  readonly payload: unknown;
  /** GITHUB_SHA. */
  readonly sha: string;
}

/**
 * Events whose GITHUB_SHA nobody chose who may not write: the default branch's head, or a commit that was pushed to a
 * branch. Of others, such as `merge_group`, it may hold what a stranger wrote.
 */
const ownEvents: ReadonlySet<string> = new Set([
  "issue_comment",
  "issues",
  "push",
  "repository_dispatch",
  "schedule",
  "workflow_dispatch",
]);

const commitName = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);

/**
 * The commit whose files are the owners', whatever is checked out: of a pull request its base, of a comment the default
 * branch's head. Pure; what GitHub's own payload says is believed.
 */
export function readBase({ eventName, payload, sha }: BaseOptions): Base {
  if (typeof payload === "object" && payload !== null && "pull_request" in payload) {
    const commit = pullRequest().safeParse(payload, { jitless: true }).data?.pull_request.base.sha;
    if (commit !== undefined) return { kind: "commit", commit, words: "the pull request's base" };
  } else if (ownEvents.has(eventName) && commitName.safeParse(sha).success) {
    return { kind: "commit", commit: sha, words: `the ${eventName} event's own` };
  }
  return {
    kind: "unknown",
    reason: `The ${eventName} event does not say which commit belongs to the repository.`,
  };
}

/** Made when an event asks for it. */
function pullRequest() {
  return z.object({ pull_request: z.object({ base: z.object({ sha: commitName }) }) });
}
