import { join } from "node:path";
import { bytesOf } from "../../files/content.js";
import { gitOutput } from "./git-output.js";
import { findRepository } from "./find-repository.js";
import { Repository } from "./repository.js";

/** For example `git version 2.39.5`. @throws Error if git is missing. */
export async function gitVersion(): Promise<string> {
  const printed = await bytesOf(gitOutput(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }));
  return printed.toString("utf8").trim();
}

/** Whether the folder is in a checkout of a repository. */
export async function isCheckedOut(folder: string): Promise<boolean> {
  return findRepository(folder).then(
    () => true,
    () => false,
  );
}

/** The checked-out commit. Null if there is none. */
export async function headOf(repository: Repository): Promise<string | null> {
  const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
  const printed = await repository.text(args, { expected: [0, 1, 128] });
  return printed.trim() || null;
}

/** The checked-out commit. If it is a merge, as for a pull request, its parents follow. Empty if there is no commit. */
export async function checkedOutCommits(folder: string): Promise<readonly string[]> {
  await using repository = await Repository.open(folder);
  const commit = await headOf(repository);
  if (commit === null) return [];
  // The number of parents is not trusted, so the output's size is limited.
  const args = ["rev-list", "--parents", "--max-count=1", commit];
  const listing = await repository.text(args, { expected: [0, 128] });
  const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
  if (head === undefined) return [];
  return parents.length > 1 ? [head, ...parents] : [head];
}

/**
 * Whether `actions/checkout` left the job's token in the repository's configuration. Since v6 it may also be in a file
 * that the configuration names. The token itself is not read.
 * @throws Error if there is no repository, or if git is missing.
 */
export async function hasPersistedCredentials(folder: string): Promise<boolean> {
  const { commonDir } = await findRepository(folder);
  const options = { maxBytes: 1_000_000, timeoutMs: 10_000, expected: [0, 1] };
  const find = async (...args: readonly string[]): Promise<string> => {
    const command = ["config", "--file", join(commonDir, "config"), ...args];
    return (await bytesOf(gitOutput(command, options))).toString("utf8");
  };
  const headers = await find("--name-only", "--get-regexp", String.raw`^http\..*\.extraheader$`);
  const included = await find("--get-regexp", String.raw`^includeif\..*\.path$`);
  return headers !== "" || included.includes("git-credentials-");
}
