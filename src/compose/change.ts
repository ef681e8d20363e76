import { type CommitOptions, commitFiles } from "../workspace/source/commit-files.js";
import { named } from "../format/listed.js";
import { Repository } from "../workspace/git/repository.js";
import { hasChangesIn } from "../workspace/source/checkout.js";
import { compareCommits, type Unrelated } from "../workspace/source/compared-commits.js";
import { bytesOf } from "../files/content.js";

/** Two commits of a repository. */
export interface Change {
  readonly folder: string;
  /** The folder's path from the repository's root: `sub/`, or "" for the root. Files outside of it do not count. */
  readonly subfolder: string;
  /** The commits' names, as the person gave them. */
  readonly base: string;
  readonly head: string;
  readonly compared: Awaited<ReturnType<typeof compareCommits>>;
  /** Reads a text file of the base commit. Null if there is none. */
  readonly readOfBase: (path: string) => Promise<string | null>;
}

/**
 * Opens the two commits.
 * @throws AgentExecError `settings-invalid` if they cannot be compared.
 */
export async function openChange(base: string, head: string, folder = "."): Promise<Change> {
  const compared = await compareCommits({ folder, base, head });
  await using repository = await Repository.open(folder);
  const readOfBase = async (path: string) => {
    if ("unrelated" in compared) return null;
    const commit = { folder, commit: compared.base, words: "the base" };
    return (await textsOf(commit, [path])).get(path) ?? null;
  };
  return { folder, subfolder: repository.prefix, base, head, compared, readOfBase };
}

/** Whether a tracked file of the folder has changes that no commit has. */
export async function hasUncommitted(folder: string): Promise<boolean> {
  await using repository = await Repository.open(folder);
  return await hasChangesIn(repository);
}

/** Reads the texts of a commit's files at these paths. */
export async function textsOf(
  commit: CommitOptions,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for await (const entry of commitFiles(commit).read(new Set(paths)))
    if (entry.kind === "file") texts.set(entry.path, new TextDecoder().decode(await bytesOf(entry.content)));
  return texts;
}

/** Why a change without files cannot be proved, and what to do. */
export function emptyWords({ base, head, subfolder }: Change, isAction: boolean): string {
  const where = subfolder === "" ? "" : ` in ${named(subfolder)}`;
  const what = `${named(head)} has no change${where} since ${named(base)}.`;
  if (isAction) return `${what} Push a commit that changes a file.`;
  if (subfolder !== "") return `${what} ${rootWords}`;
  return `${what} Commit your change first, or give its branch with \`--head\`.`;
}

/** What may help if too few files are compared. */
export const rootWords = "Run `prove` in the repository's root, so that `prove` uses all files.";

/** Why two commits cannot be compared, and what to do. */
export function unrelatedWords({ base, head }: Change, { isShallow }: Unrelated): string {
  const what = `\`${base}\` and \`${head}\` have no common commit in this clone.`;
  return isShallow
    ? `${what} The checkout has only a part of the history: set \`fetch-depth: 0\` for actions/checkout, or run \`git fetch --unshallow\`.`
    : `${what} Give the branch that the change started from.`;
}
