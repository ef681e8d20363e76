import { Repository } from "./repository.js";

/** The name of the commit that is checked out; null where there is none. */
export async function headOf(repository: Repository): Promise<string | null> {
  const args = ["rev-parse", "--verify", "--quiet", "HEAD"];
  const printed = await repository.text(args, { expected: [0, 1, 128] });
  return printed.trim() || null;
}

/**
 * The commits that a checkout stands for: its head and, where that is a merge (as GitHub makes for a pull
 * request), the commits that were merged. Empty where there is no commit.
 */
export async function checkedOutCommits(folder: string): Promise<readonly string[]> {
  await using repository = await Repository.open(folder);
  const commit = await headOf(repository);
  if (commit === null) return [];
  // A commit has as many parents as its author likes: a list, whose length is bounded.
  const args = ["rev-list", "--parents", "--max-count=1", commit];
  const listing = await repository.text(args, { expected: [0, 128] });
  const [head, ...parents] = listing.split(/\s+/).filter((sha) => sha !== "");
  if (head === undefined) return [];
  return parents.length > 1 ? [head, ...parents] : [head];
}
