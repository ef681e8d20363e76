// Prepares a machine for `npm test`: dependencies, a Docker engine, the base image, the other Node versions, act, a
// browser. It uses plain Node, because it runs before dependencies are installed. Each step does only what is
// missing, so a second run takes about a second.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { join } from "node:path";
import { buildBaseImage } from "./set-up/base-image.mjs";
import { unpackDebianPrograms } from "./set-up/debian-programs.mjs";
import { startEngine } from "./set-up/engine.mjs";
import { aptInstall, isRootOnDebian, run, say } from "./set-up/machine.mjs";
import { installLocalKernel } from "./set-up/local-kernel.mjs";
import { registerRunsc } from "./set-up/runsc.mjs";
import { installGoTools } from "./set-up/go-tools.mjs";
import { unpackNewerEngine } from "./set-up/newer-engine.mjs";
import { installZizmor } from "./set-up/zizmor.mjs";
import { cacheDir, findProgram, nodeBinary, projectDir, supportedNodes } from "./places.mjs";

const startedAt = Date.now();
const unlock = await lock();
try {
  installDependencies();
  await startEngine();
  await buildBaseImage();
  await registerRunsc();
  installOpenssl();
  for (const major of supportedNodes) installNode(major);
  unpackDebianPrograms();
  unpackNewerEngine();
  installGoTools();
  installLocalKernel();
  installZizmor();
  installBrowser();
} catch (error) {
  console.error(`set-up: failed: ${error.message}`);
  process.exitCode = 1;
} finally {
  unlock();
}
say(process.exitCode ? "stopped" : `done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);

function installDependencies() {
  const installed = join(projectDir, "node_modules", ".package-lock.json");
  const wanted = join(projectDir, "package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) {
    return say("dependencies: there");
  }
  try {
    // The lock file names no addresses, so npm asks the registry about each package. Its cache answers faster.
    run("npm", ["ci", "--prefer-offline"], { cwd: projectDir });
  } catch {
    // The cache may be older than a package's version.
    run("npm", ["ci"], { cwd: projectDir });
  }
  say("dependencies: installed by npm ci");
}

/** The bundle must start on all Node versions of runners. */
function installNode(major) {
  const found = nodeBinary(major);
  if (found) return say(`node ${major}: there`);
  const folder = join(cacheDir(), `node-${major}`);
  rmSync(folder, { recursive: true, force: true });
  run("mkdir", ["-p", folder]);
  // The package downloads its binary in an install script, which npm 11 runs only for packages named here.
  const manifest = { private: true, dependencies: { node: `${major}` }, allowScripts: { node: true } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts=false"], { cwd: folder });
  const installed = nodeBinary(major);
  if (!installed) throw new Error(`The npm package node@${major} brought no binary for this machine.`);
  say(`node ${major}: installed ${run(installed, ["--version"]).trim()} from npm`);
}

/** Tests make certificates for an engine that uses TLS. */
function installOpenssl() {
  if (findProgram("openssl")) return say("openssl: there");
  if (!isRootOnDebian()) throw new Error("openssl is missing. Install it.");
  aptInstall(["openssl"]);
  say("openssl: installed");
}

function installBrowser() {
  const names = ["chromium", "chromium-browser", "google-chrome"];
  if (findProgram(...names)) return say("browser: there");
  if (!isRootOnDebian()) {
    return say("browser: not found; tests that look at a rendered page are not run. Install chromium.");
  }
  aptInstall(["chromium"]);
  say("browser: chromium installed");
}

/** One set-up at a time on a machine: a second one waits. */
async function lock() {
  const path = join(cacheDir(), "set-up.lock");
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx" });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (!isHeld(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!waited) say("another set-up is running on this machine; waiting for it");
    await sleep(500);
  }
}

function isHeld(path) {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    // An empty file belongs to a set-up that just created it.
    if (!pid) return Date.now() - statSync(path).mtimeMs < 5000;
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
