import { messageOf } from "../../errors.js";
import { named } from "../../format/listed.js";
import { GitFault } from "../git/git-output.js";
import { branches, type PatchEntry } from "./patch-sides.js";
import { bytesAsTheyAre, type OwnGit } from "../git/own-git.js";

/** A path in a patch with its numbers of added and deleted lines. Both are 0 for files that are not text. */
export interface PatchCount {
  readonly path: string;
  readonly insertions: number;
  readonly deletions: number;
  readonly isBinary: boolean;
}

/** The error if `git apply` refused the patch, or if its result was wrong. */
export class NotApplied extends Error {
  /** The files that git names, with git's reasons. */
  reasons: ReadonlyMap<string, string> = new Map();
}

/** How git converts bytes in the repository for which the patch is meant, besides the files' own attributes. */
export interface Conversions {
  /** Attributes of the repository that are in none of its files. Null if there are none. */
  readonly attributes: string | null;
  /** Configuration as pairs of key and value. */
  readonly configuration: readonly (readonly [string, string])[];
}

interface Draft {
  readonly draft: string;
  readonly entries: readonly PatchEntry[];
  /** git's hash of the tree that the patch must produce. */
  readonly tree: string;
  readonly conversions: Conversions;
}

/**
 * Applies a patch to the original files as a person would, and checks the result.
 * @returns the paths in the patch, with their numbers of lines
 * @throws NotApplied, and the errors of git.
 */
export async function applied(
  repository: OwnGit,
  { draft, entries, tree, conversions }: Draft,
): Promise<readonly PatchCount[]> {
  const { attributes, configuration } = conversions;
  await repository.text(["read-tree", "--reset", "-u", branches.before]);
  const hasOwn = entries.some(({ path, before }) => before !== null && /(?:^|\/)\.gitattributes$/.test(path));
  if (hasOwn || attributes !== null || configuration.length > 0) {
    await repository.setAttributes(attributes);
    await orNotApplied(repository.text(["apply", "--check", draft], { configuration }), entries);
  }
  await repository.setAttributes(bytesAsTheyAre);
  const numstat = ["apply", "--apply", "--numstat", "-z", draft];
  const counted = await orNotApplied(repository.text(numstat), entries);
  await repository.text(["add", "--all", "--force", "."]);
  const unlike = await repository.text(["diff-index", "--cached", "--name-only", "-z", tree]);
  const others = unlike.split("\0").slice(0, -1);
  if (others.length > 0)
    throw notApplied(
      `${makesOther} of ${named(others[0]!)}`,
      new Map(others.map((path) => [path, `${makesOther} of it`])),
    );
  return countsOf(counted);
}

/** Waits for git's output. @throws NotApplied with git's message if git fails. */
export async function orNotApplied(
  output: Promise<string>,
  entries: readonly PatchEntry[] = [],
): Promise<string> {
  return output.catch((thrown: unknown) => {
    if (!(thrown instanceof GitFault)) throw thrown;
    const said = messageOf(thrown).split("\n");
    const reasons = entries.flatMap(({ path }): [string, string][] => {
      const [first] = said.filter((line) => isNamedIn(line, path));
      return first === undefined ? [] : [[path, `${takesNot}: ${first}`]];
    });
    throw notApplied(`${takesNot}: ${said.join("; ")}`, new Map(reasons), thrown);
  });
}

const takesNot = "`git apply` refuses it";
const makesOther = "`git apply` creates files that differ from the run's files";

/** Whether git's message names this path: `error: a.txt: …`, `error: patch failed: a.txt:1`, `… 'a.txt' from …`. */
function isNamedIn(line: string, path: string): boolean {
  return [`error: ${path}: `, `failed: ${path}:`, `'${path}'`].some((words) => line.includes(words));
}

function notApplied(words: string, reasons: NotApplied["reasons"], cause?: unknown): NotApplied {
  return Object.assign(new NotApplied(words, { cause }), { reasons });
}

/** The paths in the output of `git apply --numstat -z`, each only once. */
export function pathsOf(numstat: string): readonly string[] {
  return countsOf(numstat).map(({ path }) => path);
}

/** Reads `git apply --numstat -z`. If a file became a link, or the reverse, the path occurs twice. */
function countsOf(numstat: string): readonly PatchCount[] {
  const counts = new Map<string, PatchCount>();
  for (const line of numstat.split("\0").slice(0, -1)) {
    const [, added = "-", removed = "-", path = ""] = /^(\d+|-)\t(\d+|-)\t([^]*)$/.exec(line) ?? [];
    const before = counts.get(path) ?? { insertions: 0, deletions: 0, isBinary: false };
    counts.set(path, {
      path,
      insertions: before.insertions + (Number(added) || 0),
      deletions: before.deletions + (Number(removed) || 0),
      isBinary: before.isBinary || added === "-",
    });
  }
  return [...counts.values()];
}
