import { lstat } from "node:fs/promises";
import { join } from "node:path";

/**
 * What tools leave beside what they are asked for, and nobody's work. A name with a slash is a
 * folder's, at any depth, `*` stands for the beginning of a name.
 */
const cacheNames: readonly string[] = [
  "__pycache__/",
  "*.pyc",
  "*.pyo",
  ".pytest_cache/",
  ".mypy_cache/",
  ".ruff_cache/",
  ".hypothesis/",
  ".tox/",
  ".nox/",
  ".eggs/",
  "*.egg-info/",
  ".ipynb_checkpoints/",
  ".coverage",
  "node_modules/",
  ".npm/",
  ".gradle/",
  ".ccls-cache/",
  ".DS_Store",
];

/** Whether a file is a tool's cache, by its path in the workspace. */
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

/** Tells whether a folder could lie in this repository here: git gives up over all paths where one leads out of it. */
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

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
