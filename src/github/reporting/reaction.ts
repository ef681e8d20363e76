import type { GitHub } from "../api/client.js";
import type { Target } from "../events/target.js";

export interface ReactionOptions {
  readonly github: GitHub;
  readonly target: Target;
  readonly signal: AbortSignal;
}

/**
 * Eyes on what asked for the run (the comment, the issue, the pull request), so that its author sees within a second
 * that it was heard. Does nothing if the event has no such place. Again changes nothing.
 * @throws GitHubError when GitHub refuses; the run should go on without. On abort: the signal's reason.
 */
export async function acknowledge({ github, target, signal }: ReactionOptions): Promise<void> {
  const { repository, subject } = target;
  if (subject === null || subject.kind === "review" || subject.kind === "workflow-run") return;
  await github.react({ repository, subject, content: "eyes", signal });
}
