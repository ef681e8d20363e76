import { messageOf } from "../../errors.js";
import { named } from "../../format/listed.js";
import { GitFault } from "../git/git-output.js";
import { branches, type PatchEntry } from "./patch-sides.js";
import { bytesAsTheyAre, type OwnGit } from "../git/own-git.js";

/** One name that a patch is about, and the lines that it takes and gives; of what is no text there are none. */
export interface PatchCount {
  readonly path: string;
  readonly insertions: number;
  readonly deletions: number;
  readonly isBinary: boolean;
}

/** `git apply` refused a patch, or made something else of it. */
export class NotApplied extends Error {
  /** The files that it is for, as far as git names them, with what it says of each. */
  reasons: ReadonlyMap<string, string> = new Map();
}

/** How git turns bytes where the patch belongs, beside the attributes of the files themselves. */
export interface Conversions {
  /** Of the repository alone, in no file of its tree; null: none. */
  readonly attributes: string | null;
  /** Configuration, as keys with values. */
  readonly configuration: readonly (readonly [string, string])[];
}

interface Draft {
  readonly draft: string;
  readonly entries: readonly PatchEntry[];
  /** What the patch must make, by git's name for it. */
  readonly tree: string;
  readonly conversions: Conversions;
}

/**
 * Applies a patch to what was before, as a person would, and compares what comes of it.
 * @returns what the patch is about, by path
 * @throws NotApplied, and Error like git itself.
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

/** @throws NotApplied in git's words where git itself ended badly. */
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
const makesOther = "`git apply` makes other files";

/** `error: a.txt: patch does not apply`, `error: patch failed: a.txt:1`, `failed to encode 'a.txt' from …`. */
function isNamedIn(line: string, path: string): boolean {
  return [`error: ${path}: `, `failed: ${path}:`, `'${path}'`].some((words) => line.includes(words));
}

function notApplied(words: string, reasons: NotApplied["reasons"], cause?: unknown): NotApplied {
  return Object.assign(new NotApplied(words, { cause }), { reasons });
}

/** The paths that a patch is about, as `git apply --numstat -z` prints them; each once. */
export function pathsOf(numstat: string): readonly string[] {
  return countsOf(numstat).map(({ path }) => path);
}

/** What `git apply --numstat -z` prints; a file that became a link, or the other way round, stands there twice. */
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
