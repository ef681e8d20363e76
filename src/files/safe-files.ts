import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { lstat, open, readdir, type FileHandle } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";

/**
 * Reads files below a folder that may contain a stranger's links, pipes and devices, such as a checkout of a stranger's
 * branch or a run's folder. It follows no link, waits for no pipe, and does not read files of any size into memory.
 * `safe-changes.ts` writes to such folders. Code that reads runs must use these functions (scripts/imports.mjs).
 */

/** Larger than any file of a run except its transcript. */
const usualMaxBytes = 256 * 1024 ** 2;

/** Opens a regular file for reading. Null for anything else, and if a parent folder is a link. */
export async function openRegular(root: string, path: string): Promise<FileHandle | null> {
  if (!(await hasPlainParents(root, path))) return null;
  return openPlain(inside(root, path)).catch(() => null);
}

/**
 * Opens a regular file for reading if its folders are trusted. Null for a link or anything else. It looks before it
 * opens, because opening a device may have effects, and opening a pipe may wait.
 * @throws the file system's own error if the file is missing or cannot be read.
 */
export async function openPlain(path: string): Promise<FileHandle | null> {
  if (!(await lstat(path)).isFile()) return null;
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  if ((await handle.stat()).isFile()) return handle;
  await handle.close();
  return null;
}

/** At most `maxBytes` of a regular file, or null. Synchronous: twenty times faster for many small files. */
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

/** The whole content of a regular file. @throws Error for anything else, and for a file that is too large. */
export async function readRegular(
  root: string,
  path: string,
  maxBytes: number = usualMaxBytes,
): Promise<Uint8Array> {
  await using handle = await openRegular(root, path);
  if (handle === null) throw new Error(`${JSON.stringify(path)} is not a regular file`);
  if ((await handle.stat()).size > maxBytes)
    throw new Error(`${JSON.stringify(path)} is larger than ${maxBytes} bytes`);
  return await handle.readFile();
}

/** The kind of an entry. A link is "other", whatever its target is. */
export async function kindOf(root: string, path: string): Promise<"file" | "folder" | "other" | "none"> {
  if (!(await hasPlainParents(root, path))) return "none";
  const stats = await lstat(inside(root, path)).catch(() => null);
  if (stats === null) return "none";
  return stats.isFile() ? "file" : stats.isDirectory() ? "folder" : "other";
}

/**
 * The names in a folder. Empty if it is missing, a link or no folder.
 * @param path absent: the root itself
 * @throws the file system's own error if the root cannot be read.
 */
export async function namesIn(root: string, path?: string): Promise<readonly string[]> {
  if (path === undefined) return readdir(root);
  return (await kindOf(root, path)) === "folder" ? readdir(inside(root, path)) : [];
}

/** The regular files below a folder, and the links, pipes, sockets and devices. Sorted, with `/` between folders. */
export async function entriesBelow(root: string) {
  const [files, others]: [string[], string[]] = [[], []];
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (!entry.isDirectory()) (entry.isFile() ? files : others).push(path.split(sep).join("/"));
  }
  return { files: files.toSorted(), others: others.toSorted() };
}

/** The absolute path of a file below a folder. @throws Error if the path leaves the folder. */
export function inside(root: string, path: string): string {
  const target = resolve(root, path);
  if (target.startsWith(root + sep)) return target;
  throw new Error(`${JSON.stringify(path)} leaves the folder`);
}

/** Whether every folder between a root and a file exists and is no link. */
export async function hasPlainParents(root: string, path: string): Promise<boolean> {
  for (const folder of parentsOf(root, inside(root, path))) {
    const stats = await lstat(folder).catch(() => null);
    if (stats?.isDirectory() !== true) return false;
  }
  return true;
}

/** The folders between a root and a file, outermost first, without the root. */
export function parentsOf(root: string, target: string): string[] {
  const parts = dirname(target)
    .slice(root.length)
    .split(sep)
    .filter((part) => part !== "");
  return parts.map((_, index) => join(root, ...parts.slice(0, index + 1)));
}
