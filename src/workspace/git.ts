import { AgentExecError } from "../errors.js";
import { gitEnvironment, gitOutput, harmlessArguments } from "./git-output.js";
import type { GitLimits, GitOptions } from "./git-output.js";

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
  return orUnreadable(options.folder, async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of gitOutput(args, { ...listLimits, ...options })) chunks.push(chunk);
    return Buffer.concat(chunks).toString("utf8");
  });
}

/**
 * The name of the commit that is checked out; null where there is none. A name is all that git prints here, so
 * that `@actions/exec`, which bounds nothing, can take it.
 */
async function headOf(folder: string): Promise<string | null> {
  const { getExecOutput } = await import("@actions/exec");
  const args = [...harmlessArguments, "rev-parse", "--verify", "--quiet", "HEAD"];
  const env = gitEnvironment({ folder });
  const options = { cwd: folder, env, silent: true, ignoreReturnCode: true };
  const { exitCode, stdout } = await orUnreadable(folder, () => getExecOutput("git", args, options));
  return exitCode === 0 ? stdout.trim() : null;
}

async function orUnreadable<T>(folder: string, action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (cause) {
    throw new AgentExecError(
      "settings-invalid",
      `git could not read ${folder}: ${(cause as Error).message}`,
      {
        nextStep:
          "Set workspace to empty or to a folder, or run in a git checkout " +
          "(in a workflow: after actions/checkout).",
        cause,
      },
    );
  }
}

/**
 * The commits that a checkout stands for: its head and, where that is a merge (as GitHub makes for a pull
 * request), the commits that were merged. Empty where there is no commit.
 */
export async function checkedOutCommits(folder: string): Promise<readonly string[]> {
  const commit = await headOf(folder);
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
