// `node scripts/newer-engine.mjs`: runs the Docker executor's tests on a newer engine, which the set-up has unpacked.
// It runs as root beside the machine's engine, with its own folders, control groups, containerd and network: in the
// machine's network it would use the machine's bridge and rules. Arguments are parts of test paths; by default it
// runs one part of the contract or one of the suites below, drawn by the seed, or all of them in a deep run.
import { spawn, spawnSync } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { baseImage, newerEngineFolder } from "./places.mjs";
import { run } from "./set-up/machine.mjs";
import { drawn } from "./test/drawn.mjs";
import { lanes, testFiles } from "./test/lanes.mjs";
import { isDeep, runJest, seed } from "./test/run-jest.mjs";

const contract = [/docker\/contract-blocks/, /docker\/contract-files/, /docker\/contract-sequences/];
/** Behaviour that differs between engines: starting, streams, exit codes, limits, registries, networks, removals. */
const suites = [
  /\/(guard|held-stream|limits|spare|start|syscalls)\.engine/,
  /endings\/(block|outside)-endings/,
  /container-spec|monitor\.engine/,
  /egress-session/,
  /image\/registry/,
  /leftovers\//,
];

/** Loopback, another address as on real machines, and a route that leads nowhere. */
const network = [
  "link set lo up",
  "link add out0 type veth peer name nowhere0",
  "addr add 192.0.2.1/24 dev out0",
  "link set out0 up",
  "link set nowhere0 up",
  "route add default via 192.0.2.2",
];

const controlGroup = "agent-exec-newer";
const inside = "AGENT_EXEC_NEWER_ENGINE";
const bin = join(newerEngineFolder(), "bin");
if (!existsSync(join(bin, "dockerd")) || process.getuid?.() !== 0) {
  console.error("newer engine: not tried. It takes root, and `npm run set-up` on Debian, which unpacks it.");
  process.exit(1);
}
if (process.env[inside] === undefined) enterNamespace();
else await main();

function enterNamespace() {
  const words = ["--net", "--", process.execPath, ...process.argv.slice(1)];
  const env = { ...process.env, [inside]: "1" };
  const { status, error } = spawnSync("unshare", words, { env, stdio: "inherit" });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

async function main() {
  for (const words of network) run("ip", words.split(" "));
  const folder = mkdtempSync(join(tmpdir(), "agent-exec-newer-"));
  const endpoint = `unix://${join(folder, "docker.sock")}`;
  const log = join(folder, "dockerd.log");
  const daemon = startDaemon(folder, endpoint, log);
  const ended = new Promise((resolve) => daemon.once("exit", resolve));
  try {
    await untilAnswering(daemon, { endpoint, log });
    // The machine's engine has the image.
    run("sh", ["-c", `docker save ${baseImage} | docker --host ${endpoint} load --quiet`]);
    process.exitCode = await runTests(endpoint);
  } finally {
    daemon.kill("SIGTERM");
    await Promise.race([ended, sleep(20_000, undefined, { ref: false })]);
    await removeControlGroups();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function startDaemon(folder, endpoint, log) {
  const output = openSync(log, "w");
  // Replaces the machine's file, which names its runtimes and mirrors.
  const config = join(folder, "daemon.json");
  writeFileSync(config, "{}\n");
  const flags = {
    "--host": endpoint,
    "--data-root": join(folder, "data"),
    "--exec-root": join(folder, "exec"),
    "--pidfile": join(folder, "dockerd.pid"),
    "--config-file": config,
    "--cgroup-parent": `/${controlGroup}`,
    // If the machine has a containerd, dockerd uses that one.
    "--containerd-namespace": "agent-exec-newer",
    "--containerd-plugins-namespace": "agent-exec-newer-plugins",
  };
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` };
  const daemon = spawn(
    join(bin, "dockerd"),
    Object.entries(flags).map((pair) => pair.join("=")),
    { env, stdio: ["ignore", output, output] },
  );
  closeSync(output);
  return daemon;
}

async function untilAnswering(daemon, { endpoint, log }) {
  const isGone = () => daemon.exitCode !== null || daemon.signalCode !== null;
  for (let attempt = 0; attempt < 300 && !isGone(); attempt += 1) {
    const words = ["--host", endpoint, "version", "--format", "{{.Server.Version}}"];
    const { status, stdout } = spawnSync("docker", words, { encoding: "utf8" });
    if (status === 0) return console.log(`newer engine: Docker ${stdout.trim()}`);
    await sleep(100);
  }
  throw new Error(
    `The newer engine does not answer. The end of its log:\n${readFileSync(log, "utf8").slice(-2000)}`,
  );
}

/**
 * The engine leaves its containers' parent group, and for a moment the group of a container that just ended. If one
 * stays, a message says so; the tests have their result already.
 */
async function removeControlGroups() {
  const hierarchies = ["", ...readdirSync("/sys/fs/cgroup")].map((name) => join("/sys/fs/cgroup", name));
  let left = [...new Set(hierarchies.map((hierarchy) => join(hierarchy, controlGroup)))];
  for (let attempt = 0; attempt < 50; attempt += 1) {
    left = left.filter((path) => !isRemoved(path));
    if (left.length === 0) return;
    await sleep(200);
  }
  console.error(`newer engine: these control groups are still in use, and stay: ${left.join(", ")}`);
}

/** Removes the group with its subgroups, and returns whether they are gone. A group's own files disappear with it. */
function isRemoved(path) {
  try {
    const within = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    if (!within.every((entry) => isRemoved(join(path, entry.name)))) return false;
    rmdirSync(path);
    return true;
  } catch (error) {
    if (error.code === "ENOENT") return true;
    if (error.code === "EBUSY") return false;
    throw error;
  }
}

async function runTests(endpoint) {
  const files = testFiles();
  const words = process.argv.slice(2);
  const all = [...contract, ...suites];
  const chosen = isDeep ? all : drawn(all, 1);
  const patterns = words.length > 0 ? words.map((word) => new RegExp(word)) : chosen;
  const lost = patterns.filter((pattern) => !files.some((path) => pattern.test(path)));
  if (lost.length > 0) throw new Error(`No test is called ${lost.join(", ")}.`);
  const { status } = await runJest({
    files: files.filter((path) => patterns.some((pattern) => pattern.test(path))),
    workers: lanes.engine.workers,
    env: { DOCKER_HOST: endpoint },
  });
  console.log(`seed ${seed}`);
  return status;
}
