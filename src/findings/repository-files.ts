import { posix } from "node:path";

/** Finds the repository's file for a path that a tool printed. */
export interface RepositoryFiles {
  /**
   * @param printed an absolute path, a path relative to any folder of the repository, a `file:` address, or a path with
   * backslashes
   * @param within how the path of its folder ends, if the tool says so, such as a Go package
   * @returns its path in the repository; null if there is no such file, or more than one
   */
  find(printed: string, within?: string): string | null;
}

export interface ListedFiles {
  /** All files of the repository, with `/`. */
  readonly paths: Iterable<string>;
  /** The folder of the repository that was in the sandbox. "" for the whole repository. */
  readonly folder: string;
  /** The absolute path of this folder in the sandbox. */
  readonly root: string;
}

export function repositoryFiles({ paths, folder, root }: ListedFiles): RepositoryFiles {
  const all = new Set(paths);
  const byName = new Map<string, string[]>();
  for (const path of all) byName.set(nameOf(path), [...(byName.get(nameOf(path)) ?? []), path]);
  const inFolder = (path: string) => {
    const whole = folder === "" ? path : `${folder}/${path}`;
    return all.has(whole) ? whole : null;
  };
  return {
    find(printed, within) {
      const path = plain(printed);
      if (path.startsWith("/"))
        return path.startsWith(`${root}/`) ? inFolder(path.slice(root.length + 1)) : null;
      const exact = inFolder(path);
      if (exact !== null && within === undefined) return exact;
      const ending = (byName.get(nameOf(path)) ?? []).filter((each) => `/${each}`.endsWith(`/${path}`));
      if (ending.length < 2) return ending[0] ?? null;
      const folderOf = (each: string) => each.slice(0, -path.length - 1);
      const there = ending.filter((each) => `/${within}`.endsWith(`/${folderOf(each)}`));
      // The file in the longest folder fits best. Two folders with the same length cannot both end the same path.
      return there.toSorted((one, other) => other.length - one.length)[0] ?? exact;
    },
  };
}

function plain(printed: string): string {
  const path = withoutScheme(printed).replaceAll("\\", "/");
  const whole = posix.resolve("/", path);
  return path.startsWith("/") ? whole : whole.slice(1);
}

function withoutScheme(printed: string): string {
  if (!printed.startsWith("file://")) return printed;
  try {
    return decodeURIComponent(new URL(printed).pathname);
  } catch {
    return printed;
  }
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
