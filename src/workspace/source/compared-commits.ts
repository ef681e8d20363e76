import { AgentExecError } from "../../errors.js";
import { formatBytes } from "../../format/format.js";
import { named } from "../../format/listed.js";
import type { Comparison, FileChange, FileState } from "../../ports/comparison.js";
import { Repository } from "../git/repository.js";
import { commitFiles, type CommitOptions, listCommit } from "./commit-files.js";
import { bytesOf } from "../../files/content.js";

/** Two commits, in hex, that have no common ancestor in this checkout. */
export interface Unrelated {
  readonly base: string;
  readonly head: string;
  /** Whether the checkout has only part of the history. */
  readonly isShallow: boolean;
}

/**
 * Finds the changes of a head since it left its base. Both are branches, tags or commits.
 * @param folder in a checkout. Files outside of it are not compared.
 * @throws AgentExecError `settings-invalid` if git does not know a name, or if there are too many changes.
 */
export async function compareCommits(
  folder: string,
  baseRef: string,
  headRef: string,
): Promise<Comparison | { readonly unrelated: Unrelated }> {
  await using repository = await Repository.open(folder);
  const [from, head] = [await commitOf(repository, baseRef), await commitOf(repository, headRef)];
  const printed = await repository.text(["merge-base", from, head], { expected: [0, 1] });
  const base = printed.trim();
  if (base === "") {
    const isShallow = (await repository.text(["rev-parse", "--is-shallow-repository"])).trim() === "true";
    return { unrelated: { base: from, head, isShallow } };
  }
  return {
    base,
    head,
    changes: await changesOf(folder, base, head),
    renames: await renamesOf(repository, base, head),
  };
}

async function commitOf(repository: Repository, ref: string): Promise<string> {
  const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`];
  const commit = (await repository.text(args, { expected: [0, 1, 128] })).trim();
  if (/^[0-9a-f]{40,64}$/.test(commit)) return commit;
  throw new AgentExecError("settings-invalid", `This clone has no commit ${named(ref)}.`, {
    nextStep:
      "Give a branch, tag or commit of this clone. In a workflow, set `fetch-depth: 0` for actions/checkout.",
  });
}

/** The limit, because all changed files are kept in memory. */
const maxBytes = 256 * 1024 ** 2;

async function changesOf(folder: string, base: string, head: string): Promise<readonly FileChange[]> {
  const commits = [base, head].map((commit) => ({ folder, commit, words: "a compared commit" }));
  const [before, after] = await Promise.all(commits.map((each) => listCommit(each)));
  const isSame = (path: string): boolean => {
    const [one, other] = [before!.get(path), after!.get(path)];
    const isProgram = (entry: typeof one) => entry?.kind === "file" && entry.isExecutable;
    return one?.kind === other?.kind && one?.hash === other?.hash && isProgram(one) === isProgram(other);
  };
  const paths = new Set([...before!.keys(), ...after!.keys()].filter((path) => !isSame(path)));
  const files = [before!, after!].flatMap((list) => [...paths].flatMap((path) => list.get(path) ?? []));
  const bytes = files.reduce((sum, file) => sum + (file.kind === "file" ? file.bytes : 0), 0);
  if (bytes > maxBytes)
    throw new AgentExecError(
      "settings-invalid",
      `The changed files have ${formatBytes(bytes)}. agent-exec compares at most ${formatBytes(maxBytes)}.`,
      { nextStep: "Split the change, or keep large files in Git LFS." },
    );
  const [old, current] = await Promise.all(commits.map((each) => statesOf(each, paths)));
  return [...paths].toSorted().map((path) => ({
    path,
    before: old!.get(path) ?? null,
    after: current!.get(path) ?? null,
  }));
}

async function statesOf(
  commit: CommitOptions,
  paths: ReadonlySet<string>,
): Promise<ReadonlyMap<string, FileState>> {
  const states = new Map<string, FileState>();
  for await (const entry of commitFiles(commit).read(paths)) {
    const { kind, path } = entry;
    if (kind === "link") states.set(path, { kind, target: entry.target });
    else states.set(path, { kind, content: await bytesOf(entry.content), isExecutable: entry.isExecutable });
  }
  return states;
}

async function renamesOf(
  repository: Repository,
  base: string,
  head: string,
): Promise<ReadonlyMap<string, string>> {
  const args = ["diff-tree", "-r", "-z", "-M", "--relative", "--name-status", "--diff-filter=R", base, head];
  const records = await repository.records(args);
  const renames = new Map<string, string>();
  for (let at = 0; at + 2 < records.length; at += 3)
    renames.set(records[at + 2]!.text, records[at + 1]!.text);
  return renames;
}
