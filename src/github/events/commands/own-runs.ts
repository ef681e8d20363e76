import type { GitHub } from "../../api/client.js";
import { type Marked, readMarker } from "../../reporting/marker.js";
import { ownLoginOf } from "../../reporting/own-comments.js";
import type { RunTrigger } from "../trigger.js";

export interface OwnRunsOptions {
  readonly github: Pick<GitHub, "comments" | "ownLogin">;
  readonly trigger: Pick<RunTrigger, "target">;
  readonly signal: AbortSignal;
}

export interface OwnRun extends Marked {
  readonly workflowRun: number;
  readonly comment: { readonly id: number; readonly url: string; readonly body: string };
}

/**
 * The runs that reported in this thread, oldest first. Only agent-exec's own comments count, because anybody can copy a
 * marker.
 * @throws GitHubError. If the signal aborts, the error is the signal's reason.
 */
export async function ownRuns({ github, trigger, signal }: OwnRunsOptions): Promise<OwnRun[]> {
  const { repository, number } = trigger.target;
  const { login } = await ownLoginOf(github, signal);
  const comments = await github.comments({ repository, number: number ?? 0, signal });
  return comments.flatMap(({ author, ...comment }) => {
    const marked = author === login ? readMarker(comment.body) : null;
    if (marked === null || marked.workflowRun === null) return [];
    return [{ ...marked, workflowRun: marked.workflowRun, comment }];
  });
}
