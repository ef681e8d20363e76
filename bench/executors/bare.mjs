// Plain dockerode calls as a contender: the cost of an engine without an executor and without limits.
import { once } from "node:events";
import { PassThrough } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import Docker from "dockerode";

const [task, image, planText] = process.argv.slice(2);
const plan = JSON.parse(planText);
const docker = new Docker();

const tasks = { session, flood, eight, whole };
console.log(JSON.stringify(await tasks[task]()));

async function open() {
  const container = await docker.createContainer({ Image: image, Cmd: ["sleep", "600"] });
  await container.start();
  return container;
}

async function execute(container, code, exitCode = 0) {
  const exec = await container.exec({ Cmd: ["python3", "-c", code], AttachStdout: true, AttachStderr: true });
  const stream = await exec.start({ hijack: true });
  const output = new PassThrough();
  let bytes = 0;
  output.on("data", (chunk) => (bytes += chunk.length));
  docker.modem.demuxStream(stream, output, output);
  await once(stream, "end");
  const { ExitCode } = await exec.inspect();
  if (ExitCode !== exitCode || bytes === 0) throw new Error(`the block ended with ${ExitCode}`);
}

async function session() {
  const started = performance.now();
  const container = await open();
  const start = performance.now() - started;
  await execute(container, "print('first')");
  const first = performance.now() - started;
  const warm = await blocks(container, plan.warm, 0);
  const paused = await blocks(container, plan.paused, plan.pauseMs);
  const bursts = [];
  for (let burst = 0; burst < plan.bursts; burst++) {
    await wait(plan.burstPauseMs);
    bursts.push(...(await blocks(container, plan.burst, 0)));
  }
  const before = performance.now();
  await container.remove({ force: true });
  return { start, first, warm, paused, bursts, bare: [], stop: performance.now() - before };
}

async function blocks(container, count, pauseMs) {
  const times = [];
  for (let index = 0; index < count; index++) {
    if (pauseMs > 0) await wait(pauseMs);
    const before = performance.now();
    await execute(container, `print(${index})`);
    times.push(performance.now() - before);
  }
  return times;
}

async function flood() {
  const container = await open();
  const before = performance.now();
  await execute(container, plan.flood);
  const elapsed = performance.now() - before;
  await container.remove({ force: true });
  return { flood: elapsed, rss: process.resourceUsage().maxRSS / 1024 };
}

async function eight() {
  const before = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      const container = await open();
      await execute(container, "print(8)");
      await container.remove({ force: true });
    }),
  );
  return { eight: performance.now() - before };
}

/** Only the blocks: the one that fails, and the one that passes. */
async function whole() {
  const container = await open();
  await execute(container, codeOf(plan.failing), 1);
  await execute(container, codeOf(plan.passing));
  await container.remove({ force: true });
  return {};
}

function codeOf(reply) {
  return /^```python\n(.*?)^```$/ms.exec(reply)[1];
}
