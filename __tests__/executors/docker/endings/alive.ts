import { waitingWords } from "../../../../src/executors/docker/container/block-process.js";
import { waitingName } from "../../../../src/executors/docker/container/waiting-interpreter.js";
import { docker } from "../engine-by-hand.js";

/** The spare as a shell, the killer, and what the engine is about to make one of them. */
const waiting = [waitingWords, "kill -9 -1", "runc init"];

/** Processes of the blocks' user in a container, without what waits for the next block or is just being started for it. */
export async function processesOfBlocks(container: string): Promise<readonly string[]> {
  const lines = (await docker("top", container, "-eo", "pid,uid,comm,args")).split("\n").slice(1);
  return lines.filter((line) => {
    const [, uid, name] = line.trim().split(/\s+/);
    return uid === "1000" && name !== waitingName && !waiting.some((words) => line.includes(words));
  });
}
