import { setTimeout as wait } from "node:timers/promises";
import { waitingName, waitingWords } from "../../../../src/executors/contained/sandbox/block-process.js";
import { docker } from "../../docker/support/engine-by-hand.js";

/** The spare as a shell, the killer, and what the engine is about to make one of them. */
const waiting = [waitingWords, "kill -9 -1", "runc init"];

/**
 * Processes of the blocks' user in a container, without what waits for the next block or is just being started for it:
 * until it has come so far that has neither of its names, which is why what is found is looked for again, for 5 s.
 */
export async function processesOfBlocks(container: string): Promise<readonly string[]> {
  let found = await listOfBlocks(container);
  for (const end = Date.now() + 5000; found.length > 0 && Date.now() < end;) {
    await wait(50);
    const pids = new Set((await listOfBlocks(container)).map(pidOf));
    found = found.filter((line) => pids.has(pidOf(line)));
  }
  return found;
}

/** How many processes a container has, the guard's included. It is seen from outside, where a full container has no room. */
export async function numberOfProcesses(container: string): Promise<number> {
  return (await docker("top", container, "-eo", "pid")).split("\n").length - 1;
}

async function listOfBlocks(container: string): Promise<readonly string[]> {
  const lines = (await docker("top", container, "-eo", "pid,uid,comm,args")).split("\n").slice(1);
  return lines.filter((line) => {
    const [, uid, name] = line.trim().split(/\s+/);
    return uid === "1000" && name !== waitingName && !waiting.some((words) => line.includes(words));
  });
}

function pidOf(line: string): string | undefined {
  return line.trim().split(/\s+/)[0];
}
