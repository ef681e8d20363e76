// agent-exec's Docker executor as a contender, used as a library: runs one task and prints its figures as a line of
// JSON.
import { once } from "node:events";
// The other contenders also load their engine client before their clock starts.
import "dockerode";
import { createDockerExecutor } from "../../lib/executors/docker/docker-executor.js";
import { blockOf } from "../../lib/facts/block.js";
import { systemClock } from "../../lib/process/system-clock.js";
import { commandDefaults } from "../command-defaults.mjs";
import { tasksOf } from "./tasks.mjs";

const [task, image, planText] = process.argv.slice(2);
const plan = JSON.parse(planText);
const { signal } = new AbortController();

const executor = createDockerExecutor({ ...commandDefaults, image, runId: "bench", clock: systemClock });

/** Starts the interpreter in the container, on a file like a block's, after a block's pause; prints milliseconds. */
const startBare = `
import json, subprocess, time
open("/tmp/bare.py", "w").write("print(1)")
def start():
    time.sleep(${plan.pauseMs / 1000})
    before = time.perf_counter()
    subprocess.run(["python3", "/tmp/bare.py"], stdout=subprocess.PIPE, check=True)
    return (time.perf_counter() - before) * 1000
print(json.dumps([start() for _ in range(${plan.bare})]))
`;

const tasks = tasksOf(plan, {
  open: () => executor.start({ signal }),
  execute: pass,
  close: (running) => running.stop(),
  bare: async (running) => JSON.parse((await execute(running, startBare)).stdout.text),
});
console.log(JSON.stringify(await { ...tasks, deadline }[task]()));

async function pass(running, code, expected) {
  const { exitCode, stdout } = await execute(running, code);
  if (exitCode !== 0 || stdout.text !== (expected ?? stdout.text))
    throw new Error(`a block ended with ${exitCode}: ${stdout.text.slice(0, 200)}`);
}

async function deadline() {
  const running = await executor.start({ signal });
  console.log(JSON.stringify({ running: true }));
  await execute(running, plan.daemons, 1000);
  console.log(JSON.stringify({ returned: true }));
  await once(process.stdin, "data");
  process.stdin.pause();
  await running.stop();
  return {};
}

function execute(running, code, timeoutMs = 60_000) {
  return running.execute(blockOf({ language: "python", code, path: null }), { timeoutMs, signal });
}
