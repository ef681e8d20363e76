import { hash } from "node:crypto";
import { type AgentExecError, settingsInvalid } from "../errors.js";
import { createFile, removeEntry } from "../files/safe-changes.js";
import { namesIn, readRegular } from "../files/safe-files.js";
import { clientIdentity, isClientAlive } from "../process/client-identity.js";

/**
 * The file that names the process working on the run. If that process died, the next one creates a file with a name
 * derived from it, and so on. The last file counts. Each file is created only once and is never overwritten or renamed,
 * so only one process can replace a dead one. It is not uploaded, like all names that begin with a dot.
 */
const runningName = ".running";

/** An identity takes about a hundred bytes. */
const maxOwnerBytes = 4096;

/** Whether a file of a run's folder is such a claim. */
export function isClaim(name: string): boolean {
  return name.startsWith(runningName) && !name.includes("/");
}

interface Claim {
  readonly name: string;
  /** The process's identity. Empty while it is being written. */
  readonly owner: string;
}

/** Claims a new run's folder for this process. No other process uses it yet. */
export async function sign(root: string): Promise<void> {
  await claim(root, runningName);
}

/** The names in a folder, which may be missing. */
export async function namesOrNone(root: string): Promise<readonly string[]> {
  return namesIn(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** Removes all claims. The folder may be gone. */
export async function leave(root: string): Promise<void> {
  const names = await namesOrNone(root);
  // The first claim is removed first, because the others depend on it.
  for (const name of names.filter(isClaim).toSorted()) await removeEntry(root, name);
}

/**
 * Claims the folder of a run whose process has ended. If several processes try at once, only one succeeds.
 * @throws AgentExecError `settings-invalid` for the others, and if the run's process is alive.
 */
export async function takeOver(root: string): Promise<void> {
  const last = (await claimsOn(root)).at(-1);
  if (last !== undefined && (last.owner === "" || isClientAlive(last.owner) === true)) throw stillRuns(root);
  const name = last === undefined ? runningName : nameBehind(last.owner);
  await claim(root, name);
  if ((await claimsOn(root)).some((each) => each.name === name)) return;
  // Meanwhile another process resumed the run and ended.
  await removeEntry(root, name);
  throw stillRuns(root);
}

/** Whether a process is working on a run. False only if this is certain. */
export async function isAtWork(root: string): Promise<boolean> {
  const last = (await claimsOn(root)).at(-1);
  return last !== undefined && isClientAlive(last.owner) !== false;
}

/** @throws AgentExecError `settings-invalid` if another process made it. */
async function claim(root: string, name: string): Promise<void> {
  const file = await createFile(root, name).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? stillRuns(root) : error;
  });
  try {
    await file.writeFile(clientIdentity());
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    // On a full disk, the file may exist without its content.
    await removeEntry(root, name);
    throw error;
  }
}

/** All claims in order. The last one counts. If there is none, no process is working on the run. */
export async function claimsOn(root: string): Promise<Claim[]> {
  const claims: Claim[] = [];
  let name = runningName;
  while (claims.every((each) => each.name !== name)) {
    const said = await readRegular(root, name, maxOwnerBytes).catch(() => null);
    if (said === null) break;
    const owner = new TextDecoder().decode(said);
    claims.push({ name, owner });
    name = nameBehind(owner);
  }
  return claims;
}

function nameBehind(owner: string): string {
  return `${runningName}-${hash("sha256", owner).slice(0, 16)}`;
}

function stillRuns(root: string): AgentExecError {
  const message = `The run in ${root} cannot be resumed: a process still works on the run.`;
  return settingsInvalid(message, "Wait until that process ends, or stop it. Then try again.");
}
