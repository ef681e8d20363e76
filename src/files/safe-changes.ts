import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { lstat, mkdir, open, rename, rm, rmdir, stat, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hasPlainParents, inside, kindOf, parentsOf } from "./safe-files.js";

/**
 * Writes and removes files below a folder in which others may have put links, pipes and devices. Nothing outside of the
 * folder changes, whatever lies in it. `safe-files.ts` reads there.
 */

/** Writes a file in place of whatever has its name, a link included; folders are created. */
export async function replaceFile(
  root: string,
  path: string,
  content: string | Uint8Array,
  mode = 0o666,
): Promise<void> {
  const target = inside(root, path);
  await createParents(root, path);
  const draft = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString("hex")}`);
  const handle = await open(draft, "wx", mode);
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
export async function createParents(root: string, path: string, mode = 0o777): Promise<void> {
  const target = inside(root, path);
  await createFolder(root);
  for (const folder of parentsOf(root, target)) {
    await mkdir(folder, { mode }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is not a real folder`);
  }
}

/** Creates a file that is not there yet, in a folder that is. @throws the file system's own error where something has its name. */
export async function createFile(root: string, path: string, mode = 0o666): Promise<FileHandle> {
  await requirePlainParents(root, path);
  const flags = constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | constants.O_NOFOLLOW;
  return open(inside(root, path), flags, mode);
}

/** Opens a regular file that is there, to add to its end. @throws Error for anything else. */
export async function openToAppend(root: string, path: string): Promise<FileHandle> {
  if ((await kindOf(root, path)) !== "file") throw new Error(`${JSON.stringify(path)} is not a regular file`);
  return open(inside(root, path), constants.O_WRONLY | constants.O_APPEND | constants.O_NOFOLLOW);
}

/** Gives a file another name below the same root, in place of whatever has that. */
export async function moveFile(root: string, from: string, to: string): Promise<void> {
  await requirePlainParents(root, from);
  await requirePlainParents(root, to);
  await rename(inside(root, from), inside(root, to));
}

/** Removes a file, or a folder and all that is in it; a link itself, and nothing that it leads to. */
export async function removeEntry(root: string, path: string): Promise<void> {
  if (await hasPlainParents(root, path)) await rm(inside(root, path), { recursive: true, force: true });
}

/** Removes a file, if it is there, and the folders between it and the root that it leaves empty. */
export async function removeWithFolders(root: string, path: string): Promise<void> {
  await removeEntry(root, path);
  for (const folder of parentsOf(root, inside(root, path)).toReversed()) {
    const isGone = await rmdir(folder).then(
      () => true,
      () => false,
    );
    // It holds something else, or it is a link: the folders above it stay, too.
    if (!isGone) return;
  }
}

async function requirePlainParents(root: string, path: string): Promise<void> {
  if (!(await hasPlainParents(root, path)))
    throw new Error(`${JSON.stringify(path)} is not in a real folder`);
}
