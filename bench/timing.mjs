import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { distDir } from "../scripts/places.mjs";

/** The measured bundle: dist/, or a build in another place. */
export const benchedDist = process.env.AGENT_EXEC_DIST ?? distDir;

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Calls each of the named functions `rounds` times, in turns. Resolves with all results by name. */
export async function takeTurns(rounds, functions) {
  const results = Object.fromEntries(Object.keys(functions).map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of Object.entries(functions)) results[name].push(await measure());
  }
  return results;
}

export async function timeOf(command) {
  const startedAt = performance.now();
  await start(command);
  return performance.now() - startedAt;
}

/** Runs one entry of a bundle (or only `args`) to its exit. A failed run has no useful figure, so it throws. */
export async function start(command) {
  const { node, folder, dist = benchedDist, entry, args = [], env = {}, flags = [], exitCode = 0 } = command;
  const words = [...flags, ...(entry ? [`${dist}/${entry}`] : []), ...args];
  const child = spawn(node, words, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    // Few variables, as on a runner, so that this shell's own NODE_OPTIONS and the like do not count.
    env: { PATH: process.env.PATH, HOME: folder, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => (output += text));
  }
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== exitCode)
    throw new Error(`${words.join(" ")} ended with ${code}, not ${exitCode}:\n${output}`);
  return output;
}
