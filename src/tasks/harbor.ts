import { AgentExecError } from "../errors.js";
import type { ReadTasks } from "../batch/task.js";

/** Reads a folder of Harbor tasks. */
export async function readHarborTasks(path: string): Promise<ReadTasks> {
  throw new AgentExecError("settings-invalid", `${path} is a folder.`, {
    nextStep: "Name a file with one task per line as JSON.",
  });
}
