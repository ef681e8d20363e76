// Finds a Docker engine, or installs and starts one.
import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, rmSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheDir, engineAddress, findProgram } from "../places.mjs";
import { aptInstall, isRootOnDebian, say, tail } from "./machine.mjs";

// Tried in this order. Each after the first loses a feature and is only for machines that refuse it.
const waysToStart = [
  { flags: [] },
  { flags: ["--iptables=false", "--ip6tables=false"], lost: "containers without network isolation rules" },
  {
    flags: ["--iptables=false", "--ip6tables=false", "--bridge=none", "--storage-driver=vfs"],
    lost: "no bridge network, and images copied instead of layered",
  },
];

export async function startEngine() {
  const first = await ping();
  if (first.ok) return say(`engine: Docker ${first.version} answers`);
  if (first.code === "EACCES") {
    throw new Error(
      "The Docker socket is there, but this user may not use it. Add the user to group docker.",
    );
  }
  if (process.env.DOCKER_HOST) {
    throw new Error(
      `No engine answers at DOCKER_HOST=${process.env.DOCKER_HOST}. Start it, or unset DOCKER_HOST.`,
    );
  }
  if (process.getuid?.() !== 0) {
    throw new Error("No Docker engine answers. Start one, or run this once as root on Debian.");
  }
  await install();
  // On a machine with an init system, the installation has already started the engine.
  if ((await waitForEngine({ seconds: 3 })).ok) return say("engine: installed and started by the machine");
  await startDaemon();
}

async function install() {
  const missing = [];
  if (!findProgram("dockerd")) missing.push("docker.io");
  if (!findProgram("iptables")) missing.push("iptables");
  if (missing.length === 0) return;
  if (!isRootOnDebian()) {
    throw new Error(
      `No Docker engine answers, and ${missing.join(" and ")} can be installed on Debian alone.`,
    );
  }
  aptInstall(missing);
  say(`engine: installed ${missing.join(", ")}`);
}

async function startDaemon() {
  const log = join(cacheDir(), "dockerd.log");
  for (const { flags, lost } of waysToStart) {
    removeStalePid();
    const file = openSync(log, "w");
    const daemon = spawn("dockerd", flags, { detached: true, stdio: ["ignore", file, file], cwd: "/" });
    closeSync(file);
    const stopped = new Promise((resolve) => {
      daemon.once("exit", resolve);
      daemon.once("error", resolve);
    });
    const answer = await Promise.race([waitForEngine({ seconds: 60 }), stopped.then(() => ({ ok: false }))]);
    if (answer.ok) {
      daemon.unref();
      return say(`engine: started dockerd ${answer.version} (log: ${log})${lost ? `; ${lost}` : ""}`);
    }
    daemon.kill("SIGTERM");
    await Promise.race([stopped, sleep(10_000, undefined, { ref: false })]);
    say(`engine: dockerd ${flags.join(" ") || "with its defaults"} did not start`);
  }
  throw new Error(
    `dockerd does not start on this machine. The end of ${log}:\n${tail(readFileSync(log, "utf8"))}`,
  );
}

/** After a hard stop, the pid file may contain the number of another process. */
function removeStalePid() {
  const path = "/var/run/docker.pid";
  if (!existsSync(path)) return;
  const pid = readFileSync(path, "utf8").trim();
  const command = `/proc/${pid}/comm`;
  if (existsSync(command) && readFileSync(command, "utf8").trim() === "dockerd") return;
  rmSync(path, { force: true });
}

async function waitForEngine({ seconds }) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ping();
    if (answer.ok || Date.now() > deadline) return answer;
    await sleep(200);
  }
}

async function ping() {
  try {
    const { status, body } = await engineRequest({ path: "/version" });
    return status === 200 ? { ok: true, version: JSON.parse(body).Version } : { ok: false };
  } catch (error) {
    return { ok: false, code: error.code };
  }
}

/** One request to the engine; `body` is a stream or undefined. Resolves with the status and the whole answer. */
export function engineRequest({ method = "GET", path, headers, body }) {
  const address = engineAddress();
  if (!address) throw new Error(`DOCKER_HOST=${process.env.DOCKER_HOST} is neither unix:// nor tcp://.`);
  return new Promise((resolve, reject) => {
    const request = http.request({ ...address, method, path, headers, timeout: 600_000 }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode, body: text }));
      response.on("error", reject);
    });
    request.on("error", reject);
    request.on("timeout", () => request.destroy(new Error("the engine did not answer within 10 minutes")));
    if (body) {
      body.on("error", (error) => request.destroy(error));
      body.pipe(request);
    } else {
      request.end();
    }
  });
}
