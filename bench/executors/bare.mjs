// Plain dockerode calls as a contender: the cost of an engine without an executor and without limits.
import { once } from "node:events";
import { PassThrough } from "node:stream";
import Docker from "dockerode";
import { tasksOf } from "./tasks.mjs";

const [task, image, planText] = process.argv.slice(2);
const plan = JSON.parse(planText);
const docker = new Docker();

const tasks = tasksOf(plan, { open, execute: (container, code) => execute(container, code), close });
console.log(JSON.stringify(await { ...tasks, whole }[task]()));

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

function close(container) {
  return container.remove({ force: true });
}

/** Only the blocks: the one that fails, and the one that passes. */
async function whole() {
  const container = await open();
  await execute(container, codeOf(plan.failing), 1);
  await execute(container, codeOf(plan.passing));
  await close(container);
  return {};
}

function codeOf(reply) {
  return /^```python\n(.*?)^```$/ms.exec(reply)[1];
}
