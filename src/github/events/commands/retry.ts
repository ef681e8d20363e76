import { AgentExecError } from "../../../errors.js";
import { markerPrefix } from "../../reporting/marker.js";
import { mayWrite } from "../permissions.js";
import { textAfterPhrase } from "../phrase.js";
import type { AboutTrigger, RequestedTask } from "../trigger.js";
import type { AskedOptions } from "./options.js";
import { readRequest } from "./read-request.js";

export interface RetryOptions extends AboutTrigger<"permissionOf" | "newestComments"> {
  readonly phrase: string;
}

/**
 * The task that `retry` repeats, with the options that its comment chose. It comes from the newest earlier comment of
 * this thread that asked for a task, if its author may start runs.
 * @throws AgentExecError `task-invalid` if there is none; GitHubError.
 */
export async function taskToRetry({
  github,
  trigger: { told, target },
  phrase,
  signal,
}: RetryOptions): Promise<{ readonly task: RequestedTask; readonly options: AskedOptions }> {
  const { repository, number } = target;
  const thread = { repository, number: number ?? 0, total: told?.comments ?? 0, signal };
  const comments = await github.newestComments(thread);
  const until = Date.parse(told?.at ?? "");
  // If a comment was edited since, it may ask for something else. Review comments have a separate count of ids.
  const earlier = comments.filter(
    ({ id, body, updatedAt }) =>
      id !== told?.commentId && !(Date.parse(updatedAt) > until) && !body.startsWith(markerPrefix),
  );
  for (const { author, body, url } of earlier.toReversed()) {
    if (author === null) continue;
    const text = await textAfterPhrase(body, phrase);
    const request = readRequest(text ?? "");
    if (request.kind !== "task") continue;
    const task = { text: request.text, source: { kind: "comment", url } as const, author: author.login };
    if (await mayWrite(github, author, { repository, signal })) return { task, options: request.options };
  }
  throw new AgentExecError("task-invalid", "There is no earlier request to retry.", {
    nextStep: `Write the task: \`${phrase} TASK\`.`,
  });
}
