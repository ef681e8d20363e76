// Where set-up keeps what it fetches, outside the repository so that every clone on a machine shares it.
import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectDir = fileURLToPath(new URL("..", import.meta.url));
export const distDir = join(projectDir, "dist");
export const baseImage = "agent-exec-base:bookworm";
/** The major versions on which dist/ must start: package.json's "engines", and what runners bring. */
export const supportedNodes = [20, 22, 24];

/** The cache folder, made on first use. It is in a place that others can write to, so it must be ours. */
export function cacheDir() {
  const dir = join(tmpdir(), `agent-exec-cache-${userInfo().uid}`);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const stat = lstatSync(dir);
  if (!stat.isDirectory() || (stat.uid !== userInfo().uid && userInfo().uid !== -1)) {
    throw new Error(`${dir} is not a folder of this user. Remove it, or set TMPDIR to another folder.`);
  }
  chmodSync(dir, 0o700);
  return dir;
}

/** The first executable of that name on PATH, else in the cache, else undefined. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), join(cacheDir(), "bin")];
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}

/** A program that set-up unpacked from one of Debian's packages, else undefined. */
export function debianProgram(name) {
  const path = join(cacheDir(), "debian-programs", name);
  return isExecutable(path) ? path : undefined;
}

/** The Python of this machine's with a Jupyter kernel that set-up installed; it may not be there. */
export function kernelPython() {
  return join(cacheDir(), "kernel", "bin", "python3");
}

/** The small model that set-up installs for the night, with its server; it may not be there. */
export function smallModelFolder() {
  return join(cacheDir(), "small-model");
}

/** Where set-up unpacks a newer engine to; it may not be there. */
export function newerEngineFolder() {
  return join(cacheDir(), "newer-engine");
}

/** The `node` binary of a major version that set-up installed, else undefined. */
export function nodeBinary(major) {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const path = join(cacheDir(), `node-${major}`, "node_modules", "node", "bin", "node");
  return isExecutable(path) ? path : undefined;
}

/** A local engine's address: `{ socketPath }`, or `{ host, port }` for tcp. Undefined for ssh and npipe. */
export function engineAddress() {
  const given = process.env.DOCKER_HOST;
  if (!given) return { socketPath: "/var/run/docker.sock" };
  const url = new URL(given);
  if (url.protocol === "unix:") return { socketPath: url.pathname };
  if (url.protocol === "tcp:" || url.protocol === "http:") {
    return { host: url.hostname, port: Number(url.port || 2375) };
  }
  return undefined;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
