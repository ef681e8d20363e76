// Runs one session with the given number of blocks, and prints time and memory of each as one line of JSON.
import { createDockerExecutor } from "../../lib/executors/docker/docker-executor.js";
import { blockOf } from "../../lib/facts/block.js";
import { systemClock } from "../../lib/process/system-clock.js";
import { commandDefaults } from "../command-defaults.mjs";

const mebibyte = 1024 ** 2;
const count = Number(process.argv[2]);
const runId = `bench-load-${process.pid}`;
const { signal } = new AbortController();
const executor = createDockerExecutor({ ...commandDefaults, runId, clock: systemClock });

const session = await executor.start({ signal });
const figures = [];
try {
  for (let number = 0; number < count; number += 1) figures.push(await oneBlock(number));
} finally {
  await session.stop();
}
console.log(JSON.stringify({ runId, figures }));

/** Every fifth block fails, and every tenth leaves a process, like blocks of models. */
async function oneBlock(number) {
  const code = [
    `print(${number})`,
    number % 10 === 3
      ? "import subprocess\nsubprocess.Popen(['sleep', '0.2'], stdout=subprocess.DEVNULL)"
      : "",
    number % 5 === 0 ? "raise SystemExit(5)" : "",
  ].join("\n");
  const startedAt = performance.now();
  const block = blockOf({ language: "python", code, path: null });
  const { ending, exitCode, stdout } = await session.execute(block, { timeoutMs: 30_000, signal });
  const ms = performance.now() - startedAt;
  if (ending !== "exited" || exitCode !== (number % 5 === 0 ? 5 : 0) || stdout.text !== `${number}\n`)
    throw new Error(`block ${number}: ${ending} ${exitCode} ${stdout.text}`);
  return { ms, rss: process.memoryUsage.rss() / mebibyte };
}
