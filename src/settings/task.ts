import { AgentExecError } from "../errors.js";
import type { Task, TaskSource } from "../facts/task.js";

/** More than any model can read, and far more than a person writes. */
export const maxTaskBytes = 1024 ** 2;

/** Makes a task from its text. @throws AgentExecError `task-invalid` if the text is empty or too large. */
export function taskOf(text: string, source: TaskSource, author?: string): Task {
  const bytes = Buffer.byteLength(text);
  if (text.trim() === "") {
    throw new AgentExecError("task-invalid", "The task is empty.", {
      nextStep: "Describe what the code should do.",
    });
  }
  if (bytes > maxTaskBytes) {
    const message = `The task has ${bytes} bytes; the limit is ${maxTaskBytes} (1 MiB).`;
    throw new AgentExecError("task-invalid", message, {
      nextStep: "Shorten the task, and put large data into a file of the workspace.",
    });
  }
  return { text, source, ...(author === undefined ? {} : { author }) };
}
