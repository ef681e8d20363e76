// gVisor as a second runtime of the engine: some of Docker's limits do not hold under it, so that tests can see
// agent-exec notice that. Only where the engine is this machine's own and this user may configure it.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { engineRequest } from "./engine.mjs";
import { findProgram } from "../places.mjs";
import { aptInstall, isRootOnDebian, say } from "./machine.mjs";

const configFile = "/etc/docker/daemon.json";
const pidFile = "/var/run/docker.pid";

/**
 * `ptrace` needs no virtual machine. Without `--ignore-cgroups` the limits would hit gVisor's own kernel, and its
 * container would be gone with the first process that reaches one (docs/measurements.md, 8).
 */
const runtimeArgs = ["--platform=ptrace", "--network=none", "--ignore-cgroups"];

export async function registerRunsc() {
  if (await isRegistered()) return say("runsc: there");
  const reason = reasonToSkip();
  if (reason) return say(`runsc: ${reason}; tests under gVisor are not run`);
  if (!findProgram("runsc")) install();
  if (!findProgram("runsc")) return;
  const before = readConfig();
  const runtimes = { ...before.runtimes, runsc: { path: findProgram("runsc"), runtimeArgs } };
  writeConfig({ ...before, runtimes });
  // Makes the engine read its configuration again; what runs in it goes on.
  process.kill(enginePid(), "SIGHUP");
  const deadline = Date.now() + 10_000;
  while (!(await isRegistered())) {
    if (Date.now() > deadline)
      throw new Error(`The engine does not take the runtime runsc from ${configFile}.`);
    await sleep(50);
  }
  say(`runsc: registered in ${configFile}`);
}

/** Debian has it for two kinds of processors; a machine of another kind goes without. */
function install() {
  try {
    aptInstall(["runsc"]);
  } catch (error) {
    say(`runsc: cannot be installed, tests under gVisor are not run: ${error.message.split("\n").at(-1)}`);
  }
}

async function isRegistered() {
  const { status, body } = await engineRequest({ path: "/info" });
  return status === 200 && JSON.parse(body).Runtimes?.runsc !== undefined;
}

function reasonToSkip() {
  if (process.env.DOCKER_HOST) return "the engine at DOCKER_HOST is not this machine's to configure";
  if (!isRootOnDebian()) return "only root on Debian can install and register it";
  if (!enginePid()) return `no engine of this machine stands in ${pidFile}`;
}

/** A number in the file can be that of another process by now. */
function enginePid() {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, "utf8"));
  const name = `/proc/${pid}/comm`;
  return pid > 0 && existsSync(name) && readFileSync(name, "utf8").trim() === "dockerd" ? pid : undefined;
}

function readConfig() {
  if (!existsSync(configFile)) return {};
  try {
    return JSON.parse(readFileSync(configFile, "utf8"));
  } catch (cause) {
    throw new Error(`${configFile} is no JSON: ${cause.message}`, { cause });
  }
}

/** Whole or not at all: an engine does not start with half a configuration. */
function writeConfig(config) {
  mkdirSync("/etc/docker", { recursive: true });
  writeFileSync(`${configFile}.part`, `${JSON.stringify(config, null, 2)}\n`);
  renameSync(`${configFile}.part`, configFile);
}
