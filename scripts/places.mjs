// Folders for the set-up's downloads, outside of the repository so that all clones on a machine share them.
import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectDir = fileURLToPath(new URL("..", import.meta.url));
export const distDir = join(projectDir, "dist");
export const baseImage = "agent-exec-base:bookworm";
/** The major versions on which dist/ must start: "engines" in package.json, and the runners' versions. */
export const supportedNodes = [20, 22, 24];
/** The usual folder for temporary files. While tests run, `tmpdir()` is another one, below /dev, which cannot be a volume. */
export const usualFolder = process.env.AGENT_EXEC_TEST_USUAL_FOLDER ?? tmpdir();

/** The cache folder, made on first use. Others can write to its parent, so it must belong to this user. */
export function cacheDir() {
  const dir = join(usualFolder, `agent-exec-cache-${userInfo().uid}`);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const stat = lstatSync(dir);
  if (!stat.isDirectory() || (stat.uid !== userInfo().uid && userInfo().uid !== -1)) {
    throw new Error(`${dir} is not a folder of this user. Remove it, or set TMPDIR to another folder.`);
  }
  chmodSync(dir, 0o700);
  return dir;
}

/** The first executable of these names on PATH or in the cache, or undefined. */
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

/** A program that the set-up unpacked from a Debian package, or undefined. */
export function debianProgram(name) {
  const path = join(cacheDir(), "debian-programs", name);
  return isExecutable(path) ? path : undefined;
}

/** This machine's Python with the set-up's Jupyter kernel; it may be missing. */
export function kernelPython() {
  return join(cacheDir(), "kernel", "bin", "python3");
}

/** The small model and its server that the set-up installs for the night; it may be missing. */
export function smallModelFolder() {
  return join(cacheDir(), "small-model");
}

/** The newer engine that the set-up unpacks; it may be missing. */
export function newerEngineFolder() {
  return join(cacheDir(), "newer-engine");
}

/** The `node` binary of a major version from the set-up, or undefined. */
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
