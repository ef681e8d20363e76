import type { ObservedTrees } from "./findings.js";
import type { Hunk } from "./hunks.js";
import { Observed, type TreeRun } from "./observed.js";
import type { LimitedRun } from "./tree-runs.js";
import type { Tree } from "./trees.js";
import type { TriedHunk } from "./verdict.js";

/** Limits for the number of parts and the time. They are enough for nearly all pull requests. */
const maxHunks = 30;
const maxMs = 600_000;

export interface HunkTrials {
  readonly head: Tree;
  readonly observed: Pick<ObservedTrees, "head" | "baseWithTests">;
  readonly run: LimitedRun;
  readonly now: () => number;
  readonly isOver: () => boolean;
}

/** Undoes each part alone, the largest first. Harmless parts, and parts above the limits, are not tried. */
export async function tryHunks(
  hunks: readonly Hunk[],
  { head, observed, run, now, isOver }: HunkTrials,
): Promise<readonly TriedHunk[]> {
  const end = now() + maxMs;
  const largest = hunks.filter(({ isHarmless }) => !isHarmless).toSorted((a, b) => b.lines - a.lines);
  // Without its only part, the change is the base with the new tests, which ran already.
  const already = hunks.length === 1 ? observed.baseWithTests.runs[0]! : null;
  const needed = new Map<Hunk, boolean>();
  await Promise.all(
    largest.slice(0, maxHunks).map(async (hunk) => {
      const undone = already ?? run(new Map([...head, ...hunk.without()]), () => now() < end && !isOver());
      const found = await Promise.resolve(undone).catch((thrown: unknown) => {
        if (isOver()) return null;
        throw thrown;
      });
      if (found !== null) needed.set(hunk, notices(found, observed.head));
    }),
  );
  return hunks.map((hunk) => ({ ...hunk, needed: needed.get(hunk) ?? null }));
}

/** Whether a test that passes on the head fails here, or does not run because something else fails. */
function notices(run: TreeRun, head: Observed): boolean {
  if (run.hasPassed) return false;
  const hasFailed = [...run.statuses].some(
    ([name, status]) => status === "failed" && ["passed", "absent"].includes(head.seen(name)),
  );
  const now = new Observed([run]);
  return (
    hasFailed || [...head.functions].some((own) => head.seen(own) === "passed" && now.seen(own) === "absent")
  );
}
