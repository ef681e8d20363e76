import type { AgentExecError } from "../../../errors.js";
import type { Clock } from "../../../ports/clock.js";
import type { GitHub } from "../../api/client.js";
import { createStickyComment } from "../../reporting/comment.js";
import type { RunTrigger } from "../trigger.js";

export interface AnswerOptions {
  readonly github: GitHub;
  readonly clock: Clock;
  readonly trigger: RunTrigger;
  /** The result of `askedIn`. */
  readonly asked: string | null;
  /** The page of this attempt of the workflow's run. */
  readonly runId: string;
  readonly signal: AbortSignal;
  readonly onProblem: (error: AgentExecError) => void;
}

/**
 * Answers a comment in its thread, once. If the workflow runs again, the answer is edited. Resolves with its address.
 */
export async function answerComment(markdown: string, options: AnswerOptions): Promise<string> {
  const { repository, number } = options.trigger.target;
  const comment = createStickyComment({
    ...options,
    repository,
    number: number ?? 0,
    key: answerKey(options.trigger),
  });
  return (await comment.finish(markdown, options)).url;
}

/** The key of the comment that answers another one. */
export function answerKey({ target: { subject } }: Pick<RunTrigger, "target">): string {
  const id = subject !== null && "id" in subject ? subject.id : 0;
  return `answer to ${subject?.kind ?? "nothing"} ${id}`;
}
