import type { GitHub } from "../api/client.js";
import type { InRepository } from "../api/in-repository.js";
import { limits } from "../api/limits.js";
import type { ChangedFile, ListedCommit, ListedPull } from "../api/outcome-calls.js";
import { ownBranches, ownTrailer } from "../pull-request/push-branch.js";

/** How a pull request ended: merged unchanged, merged after changes, closed without a merge, or still open. */
export type Became = "merged" | "changed" | "closed" | "open";

/** A pull request that runs of agent-exec made. */
export interface PullOutcome extends Pick<ListedPull, "number" | "url" | "title" | "createdAt" | "mergedAt"> {
  readonly became: Became;
  /** The model of the newest run. Null if it was a script. */
  readonly model: string | null;
  /** How many runs wrote commits. */
  readonly runs: number;
  /** The cost of all these runs. Null if the cost of one is unknown. */
  readonly costUsd: number | null;
}

export interface Outcomes {
  /** Newest first. */
  readonly pulls: readonly PullOutcome[];
  /** Whether there are older pull requests that were not read. */
  readonly isCut: boolean;
}

/** Limits: pages of a hundred listed pull requests, and pull requests of agent-exec that are read. */
const maxPages = 10;
const maxRead = 200;

type OutcomeOptions = InRepository<{ github: GitHub }>;

export async function readOutcomes({ github, ...call }: OutcomeOptions): Promise<Outcomes> {
  const pulls: PullOutcome[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const listed = await github.newestPulls({ ...call, page });
    for (const pull of listed.filter(({ branch }) => branch.startsWith(ownBranches))) {
      // A fork's branch may have any name.
      if (pull.headRepository !== call.repository) continue;
      if (pulls.length === maxRead) return { pulls, isCut: true };
      const commits = await github.pullCommits({ ...call, number: pull.number });
      const runs = commits.filter(isOwn);
      if (runs.length > 0)
        pulls.push(outcomeOf(pull, runs, await becameOf({ github, ...call }, pull, commits)));
    }
    if (listed.length < limits.pageItems) return { pulls, isCut: false };
  }
  return { pulls, isCut: true };
}

function outcomeOf(
  { number, url, title, createdAt, mergedAt }: ListedPull,
  runs: readonly ListedCommit[],
  became: Became,
): PullOutcome {
  const costs = runs.map(({ message }) => Number(trailerIn(message, "Agent-Exec-Cost-USD") ?? NaN));
  const cost = costs.reduce((sum, each) => sum + each, 0);
  const assisted = trailerIn(runs.at(-1)?.message ?? "", "Assisted-by") ?? "";
  return {
    number,
    url,
    title,
    became,
    model: /^agent-exec:(.+)$/.exec(assisted)?.[1] ?? null,
    runs: runs.length,
    costUsd: Number.isFinite(cost) && cost >= 0 ? cost : null,
    createdAt,
    mergedAt,
  };
}

async function becameOf(
  { github, ...call }: OutcomeOptions,
  { number, isOpen, mergedAt, mergeSha }: ListedPull,
  commits: readonly ListedCommit[],
): Promise<Became> {
  if (mergedAt === null) return isOpen ? "open" : "closed";
  // Commits that merge the base branch into the pull request do not count as changes.
  if (commits.some((commit) => !isOwn(commit) && commit.parents < 2)) return "changed";
  if (mergeSha === null) return "merged";
  const [wanted, merged] = await Promise.all([
    github.pullFiles({ ...call, number }),
    github.commitChanges({ ...call, sha: mergeSha }),
  ]);
  // A rebase adds several commits to the base branch, but GitHub names only the last one.
  const isWhole = merged.parents > 1 || commits.length === 1;
  const isComplete = wanted.length < limits.pageItems;
  return isWhole && isComplete && !isSameChange(wanted, merged.files) ? "changed" : "merged";
}

/** Compares the changed lines, but not their positions, because the base branch may have changed. */
function isSameChange(one: readonly ChangedFile[], other: readonly ChangedFile[]): boolean {
  const files = new Map(other.map((file) => [file.path, file]));
  return (
    one.length === files.size &&
    one.every(({ path, sha, patch }) => {
      const same = files.get(path);
      return same !== undefined && (same.sha === sha || changedLines(same.patch) === changedLines(patch));
    })
  );
}

function changedLines(patch = ""): string {
  return patch
    .split("\n")
    .filter((line) => /^[+-]/.test(line))
    .join("\n");
}

function isOwn({ message }: ListedCommit): boolean {
  return message.split("\n").some((line) => line.startsWith(ownTrailer));
}

function trailerIn(message: string, name: string): string | undefined {
  const line = message.split("\n").findLast((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2).trim();
}
