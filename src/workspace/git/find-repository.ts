import { realpath, stat } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isWithin } from "../../files/paths.js";
import { openPlain } from "../../files/safe-files.js";

/** The folders of a repository, as absolute paths. */
export interface FoundRepository {
  /** The folder that contains `.git`. */
  readonly root: string;
  /** The path from the root to the requested folder: `sub/`, or empty. */
  readonly prefix: string;
  /** The part of the repository that only this checkout uses: its `.git`, or the folder that a `.git` file names. */
  readonly gitDir: string;
  /** The part that all checkouts share. */
  readonly commonDir: string;
  /** The name of the branch, or a commit. */
  readonly head: string;
}

/** Finds the repository as git does, but ignores variables and configuration. @throws Error if there is none. */
export async function findRepository(folder: string): Promise<FoundRepository> {
  const here = await realpath(folder);
  for (let root = here; ; root = dirname(root)) {
    const gitDir = await gitDirIn(root);
    if (gitDir !== null) {
      if (isWithin(gitDir, here)) throw new Error("this operation must be run in a work tree");
      const commonDir = resolve(gitDir, (await lineOf(join(gitDir, "commondir"))) ?? "");
      const head = await lineOf(join(gitDir, "HEAD"));
      const way = relative(root, here).split(sep).join("/");
      return { root, prefix: way === "" ? "" : `${way}/`, gitDir, commonDir, head: `${head}\n` };
    }
    if (await isGitDir(root)) throw new Error("it is a bare repository, so it has no files");
    if (dirname(root) === root)
      throw new Error("not a git repository (or any of the parent directories): .git");
  }
}

/** The folder that a `.git` here means. Null if it is missing or invalid: then git looks in the folder above. */
async function gitDirIn(root: string): Promise<string | null> {
  const path = join(root, ".git");
  const stats = await stat(path).catch(() => null);
  if (stats === null) return null;
  if (stats.isDirectory()) return (await isGitDir(path)) ? path : null;
  const target = /^gitdir: (.+)$/.exec((await lineOf(path)) ?? "")?.[1];
  if (target === undefined) throw new Error(`${path} does not name a repository`);
  const gitDir = resolve(root, target);
  if (await isGitDir(gitDir)) return gitDir;
  throw new Error(`not a git repository: ${gitDir} (named in ${path})`);
}

async function isGitDir(path: string): Promise<boolean> {
  const head = await lineOf(join(path, "HEAD"));
  if (head === null || !/^(?:ref: refs\/.+|[0-9a-f]{40,64})$/.test(head)) return false;
  const common = resolve(path, (await lineOf(join(path, "commondir"))) ?? "");
  return (await isFolder(join(common, "objects"))) && (await isFolder(join(common, "refs")));
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

/** Paths are shorter. */
const maxBytes = 64 * 1024;

/** The first line of a small file. Null if it is not a regular file. */
async function lineOf(path: string): Promise<string | null> {
  await using handle = await openPlain(path).catch(() => null);
  if (handle === null) return null;
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
  return buffer.subarray(0, bytesRead).toString("utf8").split("\n")[0]!.trimEnd();
}
