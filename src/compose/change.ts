import { type CommitOptions, commitFiles } from "../workspace/source/commit-files.js";
import { named } from "../format/listed.js";
import { Repository } from "../workspace/git/repository.js";
import { hasChangesIn } from "../workspace/source/checkout.js";
import { compareCommits, type Unrelated } from "../workspace/source/compared-commits.js";
import { bytesOf } from "../files/content.js";
import type { FileChange } from "../ports/comparison.js";
import type { Counting } from "../ports/workspace.js";
import type { Settings } from "../settings/schema.js";
import type { FolderSource } from "../workspace/source/workspace-source.js";
import { countingOf } from "./workspace.js";

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
  const compared = await compareCommits(folder, base, head);
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

interface Counted {
  readonly source: FolderSource;
  readonly settings: Settings;
  readonly isTest: (path: string) => boolean;
}

/**
 * The changes that could influence how tests run. Changed tests are not included, because people change them on
 * purpose, and their earlier versions run too.
 */
export async function uncounted(
  changes: readonly FileChange[],
  { source, settings, isTest }: Counted,
): Promise<readonly FileChange[]> {
  const { countingIn } = await import("../workspace/counting/counting.js");
  await using counting = countingIn(source, countingOf(settings));
  // Reads the original files first, because a change is compared with them.
  for await (const file of source.files()) if (file.kind === "file") for await (const _piece of file.content);
  const found: FileChange[] = [];
  for (const change of changes) if (await isUncounted(change, counting, isTest)) found.push(change);
  return found;
}

async function isUncounted(
  { path, after }: FileChange,
  counting: Counting,
  isTest: (path: string) => boolean,
): Promise<boolean> {
  const content = async () => (after?.kind === "file" ? after.content : null);
  const discount = await counting.discountOf({ path, content });
  if (discount === null || discount.kind === "workflow") return false;
  // A shell script that a verification calls is not a test, even in a folder of tests.
  return discount.kind === "protected" || !isTest(path) || /\.(?:sh|bash)$/.test(path);
}
