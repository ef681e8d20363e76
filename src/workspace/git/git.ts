import { gitOutput } from "./git-output.js";
import { findRepository } from "./find-repository.js";
import { Repository } from "./repository.js";

/** For example `git version 2.39.5`. @throws Error if git is missing. */
export async function gitVersion(): Promise<string> {
  let text = "";
  for await (const chunk of gitOutput(["--version"], { maxBytes: 10_000, timeoutMs: 10_000 }))
    text += chunk.toString("utf8");
  return text.trim();
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
