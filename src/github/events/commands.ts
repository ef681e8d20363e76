import { AgentExecError } from "../../errors.js";
import type { AccessCalls } from "../api/access-calls.js";
import type { CommentCalls } from "../api/comment-calls.js";
import type { DiscussionCalls } from "../api/discussion-calls.js";
import { markerPrefix } from "../reporting/marker.js";
import { mayWrite } from "./permissions.js";
import { textAfterPhrase } from "./phrase.js";
import type { RequestedTask, RunTrigger } from "./trigger.js";

/** What a comment can ask for beside a task. */
export type Command = "help" | "retry";

/** The command of a comment. Only the bare word is one: `retry with fewer files` is a task. Null: none. */
export function commandOf({ task }: Pick<RunTrigger, "task">): Command | null {
  if (task.source.kind !== "comment") return null;
  return task.text === "help" || task.text === "retry" ? task.text : null;
}

export interface CommandOptions {
  readonly github: Pick<AccessCalls, "permissionOf"> &
    Pick<CommentCalls, "comments" | "createComment"> &
    Pick<DiscussionCalls, "newestComments">;
  readonly trigger: RunTrigger;
  readonly phrase: string;
  readonly signal: AbortSignal;
}

/**
 * The task that `retry` asks for again: the newest earlier comment of this thread that asked for one, if its author may
 * start runs. @throws AgentExecError `task-invalid` if there is none; GitHubError. On abort: the signal's reason.
 */
export async function taskToRetry({
  github,
  trigger,
  phrase,
  signal,
}: CommandOptions): Promise<RequestedTask> {
  const { told, target } = trigger;
  const { repository } = target;
  const comments = await github.newestComments({
    repository,
    number: target.number ?? 0,
    total: told?.comments ?? 0,
    signal,
  });
  const until = Date.parse(told?.at ?? "");
  // A comment that was edited since may ask for something else. Ids of review comments count apart.
  const earlier = comments.filter(
    ({ id, body, updatedAt }) =>
      id !== told?.commentId && !(Date.parse(updatedAt) > until) && !body.startsWith(markerPrefix),
  );
  for (const { author, body, url } of earlier.toReversed()) {
    if (author === null) continue;
    const text = await textAfterPhrase(body, phrase);
    if (text === null || text === "") continue;
    const task = { text, source: { kind: "comment", url } as const, author: author.login };
    if (commandOf({ task }) !== null) continue;
    if (await mayWrite(github, author, { repository, signal })) return task;
  }
  throw new AgentExecError("task-invalid", "There is no earlier request to retry.", {
    nextStep: `Write the task: \`${phrase} TASK\`.`,
  });
}

/** Answers `help` once, also if the workflow runs again. Resolves with the comment's address, null if it stood already. */
export async function answerHelp({
  github,
  trigger,
  phrase,
  signal,
}: CommandOptions): Promise<string | null> {
  const { repository, number } = trigger.target;
  const marker = `${markerPrefix}help ${trigger.told?.commentId ?? 0} -->`;
  const call = { repository, number: number ?? 0, signal };
  if ((await github.comments(call)).some(({ body }) => body.startsWith(marker))) return null;
  const { url } = await github.createComment({ ...call, body: `${marker}\n${helpWords(phrase)}` });
  return url;
}

function helpWords(phrase: string): string {
  return `### What you can ask agent-exec

Begin a line of a comment with one of these:

- \`${phrase} TASK\`: a model writes code for the task and runs it in a container. It sees this issue or pull request, so \`${phrase} fix this\` can be enough.
- \`${phrase} retry\`: run the last task of this thread again.
- \`${phrase} help\`: show this help.

Only people with write access can start a run. Editing a comment starts none.`;
}
