import type { OwnGit } from "../git/own-git.js";
import { branches } from "./patch-sides.js";

/** git's name for what is after, but with these paths as they were before. */
export async function treeWithout(repository: OwnGit, paths: Iterable<string>): Promise<string> {
  const names = new Set(paths);
  if (names.size === 0) return branches.after;
  const lines: string[] = [...names].map((path) => `0 ${"0".repeat(40)}\t${path}\0`);
  // `<mode> blob <hash>\t<path>`, which is what the index takes.
  for (const { text } of await repository.records(["ls-tree", "-r", "-z", branches.before]))
    if (names.has(text.slice(text.indexOf("\t") + 1))) lines.push(`${text}\0`);
  await repository.text(["read-tree", branches.after]);
  await repository.text(["update-index", "-z", "--index-info"], { input: lines });
  return (await repository.text(["write-tree"])).trim();
}
