import { isDeepStrictEqual } from "node:util";
import { functionOf, type Observed, type Seen } from "./observed.js";

export interface ObservedTrees {
  readonly baseWithTests: Observed;
  readonly head: Observed;
  /** Null if the result does not depend on it. */
  readonly base: Observed | null;
  /** Null if the change does not touch the base's tests. */
  readonly headWithoutTests: Observed | null;
}

/** The results of a change's tests, by test name. If the names differ between runs, by function. */
export interface Findings {
  readonly proof: readonly string[];
  readonly guard: number;
  readonly regressed: readonly string[];
  readonly added: readonly string[];
  /** Verifications that fail with the change and failed before it. None of their tests fails because of the change. */
  readonly stillFailing: readonly string[];
  readonly removed: readonly string[];
  readonly skipped: readonly string[];
  readonly weakened: readonly string[];
  readonly emptied: readonly string[];
  readonly flaky: readonly string[];
  /** Tests that only the head has, although no changed file looks like a test file. */
  readonly unplaced: readonly string[];
}

type Kind = Exclude<keyof Findings, "guard">;

function byKind<T>(of: (kind: Kind) => T): Readonly<Record<Kind, T>> {
  return {
    proof: of("proof"),
    regressed: of("regressed"),
    added: of("added"),
    stillFailing: of("stillFailing"),
    removed: of("removed"),
    skipped: of("skipped"),
    weakened: of("weakened"),
    emptied: of("emptied"),
    flaky: of("flaky"),
    unplaced: of("unplaced"),
  };
}

export const noFindings: Findings = { ...byKind(() => []), guard: 0 };

/** @param isEmptied whether the change removed all checks of a test */
export function findingsOf(trees: ObservedTrees, isEmptied = (_label: string) => false): Findings {
  const { baseWithTests, head, base, headWithoutTests } = trees;
  const found = byKind(() => new Set<string>());
  let guard = 0;
  // If a test did not run on the base with the new tests, its result on the unchanged base counts.
  const before = (label: string): Seen => (base ?? baseWithTests).seen(label);
  // A test whose file was moved counts as the same test.
  const passedElsewhere = new Set(
    [...(base?.functions ?? [])]
      .filter((own) => head.seen(own) === "absent" && base!.seen(own) === "passed")
      .map(lastPart),
  );
  const ofBase = new Set([...(base?.functions ?? [])].map(lastPart));
  const hasTwin = (label: string): boolean => ofBase.has(lastPart(functionOf(label)));
  // A tool reports a file that it cannot load under a name of its own.
  const isUnloaded = [...baseWithTests.functions].some(
    (own) => baseWithTests.seen(own) === "failed" && head.seen(own) === "absent",
  );
  for (const label of labelsOf(baseWithTests, head)) {
    const [without, now, old] = [baseWithTests.seen(label), head.seen(label), before(label)];
    if ([without, now, old].includes("unsteady")) {
      if (now !== "absent") found.flaky.add(label);
    } else if (now === "passed" && isEmptied(label)) {
      found.weakened.add(label);
      found.emptied.add(label);
    } else if (now === "passed") {
      if (without === "passed") guard += 1;
      else if (without === "failed") found.proof.add(label);
      else if (old === "passed" || passedElsewhere.has(lastPart(label))) guard += 1;
      else if (without === "absent" && baseWithTests === base) found.unplaced.add(label);
      else if (without === "absent" && isUnloaded) found.proof.add(label);
    } else if (now === "failed" && old !== "failed") {
      const isOld = (base ?? baseWithTests).isFailing(label);
      found[isOld ? "stillFailing" : "regressed"].add(label);
      // If a test file of the base does not load, nobody knows its tests.
      if (!isOld && base?.hasPassed === true && old === "absent" && !hasTwin(label)) found.added.add(label);
    } else if (now === "skipped" && (old === "passed" || old === "failed")) found.skipped.add(label);
  }
  const moved = new Set([...head.functions].filter((own) => before(own) === "absent").map(lastPart));
  for (const own of (base ?? baseWithTests).functions) {
    const isGone = head.seen(own) === "absent" && ["passed", "failed"].includes(before(own));
    if (isGone && head.hasPassed && !moved.has(lastPart(own))) found.removed.add(own);
  }
  for (const label of base === null || headWithoutTests === null ? [] : labelsOf(base, headWithoutTests)) {
    if (base!.seen(label) !== "passed" || headWithoutTests!.seen(label) !== "failed") continue;
    const [now, without] = [head.seen(label), baseWithTests.seen(label)];
    if (now === "skipped" || (now === "absent" && !moved.has(lastPart(label)))) found.weakened.add(label);
    else if (now === "passed" && without === "passed" && !found.weakened.has(label)) {
      found.weakened.add(label);
      guard -= 1;
    } else if (now === "passed" && without !== "unsteady") found.proof.add(label);
  }
  return { ...byKind((kind) => [...found[kind]].toSorted()), guard };
}

/** The label of each test: its name. If the names of its function differ between the runs, the function. */
function labelsOf(one: Observed, other: Observed): readonly string[] {
  return [...new Set([...one.functions, ...other.functions])].flatMap((own) => {
    const [first, ...others] = [...one.namesOf(own), ...other.namesOf(own)];
    return others.every((names) => isDeepStrictEqual(names, first)) ? first! : [own];
  });
}

/** A test's own name, which stays the same when its file moves. */
function lastPart(own: string): string {
  return own.split(" › ").at(-1)!.split(" (", 1)[0]!;
}
