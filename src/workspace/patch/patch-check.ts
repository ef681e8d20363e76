import { messageOf } from "../../errors.js";
import { named } from "../../format/listed.js";
import { GitFault } from "../git/git-output.js";
import { branches, type PatchEntry } from "./patch-sides.js";
import type { ScratchRepository } from "../git/scratch-repository.js";

/** One name that a patch is about, and the lines that it takes and gives; of what is no text there are none. */
export interface PatchCount {
  readonly path: string;
  readonly insertions: number;
  readonly deletions: number;
  readonly isBinary: boolean;
}

/** Bytes are taken as they are, whatever the attributes of files say. */
export const bytesAsTheyAre = "* -text -ident -filter -working-tree-encoding\n";

/** `git apply` refused a patch, or made something else of it. */
export class NotApplied extends Error {}

/**
 * Applies a patch to what was before, as a person would, and compares what comes of it.
 * @returns what the patch is about, by path
 * @throws NotApplied, and Error like git itself.
 */
export async function applied(
  repository: ScratchRepository,
  { draft, entries }: { readonly draft: string; readonly entries: readonly PatchEntry[] },
): Promise<readonly PatchCount[]> {
  await repository.text(["read-tree", "--reset", "-u", branches.before]);
  if (entries.some(({ path, before }) => before !== null && /(?:^|\/)\.gitattributes$/.test(path))) {
    await repository.setAttributes(null);
    await orNotApplied(repository.text(["apply", "--check", draft]));
  }
  await repository.setAttributes(bytesAsTheyAre);
  const counted = await orNotApplied(repository.text(["apply", "--apply", "--numstat", "-z", draft]));
  await repository.text(["add", "--all", "--force", "."]);
  const unlike = await repository.text(["diff-index", "--cached", "--name-only", "-z", branches.after]);
  if (unlike !== "")
    throw new NotApplied(`\`git apply\` makes something else of ${named(unlike.split("\0")[0] ?? "")}`);
  return countsOf(counted);
}

/** @throws NotApplied in git's words where git itself ended badly. */
export async function orNotApplied(output: Promise<string>): Promise<string> {
  return output.catch((thrown: unknown) => {
    if (!(thrown instanceof GitFault)) throw thrown;
    throw new NotApplied(`\`git apply\` does not take it: ${messageOf(thrown).replaceAll("\n", "; ")}`, {
      cause: thrown,
    });
  });
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
