import { AgentExecError } from "../../errors.js";
import { gitOutput } from "./git-output.js";
import type { GitLimits, GitOptions } from "./git-output.js";
import { type Name, recordsOf } from "../names/path-names.js";

/** 64 MiB: a million names of 64 characters, ten times what large repositories track. That takes a second of 60. */
const listLimits: GitLimits = { maxBytes: 64 * 1024 ** 2, timeoutMs: 60_000 };

/**
 * Runs git and resolves with what it printed.
 * @param options `maxBytes`, 64 MiB by default, and `timeoutMs`, 60 s by default, bound it
 * @throws AgentExecError `settings-invalid` where git fails or is not there, and beyond a bound; it is ended then.
 */
export async function git(
  args: readonly string[],
  options: GitOptions & Partial<GitLimits>,
): Promise<string> {
  return (await gitBytes(args, options)).toString("utf8");
}

/** The records that git prints with `-z`. @throws like `git`. */
export async function gitRecords(
  args: readonly string[],
  options: GitOptions & Partial<GitLimits>,
): Promise<readonly Name[]> {
  return recordsOf(await gitBytes(args, options));
}

async function gitBytes(args: readonly string[], options: GitOptions & Partial<GitLimits>): Promise<Buffer> {
  return orUnreadable(options.folder, async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of gitOutput(args, { ...listLimits, ...options })) chunks.push(chunk);
    return Buffer.concat(chunks);
  });
}

/** The name of the commit that is checked out; null where there is none. */
export async function headOf(place: GitOptions): Promise<string | null> {
  const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
  const printed = await git(args, { ...place, expected: [0, 1, 128] });
  return printed.trim() || null;
}

async function orUnreadable<T>(folder: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    const { message } = cause as Error;
    throw new AgentExecError("settings-invalid", `git could not read ${folder}: ${message}`, {
      nextStep: wayOut(message),
      cause,
    });
  }
}

/** What helps, by what git complained of. */
export function wayOut(complaint: string): string {
  if (complaint.includes("bare repository") || complaint.includes("must be run in a work tree")) {
    return "A bare repository has no files: run in a checkout of it (`git worktree add`, `git clone`).";
  }
  if (complaint.includes("dubious ownership") || complaint.includes("is owned by someone else")) {
    return "Make the folder belong to the user who runs agent-exec (`chown -R`), or use git 2.38 or newer.";
  }
  if (complaint.includes("ENOENT")) return "Install git, or set workspace to empty or to a folder.";
  return (
    "Set workspace to empty or to a folder, or run in a git checkout " +
    "(in a workflow: after actions/checkout)."
  );
}

/**
 * The commits that a checkout stands for: its head and, where that is a merge (as GitHub makes for a pull
 * request), the commits that were merged. Empty where there is no commit.
 */
export async function checkedOutCommits(folder: string): Promise<readonly string[]> {
  const commit = await headOf({ folder });
  if (commit === null) return [];
  // A commit has as many parents as its author likes: a list, whose length is bounded.
  const listing = await git(["rev-list", "--parents", "--max-count=1", commit], {
    folder,
    expected: [0, 128],
  });
  const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
  if (head === undefined) return [];
  return parents.length > 1 ? [head, ...parents] : [head];
}
