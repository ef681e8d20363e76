import type { ThreadMessage } from "../../facts/task.js";
import type { Message } from "../../ports/writer.js";

/** The beginning of a conversation that continues a thread. Its last message is the task. */
export function threadTold(thread: readonly ThreadMessage[], task: string): Message[] {
  const told: Message[] = [];
  for (const { author, text } of thread) {
    const role = author === "assistant" ? "assistant" : "user";
    add(told, { role, content: role === "user" ? `${author}: ${text}` : text });
  }
  add(told, { role: "user", content: task });
  return told;
}

/** Joins a message to the last one of the same role, because some servers refuse two in a row. */
function add(told: Message[], message: Message): void {
  const last = told.at(-1);
  if (last?.role !== message.role) told.push(message);
  else told[told.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
}
