import { lstat } from "node:fs/promises";
import { join } from "node:path";

/** Caches of tools. A name with a slash is a folder at any depth. `*` stands for any beginning. */
const cacheNames: readonly string[] =
  `__pycache__/ *.pyc *.pyo .pytest_cache/ .mypy_cache/ .ruff_cache/ .hypothesis/ .tox/ .nox/ .eggs/ *.egg-info/
  .ipynb_checkpoints/ .coverage node_modules/ .npm/ .gradle/ .ccls-cache/ .DS_Store`.split(/\s+/);

/** Whether a path in the workspace is a tool's cache. */
export function isCache(path: string): boolean {
  const parts = path.split("/");
  return cacheNames.some((name) =>
    name.endsWith("/")
      ? parts.slice(0, -1).some((part) => isNamed(part, name.slice(0, -1)))
      : isNamed(parts.at(-1)!, name),
  );
}

function isNamed(part: string, name: string): boolean {
  return name.startsWith("*") ? part.endsWith(name.slice(1)) : part === name;
}

/** Whether git can be asked about this folder. If one path leads out of the repository, git fails for all paths. */
export function plainFolders(root: string): (folder: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>([["", Promise.resolve(true)]]);
  const isPlain = (folder: string): Promise<boolean> => {
    const answer = known.get(folder) ?? look(folder);
    known.set(folder, answer);
    return answer;
  };
  const look = async (folder: string): Promise<boolean> => {
    if (!(await isPlain(folderOf(folder)))) return false;
    const stats = await lstat(join(root, folder)).catch(() => null);
    if (stats === null) return true;
    return stats.isDirectory() && (await lstat(join(root, folder, ".git")).catch(() => null)) === null;
  };
  return isPlain;
}

/** The folder of a path. Empty for a path at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
