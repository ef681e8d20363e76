import { AgentExecError } from "../../errors.js";
import { maxDocumentBytes, readNamed, readText } from "../../process/named-file.js";
import type { Task } from "../../facts/task.js";
import { maxTaskBytes, taskOf } from "../../settings/task.js";

/** Reads the task of `run` from the argument or a file (`-`: standard input). @throws AgentExecError `task-invalid`. */
export async function readTask(words: string | undefined, file: string | undefined): Promise<Task> {
  if (words !== undefined && file !== undefined) {
    throw new AgentExecError(
      "settings-invalid",
      "You gave two tasks: one as an argument, one with --task-file.",
      { nextStep: "Give only one task." },
    );
  }
  if (file !== undefined) {
    const text = await readDocument(file, "--task-file", maxTaskBytes);
    return taskOf(text, { kind: "file", path: file });
  }
  if (words !== undefined) return taskOf(words, { kind: "input" });
  throw new AgentExecError("task-invalid", "There is no task.", {
    nextStep: 'Write the task: agent-exec run "…", or --task-file FILE (`-` is standard input).',
  });
}

/** Reads a text file or pipe that the user named. `-` is standard input. */
export async function readDocument(
  path: string,
  origin: string,
  maxBytes = maxDocumentBytes,
): Promise<string> {
  try {
    return path === "-" ? await readText(process.stdin, maxBytes) : await readNamed(path, maxBytes);
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `${origin}: ${path} cannot be read: ${(cause as Error).message}`,
      { nextStep: "Check the file's path, permissions and size.", cause },
    );
  }
}
