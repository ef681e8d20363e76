import { resolve } from "node:path";
import { AgentExecError, isAgentExecError, messageOf } from "../errors.js";
import { namesIn } from "../files/safe-files.js";
import { idFaults } from "../batch/entries.js";
import type { ReadTasks } from "../batch/task.js";

/**
 * Reads the tasks of a batch, from a file with one JSON object per line or from a folder of Harbor tasks.
 * @param readText reads a file that the user named
 * @throws AgentExecError `settings-invalid` if there is nothing to read.
 */
export async function readTasks(
  path: string,
  readText: (path: string) => Promise<string>,
): Promise<ReadTasks> {
  const read = await readAny(path, readText).catch((cause: unknown) => {
    if (isAgentExecError(cause)) throw cause;
    throw new AgentExecError("settings-invalid", `${path} cannot be read: ${messageOf(cause)}`, {
      nextStep: "Give a file with one JSON task on each line, or a folder of Harbor tasks.",
      cause,
    });
  });
  if (read.tasks.length === 0 && read.broken.length === 0)
    throw new AgentExecError("settings-invalid", `${path} contains no task.`, {
      nextStep: 'Write one JSON object per line, such as {"id": "fix-1", "task": "Make the tests pass."}.',
    });
  const faults = idFaults(read.tasks);
  return {
    tasks: read.tasks.filter((task) => !faults.has(task)),
    broken: [...read.broken, ...faults.values()],
  };
}

async function readAny(path: string, readText: (path: string) => Promise<string>): Promise<ReadTasks> {
  const place = resolve(path);
  if (path !== "-" && (await isFolder(place))) {
    const { readHarborTasks } = await import("./harbor.js");
    return readHarborTasks(place);
  }
  const { readJsonLines } = await import("./json-lines.js");
  return readJsonLines(await readText(path), path);
}

function isFolder(path: string): Promise<boolean> {
  return namesIn(path).then(
    () => true,
    () => false,
  );
}
