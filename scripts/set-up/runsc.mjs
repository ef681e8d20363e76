// gVisor as a second runtime of the engine. Some of Docker's limits are not enforced under it, so tests see whether
// agent-exec notices. Only if this user may configure the machine's engine.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { engineRequest } from "./engine.mjs";
import { findProgram } from "../places.mjs";
import { aptInstall, isRootOnDebian, say } from "./machine.mjs";

const configFile = "/etc/docker/daemon.json";
const pidFile = "/var/run/docker.pid";

/**
 * `ptrace` needs no virtual machine. Without `--ignore-cgroups` the limits would apply to gVisor's own kernel, and
 * the container would end with the first process that reaches one.
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
  // The engine reads its configuration again; its containers go on.
  process.kill(enginePid(), "SIGHUP");
  const deadline = Date.now() + 10_000;
  while (!(await isRegistered())) {
    if (Date.now() > deadline)
      throw new Error(`The engine does not take the runtime runsc from ${configFile}.`);
    await sleep(50);
  }
  say(`runsc: registered in ${configFile}`);
}

/** Debian has it for two kinds of processors; other machines do without. */
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

/** The number in the file may now belong to another process. */
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

/** Written in one step, because an engine does not start with an incomplete configuration. */
function writeConfig(config) {
  mkdirSync("/etc/docker", { recursive: true });
  writeFileSync(`${configFile}.part`, `${JSON.stringify(config, null, 2)}\n`);
  renameSync(`${configFile}.part`, configFile);
}
