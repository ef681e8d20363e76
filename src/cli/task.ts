import { readFile, stat } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { AgentExecError } from "../errors.js";
import type { Task } from "../ports/task.js";
import { taskOf } from "../settings/task.js";

/** The task of `run`: the word on the command line, or a file; `-` is standard input. @throws AgentExecError `task-invalid`. */
export async function readTask(words: string | undefined, file: string | undefined): Promise<Task> {
  if (words !== undefined && file !== undefined) {
    throw new AgentExecError(
      "settings-invalid",
      "There are two tasks: one as an argument, one by --task-file.",
      {
        nextStep: "Give one of them.",
      },
    );
  }
  if (file !== undefined)
    return taskOf(await readDocument(file, "--task-file"), { kind: "file", path: file });
  if (words !== undefined) return taskOf(words, { kind: "input" });
  throw new AgentExecError("task-invalid", "There is no task.", {
    nextStep: 'Say what to do: agent-exec run "…", or --task-file FILE (`-` is standard input).',
  });
}

/** A text file that a person named; `-` is standard input. */
export async function readDocument(path: string, origin: string): Promise<string> {
  try {
    if (path === "-") return await readAll(process.stdin);
    if (!(await stat(path)).isFile()) throw new Error("it is not a file");
    return await readFile(path, "utf8");
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `${origin}: ${path} cannot be read: ${(cause as Error).message}`,
      {
        nextStep: "Check the path and its rights.",
        cause,
      },
    );
  }
}
