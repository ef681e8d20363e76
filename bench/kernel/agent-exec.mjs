// agent-exec's kernels as contenders, used as a library: runs one session and prints its figures as a line of JSON.
import { delimiter, dirname } from "node:path";
import { createDockerExecutor } from "../../lib/executors/docker/docker-executor.js";
import { createLocalExecutor } from "../../lib/executors/local/local-executor.js";
import { blockOf } from "../../lib/facts/block.js";
import { systemClock } from "../../lib/process/system-clock.js";
import { kernelPython } from "../../scripts/places.mjs";
import { commandDefaults } from "../command-defaults.mjs";

const [place, cells] = process.argv.slice(2);
const { signal } = new AbortController();
const kernel = "python3";
const path = [dirname(kernelPython()), "/usr/bin", "/bin"].join(delimiter);
const executors = {
  container: () => createDockerExecutor({ ...commandDefaults, kernel, runId: "bench", clock: systemClock }),
  local: () => createLocalExecutor({ kernel, path }),
};

const started = performance.now();
const session = await executors[place]().start({ signal });
await execute("print('first')");
const first = performance.now() - started;
const warm = [];
for (let index = 0; index < Number(cells); index++) warm.push(await execute(`print(${index})`));
const before = performance.now();
await session.stop();
console.log(JSON.stringify({ first, warm, stop: performance.now() - before }));

async function execute(code) {
  const asked = performance.now();
  const block = blockOf({ language: "python", code, path: null });
  const { exitCode, evidence } = await session.execute(block, { timeoutMs: 60_000, signal });
  if (exitCode !== 0) throw new Error(evidence);
  return performance.now() - asked;
}
