// agent-exec's Docker executor as a contender, used as a library: runs one task and prints its figures as a line of
// JSON.
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
// The other contenders also load their engine client before their clock starts.
import "dockerode";
import { createDockerExecutor } from "../../lib/executors/docker/docker-executor.js";
import { blockOf } from "../../lib/facts/block.js";
import { systemClock } from "../../lib/process/system-clock.js";
import { commandDefaults } from "../command-defaults.mjs";

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

const tasks = { session, flood, eight, deadline };
console.log(JSON.stringify(await tasks[task]()));

async function session() {
  const started = performance.now();
  const running = await executor.start({ signal });
  const start = performance.now() - started;
  await execute(running, "print('first')");
  const first = performance.now() - started;
  const warm = await blocks(running, plan.warm, 0);
  const paused = await blocks(running, plan.paused, plan.pauseMs);
  const bursts = [];
  for (let burst = 0; burst < plan.bursts; burst++) {
    await wait(plan.burstPauseMs);
    bursts.push(...(await blocks(running, plan.burst, 0)));
  }
  const { stdout } = await execute(running, startBare);
  const bare = JSON.parse(stdout.text);
  const before = performance.now();
  await running.stop();
  return { start, first, warm, paused, bursts, bare, stop: performance.now() - before };
}

async function blocks(running, count, pauseMs) {
  const times = [];
  for (let index = 0; index < count; index++) {
    if (pauseMs > 0) await wait(pauseMs);
    const before = performance.now();
    const { exitCode, stdout } = await execute(running, `print(${index})`);
    times.push(performance.now() - before);
    if (exitCode !== 0 || stdout.text !== `${index}\n`) throw new Error(`block ${index}: ${exitCode}`);
  }
  return times;
}

async function flood() {
  const running = await executor.start({ signal });
  const before = performance.now();
  const { exitCode } = await execute(running, plan.flood);
  const elapsed = performance.now() - before;
  await running.stop();
  if (exitCode !== 0) throw new Error(`the flood ended with ${exitCode}`);
  return { flood: elapsed, rss: process.resourceUsage().maxRSS / 1024 };
}

async function eight() {
  const before = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const running = await executor.start({ signal });
      await execute(running, "print(8)");
      await running.stop();
    }),
  );
  return { eight: performance.now() - before };
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
