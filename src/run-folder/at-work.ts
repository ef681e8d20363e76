import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { AgentExecError } from "../errors.js";
import { clientIdentity, isClientAlive } from "../process/client-identity.js";

/** Says whose process is at work on the run; gone when it is over. Not handed out, like all whose names begin with a dot. */
const runningName = ".running";

/** Says in a run's new folder, which nobody else has, that this process is at work on it. */
export async function sign(root: string): Promise<void> {
  await writeFile(join(root, runningName), clientIdentity());
}

export async function leave(root: string): Promise<void> {
  await rm(join(root, runningName), { force: true });
}

/**
 * Says so in the folder of a run whose process had ended; of however many that try at once one alone has it.
 * @throws AgentExecError `settings-invalid` for all others, and where its process is alive.
 */
export async function takeOver(root: string): Promise<void> {
  const running = join(root, runningName);
  const aside = `${running}-${randomUUID()}`;
  const owner = await readFile(running, "utf8").catch(() => null);
  // Empty: somebody is just writing who they are.
  if (owner === "" || (owner !== null && isClientAlive(owner) === true)) throw stillRuns(root);
  try {
    if (owner !== null) {
      await rename(running, aside).catch(stillRunsWhere("ENOENT", root));
      // Since it was read, another may have taken the dead one's place: that one keeps it.
      if ((await readFile(aside, "utf8")) !== owner) {
        await link(aside, running).catch(() => undefined);
        throw stillRuns(root);
      }
    }
    await writeFile(aside, clientIdentity());
    // Whole or not at all: who looks meanwhile reads no half of a name.
    await link(aside, running).catch(stillRunsWhere("EEXIST", root));
  } finally {
    await rm(aside, { force: true });
  }
}

function stillRunsWhere(code: string, root: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw error.code === code ? stillRuns(root) : error;
  };
}

/** Whether a process is at work on a run: false only where that is sure. */
export async function isAtWork(root: string): Promise<boolean> {
  const owner = await readFile(join(root, runningName), "utf8").catch(() => null);
  return owner !== null && isClientAlive(owner) !== false;
}

function stillRuns(root: string): AgentExecError {
  const message = `The run in ${root} is not to be resumed: a process is at work on it.`;
  return new AgentExecError("settings-invalid", message, {
    nextStep: "Let it come to its end, or stop it, and try again.",
  });
}
