import { createStickyComment, type StickyCommentOptions } from "../../reporting/comment.js";
import type { RunTrigger } from "../trigger.js";

export interface AnswerOptions extends Omit<StickyCommentOptions, "repository" | "number" | "key"> {
  readonly trigger: RunTrigger;
}

/**
 * Answers a comment in its thread, once. If the workflow runs again, the answer is edited. Resolves with its address.
 */
export async function answerComment(markdown: string, options: AnswerOptions): Promise<string> {
  const { repository, number } = options.trigger.target;
  const key = answerKey(options.trigger);
  const comment = createStickyComment({ ...options, repository, number: number ?? 0, key });
  return (await comment.finish(markdown, options)).url;
}

/** The key of the comment that answers another one. */
export function answerKey({ target: { subject } }: Pick<RunTrigger, "target">): string {
  const id = subject !== null && "id" in subject ? subject.id : 0;
  return `answer to ${subject?.kind ?? "nothing"} ${id}`;
}
