import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { AgentExecError } from "../../errors.js";
import { listed, named } from "../../format/listed.js";
import { statsOf } from "./entries.js";
import { headOf } from "../git/git.js";
import { Repository } from "../git/repository.js";

/** What git says about a folder of a checkout and its submodules. Paths are relative to the folder. */
export interface Checkout {
  readonly tracked: readonly string[];
  /** Files that git neither tracks nor ignores. Empty if they were not requested. */
  readonly untracked: readonly string[];
  /** Names that are not UTF-8, with escaped bytes. */
  readonly nameless: readonly string[];
  /** Submodules that are not checked out. */
  readonly missing: readonly string[];
  /** Untracked folders that are repositories themselves. */
  readonly foreign: readonly string[];
  /** Tracked files that a sparse checkout leaves out. */
  readonly sparse: readonly string[];
  /** The checked-out commit. Null before the first commit. */
  readonly base: string | null;
  /** Whether a tracked file differs from that commit. */
  readonly hasChanges: boolean;
}

/**
 * Reads a checkout through git. It runs nothing from it and does not change the index.
 * @throws AgentExecError `settings-invalid` if there is no checkout, or if files have merge conflicts.
 */
export async function readCheckout(folder: string): Promise<Checkout> {
  await using repository = await Repository.open(folder);
  const [index, others, base, hasChanges] = await Promise.all([
    repository.records(["ls-files", "-z", "-s", "-t", "--", "."]),
    untrackedIn(repository),
    headOf(repository),
    hasChangesIn(repository),
  ]);
  const entries = index.map(({ text, isText }) => ({ ...entryOf(text), isText }));
  refuseConflicts(folder, entries);
  const isThere = ({ tag, path }: Entry): boolean => tag !== skipped || statsOf(folder, path) !== null;
  const present = entries.filter(isThere);
  const files = present.filter(({ mode }) => mode !== submodule);
  let checkout: Checkout = {
    tracked: files.filter(({ isText }) => isText).map(({ path }) => path),
    untracked: others.filter(({ text, isText }) => isText && !text.endsWith("/")).map(({ text }) => text),
    nameless: [
      ...files.filter(({ isText }) => !isText).map(({ path }) => path),
      ...others.filter(({ isText }) => !isText).map(({ text }) => text),
    ],
    missing: [],
    foreign: others.filter(({ text }) => text.endsWith("/")).map(({ text }) => text.slice(0, -1)),
    sparse: entries.filter((entry) => !isThere(entry)).map(({ path }) => path),
    base,
    hasChanges,
  };
  for (const module of present.filter(({ mode }) => mode === submodule))
    checkout = withModule(checkout, module, await moduleAt(folder, module.path));
  return checkout;
}

const submodule = "160000";
/** git's letter for a file outside of a sparse checkout, or one marked to be skipped. The file may exist anyway. */
const skipped = "S";

interface Entry {
  readonly tag: string;
  readonly mode: string;
  readonly hash: string;
  readonly stage: string;
  readonly path: string;
}

/** Reads a line of `ls-files -s -t`: `H 100644 <hash> 0\t<path>`. */
function entryOf(line: string): Entry {
  const tab = line.indexOf("\t");
  const [tag = "", mode = "", hash = "", stage = ""] = line.slice(0, tab).split(" ");
  return { tag, mode, hash, stage, path: line.slice(tab + 1) };
}

function refuseConflicts(folder: string, entries: readonly Entry[]): void {
  const paths = [...new Set(entries.filter(({ stage }) => stage !== "0").map(({ path }) => path))];
  if (paths.length === 0) return;
  const message = `${folder} has merge conflicts in ${listed(paths.map(named))}.`;
  throw new AgentExecError("settings-invalid", message, {
    nextStep:
      "Resolve the conflicts and `git add` the files. To give up instead, use `git merge --abort` or `git rebase --abort`.",
  });
}

/** Lists untracked files. The user's global ignore list applies, as for `git status`. */
function untrackedIn(repository: Repository) {
  const { excludesFile } = repository.config;
  return repository.records(["ls-files", "-z", "--others", "--exclude-standard", "--", "."], {
    hasHome: true,
    configuration: excludesFile === null ? [] : [["core.excludesFile", excludesFile]],
  });
}

/** Whether a tracked file has changed. git compares contents if times and sizes are not enough. */
export async function hasChangesIn(repository: Repository): Promise<boolean> {
  const args = ["status", "-z", "--porcelain", "--untracked-files=no", "--ignore-submodules=all"];
  return (await repository.text([...args, "--no-renames", "--", "."])) !== "";
}

/** Reads a submodule. Null if it is not checked out. A link in its place leads elsewhere, so it counts as missing. */
async function moduleAt(above: string, path: string): Promise<Checkout | null> {
  const folder = join(above, path);
  const isThere = (await isFolder(folder)) && (await lstat(join(folder, ".git")).catch(() => null)) !== null;
  return isThere ? readCheckout(folder) : null;
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() ?? false;
}

function withModule(above: Checkout, { path, hash }: Entry, module: Checkout | null): Checkout {
  if (module === null) return { ...above, missing: [...above.missing, path] };
  const below = (name: string): string => `${path}/${name}`;
  return {
    tracked: [...above.tracked, ...module.tracked.map(below)],
    untracked: [...above.untracked, ...module.untracked.map(below)],
    nameless: [...above.nameless, ...module.nameless.map(below)],
    missing: [...above.missing, ...module.missing.map(below)],
    foreign: [...above.foreign, ...module.foreign.map(below)],
    sparse: [...above.sparse, ...module.sparse.map(below)],
    base: above.base,
    hasChanges: above.hasChanges || module.hasChanges || module.base !== hash,
  };
}
