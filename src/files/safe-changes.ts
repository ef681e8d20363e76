import { createHash, randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { lstat, mkdir, open, rename, rm, rmdir, stat, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { hasPlainParents, inside, kindOf, parentsOf } from "./safe-files.js";

/**
 * Writes and removes files below a folder that may contain a stranger's links, pipes and devices. Nothing outside of
 * the folder changes. `safe-files.ts` reads from such folders.
 */

/** Writes a file and replaces any entry of its name, even a link. Creates folders. */
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
 * Creates a folder and its parents, one by one. Node 20's recursive `mkdir` never ends below folders such as /proc.
 * Follows links, because the user named the folder.
 */
export async function createFolder(path: string): Promise<void> {
  if ((await stat(path).catch(() => null))?.isDirectory() === true) return;
  if (dirname(path) !== path) await createFolder(dirname(path));
  await mkdir(path).catch(async (error: NodeJS.ErrnoException) => {
    // Another process may have created it meanwhile. Anything but a folder is an error.
    if (error.code !== "EEXIST" || !(await stat(path)).isDirectory()) throw error;
  });
}

/** Creates the folders that a file needs. @throws Error if one of them is a link or no folder. */
export async function createParents(root: string, path: string, mode = 0o777): Promise<void> {
  const target = inside(root, path);
  await createFolder(root);
  for (const folder of parentsOf(root, target)) {
    await mkdir(folder, { mode }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} is a link or a file, not a folder`);
  }
}

/** Creates a new file in an existing folder. @throws the file system's own error if the name is taken. */
export async function createFile(root: string, path: string, mode = 0o666): Promise<FileHandle> {
  await requirePlainParents(root, path);
  const flags = constants.O_CREAT | constants.O_EXCL | constants.O_WRONLY | constants.O_NOFOLLOW;
  return open(inside(root, path), flags, mode);
}

/** Writes a content to a new file and closes it, even if that fails. */
export async function fillFile(
  handle: FileHandle,
  content: AsyncIterable<Uint8Array>,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      await handle.appendFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** Opens an existing regular file to append to it. @throws Error for anything else. */
export async function openToAppend(root: string, path: string): Promise<FileHandle> {
  if ((await kindOf(root, path)) !== "file") throw new Error(`${JSON.stringify(path)} is not a regular file`);
  return open(inside(root, path), constants.O_WRONLY | constants.O_APPEND | constants.O_NOFOLLOW);
}

/** Renames a file below the same root, and replaces the target. */
export async function moveFile(root: string, from: string, to: string): Promise<void> {
  await requirePlainParents(root, from);
  await requirePlainParents(root, to);
  await rename(inside(root, from), inside(root, to));
}

/** Removes a file, a folder with its content, or a link but not its target. */
export async function removeEntry(root: string, path: string): Promise<void> {
  if (await hasPlainParents(root, path)) await rm(inside(root, path), { recursive: true, force: true });
}

/** Removes a file, if it exists, and folders that are then empty. */
export async function removeWithFolders(root: string, path: string): Promise<void> {
  await removeEntry(root, path);
  for (const folder of parentsOf(root, inside(root, path)).toReversed()) {
    try {
      await rmdir(folder);
    } catch {
      // The folder is not empty, or is a link. So the folders above stay too.
      return;
    }
  }
}

async function requirePlainParents(root: string, path: string): Promise<void> {
  if (!(await hasPlainParents(root, path)))
    throw new Error(`the folder of ${JSON.stringify(path)} is a link or a file`);
}
