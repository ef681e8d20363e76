import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { git } from "../git/git.js";

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

/**
 * Those of the paths, relative to `folder` in a repository, that it ignores as it stands there: what code wrote into a
 * `.gitignore` of its own counts for nothing.
 * @throws AgentExecError where git cannot tell.
 */
export async function ignoredAmong(folder: string, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const isPlain = plainFolders(folder);
  const input: string[] = [];
  // A name may begin like one of git's patterns; behind a dot it is a name.
  for (const path of paths) if (await isPlain(folderOf(path))) input.push(`./${path}\0`);
  if (input.length === 0) return new Set();
  const listing = await git(["check-ignore", "-z", "--stdin"], { folder, input, expected: [0, 1] });
  return new Set(
    listing
      .split("\0")
      .slice(0, -1)
      .map((path) => path.slice(2)),
  );
}

/** Tells whether a folder could lie in this repository here: git gives up over all paths where one leads out of it. */
function plainFolders(root: string): (folder: string) => Promise<boolean> {
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
