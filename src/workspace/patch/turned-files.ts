import type { Repository } from "../git/repository.js";
import { statsOf } from "../source/entries.js";
import type { Name } from "../names/path-names.js";

/**
 * Finds files that a filter converts on their way into git and back, as git LFS, git-crypt and nbstripout do.
 * `git apply` compares a patch with the filter's output, which only the filter can compute.
 * @param paths original files, from the repository's folder
 * @returns the filter's name by path. Files whose content here is the same as in git are left out.
 */
export async function turnedFiles(
  repository: Repository,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { filters } = repository.config;
  if (filters.size === 0 || paths.length === 0) return new Map();
  const input = paths.map((path) => `${path}\0`);
  const told = await repository.records(["check-attr", "-z", "--stdin", "filter"], { input });
  const filtered = recordsOfThree(told).filter(([, filter]) => filters.has(filter));
  if (filtered.length === 0) return new Map();
  const wanted = new Set(filtered.map(([path]) => path));
  const kept = await keptObjects(repository, wanted);
  const turned = new Map(filtered);
  for (const [path, hash] of await hashesOf(repository, [...kept.keys()]))
    if (kept.get(path) === hash) turned.delete(path);
  return turned;
}

/** `<path>`, `filter`, `<value>`. */
function recordsOfThree(records: readonly Name[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 2 < records.length; at += 3) pairs.push([records[at]!.text, records[at + 2]!.text]);
  return pairs;
}

/** The hash of the content that git has, by path. */
async function keptObjects(
  repository: Repository,
  wanted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const lines = await repository.records(["ls-files", "-z", "-s", "--", "."]);
  const kept = lines.map(({ text }): [string, string] => {
    const tab = text.indexOf("\t");
    return [text.slice(tab + 1), text.split(" ")[1] ?? ""];
  });
  return new Map(kept.filter(([path]) => wanted.has(path)));
}

/** The hash of each file's content here. */
async function hashesOf(
  repository: Repository,
  paths: readonly string[],
): Promise<readonly [string, string][]> {
  // A missing file, or a link, has no such content.
  const there = paths.filter((path) => statsOf(repository.folder, path)?.isFile());
  const input = there.map((path) => `${path}\n`);
  const args = ["hash-object", "--no-filters", "--stdin-paths"];
  const hashes = (await repository.text(args, { input })).split("\n");
  return there.map((path, index) => [path, hashes[index] ?? ""]);
}
