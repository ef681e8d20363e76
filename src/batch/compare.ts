import { median } from "./spread.js";
import type { BatchRow } from "./row.js";
import { hasPassed, isInfrastructure } from "./verdict.js";

/** How a task ended in a batch, compared with another batch. */
export const results = ["lost", "flaky", "won", "only-here", "only-other", "not-judged", "same"] as const;
export type ComparedResult = (typeof results)[number];

/** The runs of one task in one batch. */
export interface Side {
  readonly rows: readonly BatchRow[];
  /** How many runs did not end with an infrastructure error. */
  readonly judged: number;
  readonly passed: number;
  readonly durationMs: number;
  /** The cost of all runs together. Null if it is unknown. */
  readonly costUsd: number | null;
}

export interface ComparedTask {
  readonly id: string;
  readonly result: ComparedResult;
  /** Null: this batch does not have the task. */
  readonly here: Side | null;
  readonly other: Side | null;
}

export interface ComparedBatches {
  readonly tasks: readonly ComparedTask[];
  readonly counts: Readonly<Record<ComparedResult, number>>;
  /** Null if no task was judged in both batches. */
  readonly totals: Totals | null;
}

/** Totals for the tasks that both batches judged. Shares are from 0 to 1. */
export interface Totals {
  readonly tasks: number;
  readonly passedHere: number;
  readonly passedOther: number;
  /** `passedHere - passedOther`. With a probability of 95%, the true difference is between `low` and `high`. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** The probability that two equally good batches differ at least as much. Null: no task ended differently. */
  readonly chance: number | null;
}

/** Compares two batches by task and model. If no model is in both, all models of a task count together. */
export function compareBatches(here: readonly BatchRow[], other: readonly BatchRow[]): ComparedBatches {
  const names = new Set(here.map(withModel));
  const nameOf = other.some((row) => names.has(withModel(row))) ? withModel : taskAlone;
  const [ours, theirs] = [groupsOf(here, nameOf), groupsOf(other, nameOf)];
  const tasks = [...new Set([...ours.keys(), ...theirs.keys()])].map((id): ComparedTask => {
    const sides = { here: sideOf(ours.get(id)), other: sideOf(theirs.get(id)) };
    return { id, result: resultOf(sides), ...sides };
  });
  const rank = ({ result }: ComparedTask): number => results.indexOf(result);
  const counts = Object.fromEntries(
    results.map((result) => [result, tasks.filter((task) => task.result === result).length]),
  ) as Record<ComparedResult, number>;
  return {
    tasks: tasks.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1)),
    counts,
    totals: totalsOf(tasks),
  };
}

type Sides = Pick<ComparedTask, "here" | "other">;

/** `fix-1@MODEL` for `fix-1@MODEL~2`. */
function withModel({ id }: BatchRow): string {
  return id.split("~", 1)[0]!;
}

/** `fix-1` for `fix-1@MODEL~2`. A task's own id never contains these characters. */
function taskAlone({ id }: BatchRow): string {
  return id.split(/[@~]/, 1)[0]!;
}

function groupsOf(rows: readonly BatchRow[], nameOf: (row: BatchRow) => string): Map<string, BatchRow[]> {
  const groups = new Map<string, BatchRow[]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group === undefined) groups.set(nameOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

function sideOf(rows: readonly BatchRow[] | undefined): Side | null {
  if (rows === undefined) return null;
  const costs = rows.flatMap(({ usage }) => usage.costUsd ?? []);
  return {
    rows,
    judged: rows.filter((row) => !isInfrastructure(row)).length,
    passed: rows.filter(hasPassed).length,
    durationMs: median(rows.map(({ durationMs }) => durationMs)),
    costUsd: costs.length === 0 ? null : costs.reduce((sum, each) => sum + each, 0),
  };
}

function resultOf({ here, other }: Sides): ComparedResult {
  if (here === null) return "only-other";
  if (other === null) return "only-here";
  if (here.judged === 0 || other.judged === 0) return "not-judged";
  const [now, then] = [shareOf(here), shareOf(other)];
  if ([now, then].some((share) => share > 0 && share < 1)) return "flaky";
  return now === then ? "same" : now > then ? "won" : "lost";
}

function shareOf({ passed, judged }: Side): number {
  return passed / judged;
}

function totalsOf(all: readonly Sides[]): Totals | null {
  const pairs = all.flatMap(({ here, other }) =>
    here === null || other === null || here.judged === 0 || other.judged === 0
      ? []
      : [[shareOf(here), shareOf(other)] as const],
  );
  if (pairs.length === 0) return null;
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const differences = pairs.map(([now, then]) => now - then);
  const [better, worse] = [1, -1].map((sign) => differences.filter((each) => each * sign > 0).length) as [
    number,
    number,
  ];
  return {
    tasks: pairs.length,
    passedHere: mean(0),
    passedOther: mean(1),
    difference: mean(0) - mean(1),
    ...intervalOf(differences),
    chance: better + worse === 0 ? null : signTest(better, worse),
  };
}

/**
 * The 95% interval for the mean of paired differences. Two additional imagined pairs make it honest for few tasks
 * (Agresti and Min, 2005, doi.org/10.1002/sim.1781).
 */
function intervalOf(differences: readonly number[]): Pick<Totals, "low" | "high"> {
  const count = differences.length + 2;
  const mean = differences.reduce((sum, each) => sum + each, 0) / count;
  const squares = differences.reduce((sum, each) => sum + each * each, 1) / count;
  const margin = 1.96 * Math.sqrt((squares - mean * mean) / count);
  return { low: Math.max(-1, mean - margin), high: Math.min(1, mean + margin) };
}

/** The exact sign test. It gives the probability of a split at least as uneven, if both sides are equally likely. */
function signTest(better: number, worse: number): number {
  const count = better + worse;
  let term = -count * Math.LN2;
  let sum = 0;
  for (let at = 0; at <= Math.min(better, worse); at += 1) {
    sum += Math.exp(term);
    term += Math.log((count - at) / (at + 1));
  }
  return Math.min(1, 2 * sum);
}
