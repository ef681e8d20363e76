import type { IssueComment } from "../../api/comment-calls.js";
import { type Marked, readMarker } from "../../reporting/marker.js";
import { ownLoginOf } from "../../reporting/own-comments.js";
import type { AboutTrigger } from "../trigger.js";

export type OwnRunsOptions = AboutTrigger<"comments" | "ownLogin">;

export interface OwnRun extends Marked {
  readonly workflowRun: number;
  readonly comment: Pick<IssueComment, "id" | "url" | "body">;
}

/**
 * The runs that reported in this thread, oldest first. Only agent-exec's own comments count, because anybody can copy a
 * marker.
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
