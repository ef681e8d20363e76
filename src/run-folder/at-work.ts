import { createHash } from "node:crypto";
import { AgentExecError } from "../errors.js";
import { createFile, removeEntry } from "../files/safe-changes.js";
import { namesIn, readRegular } from "../files/safe-files.js";
import { clientIdentity, isClientAlive } from "../process/client-identity.js";

/**
 * Says whose process is at work on the run. Where that one died, who goes on has a file named by it, and who goes on after
 * that one a file named by that: the last of them counts. Each is made once, so one alone takes the place of a dead one, and
 * none is written over or renamed. Not handed out, like all whose names begin with a dot.
 */
const runningName = ".running";

/** 4 KiB: who it is takes about a hundred bytes. */
const maxOwnerBytes = 4096;

/** Whether a file of a run's folder has such a name. */
export function isClaim(name: string): boolean {
  return name.startsWith(runningName) && !name.includes("/");
}

interface Claim {
  readonly name: string;
  /** Empty: who it is was just being written. */
  readonly owner: string;
}

/** Says in a run's new folder, which nobody else has, that this process is at work on it. */
export async function sign(root: string): Promise<void> {
  await claim(root, runningName);
}

/** Nothing says so any more; nor does it where the folder is gone. */
export async function leave(root: string): Promise<void> {
  const names = await namesIn(root).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  // The first one first: without it the others count for nothing.
  for (const name of names.filter(isClaim).toSorted()) await removeEntry(root, name);
}

/**
 * Says so in the folder of a run whose process had ended; of however many that try at once one alone has it.
 * @throws AgentExecError `settings-invalid` for all others, and where its process is alive.
 */
export async function takeOver(root: string): Promise<void> {
  const last = (await claimsOn(root)).at(-1);
  if (last !== undefined && (last.owner === "" || isClientAlive(last.owner) === true)) throw stillRuns(root);
  const name = last === undefined ? runningName : nameBehind(last.owner);
  await claim(root, name);
  if ((await claimsOn(root)).some((each) => each.name === name)) return;
  // Since the claims were read, another had gone on with the run and left it.
  await removeEntry(root, name);
  throw stillRuns(root);
}

/** Whether a process is at work on a run: false only where that is sure. */
export async function isAtWork(root: string): Promise<boolean> {
  const last = (await claimsOn(root)).at(-1);
  return last !== undefined && isClientAlive(last.owner) !== false;
}

/** @throws AgentExecError `settings-invalid` where another has made it. */
async function claim(root: string, name: string): Promise<void> {
  const file = await createFile(root, name).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? stillRuns(root) : error;
  });
  try {
    await file.writeFile(clientIdentity());
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    // A full disk takes the name and not the words.
    await removeEntry(root, name);
    throw error;
  }
}

/** From the first to the last, the one that counts. None: nobody is at work. */
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
  return `${runningName}-${createHash("sha256").update(owner).digest("hex").slice(0, 16)}`;
}

function stillRuns(root: string): AgentExecError {
  const message = `The run in ${root} cannot be resumed: a process is still working on it.`;
  return new AgentExecError("settings-invalid", message, {
    nextStep: "Wait until it ends or stop it, then run this again.",
  });
}
