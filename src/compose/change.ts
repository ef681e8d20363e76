import { type CommitOptions, commitFiles } from "../workspace/source/commit-files.js";
import { Repository } from "../workspace/git/repository.js";
import { hasChangesIn } from "../workspace/source/checkout.js";
import { compareCommits, type Unrelated } from "../workspace/source/compared-commits.js";

/** Two commits of a repository. */
export interface Change {
  readonly folder: string;
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
  const readOfBase = async (path: string) => {
    if ("unrelated" in compared) return null;
    const commit = { folder, commit: compared.base, words: "the base" };
    return (await textsOf(commit, [path])).get(path) ?? null;
  };
  return { folder, base, head, compared, readOfBase };
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
    if (entry.kind === "file") texts.set(entry.path, new TextDecoder().decode(await allOf(entry.content)));
  return texts;
}

async function allOf(content: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Why a change without files cannot be proved, and what to do. */
export function emptyWords({ base, head }: Change): string {
  return `\`${head}\` has no change since \`${base}\`. Commit your change first, or name its branch as the head.`;
}

/** Why two commits cannot be compared, and what to do. */
export function unrelatedWords({ base, head }: Change, { isShallow }: Unrelated): string {
  const what = `\`${base}\` and \`${head}\` have no common commit in this clone.`;
  return isShallow
    ? `${what} The checkout has only a part of the history: set \`fetch-depth: 0\` for actions/checkout, or run \`git fetch --unshallow\`.`
    : `${what} Name the branch that the change started from.`;
}
