import type { GitHub } from "../api/client.js";
import type { Target } from "../events/target.js";

/**
 * Adds 👀 to the comment, issue or pull request that asked for the run. So its author sees at once that somebody noticed
 * the request. Does nothing if the event has no such place. A second call changes nothing.
 * @throws GitHubError if GitHub refuses; the run should continue anyway.
 */
export async function acknowledge({
  github,
  target: { repository, subject },
  signal,
}: {
  readonly github: Pick<GitHub, "react">;
  readonly target: Target;
  readonly signal: AbortSignal;
}): Promise<void> {
  if (subject === null || subject.kind === "review" || subject.kind === "workflow-run") return;
  await github.react({ repository, subject, signal });
}
