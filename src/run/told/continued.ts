import type { Continues } from "../../facts/continues.js";
import type { ThreadMessage } from "../../facts/task.js";
import type { Message } from "../../ports/writer.js";

/** The beginning of a conversation that continues a thread. Its last message is the task. */
export function threadTold(thread: readonly ThreadMessage[], task: string): Message[] {
  let told: Message[] = [];
  for (const { author, text } of thread)
    told = author === "assistant" ? joined(told, author, text) : withWords(told, `${author}: ${text}`);
  return withWords(told, task);
}

/** The beginning of a conversation that continues an earlier run. Its last message contains the new task. */
export function goingOn({ messages, outcome, files }: Continues, task: string): Message[] {
  const ended =
    outcome === null
      ? "The earlier run was interrupted, so it has no outcome."
      : `It ended as \`${outcome}\`.`;
  const words = `The earlier run is over. ${ended} This is a new run in a fresh sandbox: ${workspaceWords[files]} Everything else is gone: all processes, all commits, and all files and packages outside of the workspace. The task now:\n\n${task}`;
  return withWords(messages, words);
}

const workspaceWords = {
  "put-in": "the workspace has the files that the earlier run left, as far as they could be saved.",
  applied: "the workspace's files include the earlier run's changes.",
  none: "the workspace is as it was given to you.",
} as const satisfies Readonly<Record<Continues["files"], string>>;

/** Adds agent-exec's own text to the last message, because some servers refuse two messages of one role in a row. */
export function withWords(messages: readonly Message[], words: string): Message[] {
  return joined(messages, "user", words);
}

function joined(messages: readonly Message[], role: Message["role"], content: string): Message[] {
  const last = messages.at(-1);
  if (last?.role !== role) return [...messages, { role, content }];
  return [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${content}` }];
}
