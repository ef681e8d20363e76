import { randomBytes } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { lstat, mkdir, open, rename, rm, rmdir, stat } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";

/**
 * Files below a folder in which others may have put links, pipes and devices: a checkout of a stranger's branch, a
 * run's folder that somebody sent. Nothing here follows a link, and nothing waits for a pipe.
 */

/** Opens a regular file for reading; null for anything else, and where a folder on the way is a link. */
export async function openRegular(root: string, path: string): Promise<FileHandle | null> {
  if (!(await hasPlainParents(root, path))) return null;
  return openPlain(inside(root, path)).catch(() => null);
}

/**
 * Opens a regular file for reading, by a path whose folders are trusted; null for a link and for anything else. Asked
 * before it is opened, too: to open a device may be an act, and nothing waits for a pipe.
 * @throws the file system's own error where there is nothing, or it may not be read.
 */
export async function openPlain(path: string): Promise<FileHandle | null> {
  if (!(await lstat(path)).isFile()) return null;
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  return null;
}

/**
 * The beginning of a regular file, at most `maxBytes` of it; null like `openRegular`. Nothing else has its turn meanwhile:
 * for the many small files of a tree, each of which takes a twentieth of a handle's time.
 */
export function readBeginning(root: string, path: string, maxBytes: number): Buffer | null {
  const target = inside(root, path);
  try {
    if (!parentsOf(root, target).every((folder) => lstatSync(folder).isDirectory())) return null;
    if (!lstatSync(target).isFile()) return null;
    const file = openSync(target, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      return fstatSync(file).isFile() ? readUpTo(file, maxBytes) : null;
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

function readUpTo(file: number, maxBytes: number): Buffer {
  const buffer = Buffer.allocUnsafe(maxBytes);
  let read = 0;
  for (let more = -1; more !== 0 && read < maxBytes; read += more)
    more = readSync(file, buffer, read, maxBytes - read, null);
  return buffer.subarray(0, read);
}

/** The whole content of a regular file. @throws Error for anything else. */
export async function readRegular(root: string, path: string): Promise<Uint8Array> {
  const handle = await openRegular(root, path);
  if (handle === null) throw new Error(`${JSON.stringify(path)} is no regular file`);
  try {
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Writes a file in place of whatever has its name, a link included; folders are created. */
export async function replaceFile(root: string, path: string, content: string | Uint8Array): Promise<void> {
  const target = inside(root, path);
  await createParents(root, path);
  const draft = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}`);
  const handle = await open(draft, "wx");
  try {
    await handle.writeFile(content);
    await handle.close();
    await rename(draft, target);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Creates a folder and what it lies in, one by one: a recursive `mkdir` of Node 20 spins for ever where the parent is
 * there and holds nothing new, as below /proc. Links on the way are followed, as a person who names the folder means.
 */
export async function createFolder(path: string): Promise<void> {
  const isThere = await stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (isThere) return;
  if (dirname(path) !== path) await createFolder(dirname(path));
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    // Somebody else made it in the meantime; anything but a folder stays an error.
    if (error.code !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  });
}

/** Creates the folders that a file needs. @throws Error where one of them is a link or no folder. */
export async function createParents(root: string, path: string): Promise<void> {
  const target = inside(root, path);
  await createFolder(root);
  for (const folder of parentsOf(root, target)) {
    await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is no folder of its own`);
  }
}

/** Removes a file, if it is there, and the folders that it leaves empty, the root among them. */
export async function removeWithFolders(root: string, path: string): Promise<void> {
  const target = inside(root, path);
  await rm(target, { force: true });
  for (const folder of [root, ...parentsOf(root, target)].toReversed()) {
    const isGone = await rmdir(folder).then(
      () => true,
      () => false,
    );
    // It holds something else, or it is a link: what stands above it stays, too.
    if (!isGone) return;
  }
}

/** The absolute path of a file below a folder. @throws Error for a path that leaves it. */
export function inside(root: string, path: string): string {
  const target = resolve(root, path);
  if (target.startsWith(root + sep)) return target;
  throw new Error(`${JSON.stringify(path)} leaves the folder`);
}

async function hasPlainParents(root: string, path: string): Promise<boolean> {
  for (const folder of parentsOf(root, inside(root, path))) {
    const stats = await lstat(folder).catch(() => null);
    if (stats?.isDirectory() !== true) return false;
  }
  return true;
}

/** The folders between a root and a file, outermost first, the root left out. */
function parentsOf(root: string, target: string): string[] {
  const parts = dirname(target)
    .slice(root.length)
    .split(sep)
    .filter((part) => part !== "");
  return parts.map((_, index) => join(root, ...parts.slice(0, index + 1)));
}
