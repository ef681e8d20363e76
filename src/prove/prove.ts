import type { Comparison, FileChange } from "../ports/comparison.js";
import { listed, named } from "../format/listed.js";
import { type EmptiedTests, emptiedTests } from "./emptied-tests.js";
import { type Findings, findingsOf, type ObservedTrees } from "./findings.js";
import type { HintAt } from "./hints.js";
import { hunksOf } from "./hunks.js";
import { noTestPasses } from "./no-test-passes.js";
import { limited, type LimitedRun, type RunTree, TreeRuns } from "./tree-runs.js";
import { type Tree, treesOf } from "./trees.js";
import { tryHunks } from "./try-hunks.js";
import { type Judged, provenIfTried, type TriedHunk, verdictOf, verdictOfHunks } from "./verdict.js";

export interface ProveOptions {
  /** Without changes that do not count. */
  readonly comparison: Comparison;
  readonly commands: readonly string[];
  /** Changes that do not count, such as those of a test tool's configuration: the base's files are used. */
  readonly fromBase: readonly FileChange[];
  readonly isTest: (path: string) => boolean;
  /** Runs all verifications on a tree of files, in fresh sandboxes. */
  readonly run: RunTree;
  readonly atOnce: number;
  /** How often the trees of the deciding tests run again. */
  readonly repeat: number;
  readonly now: () => number;
  /** Whether the time is over. Parts of the change are then not tried. */
  readonly isOver: () => boolean;
  readonly onProgress: (text: string) => void;
  readonly hintAt: HintAt;
  /** What helps most people if no test passes with the change or without it, as a sentence. */
  readonly advice: string;
}

export interface Proved extends Judged {
  readonly findings: Findings;
  readonly hunks: readonly TriedHunk[];
  readonly output: readonly string[];
}

/** Finds out what the tests of a change show. @throws the errors of `run` */
export async function prove(options: ProveOptions): Promise<Proved> {
  const { comparison, isTest, repeat, now, isOver, onProgress } = options;
  const run = limited(options.run, options.atOnce);
  const trees = treesOf(comparison.changes, isTest);
  const runs = new TreeRuns(trees, run);
  const hunks = hunksOf(comparison, isTest);
  const emptied = emptiedTests(comparison.changes, isTest);
  onProgress("running the tests without and with the change");
  let observed = await runs.observe();
  let findings = findingsIn(observed, emptied);
  const { proof, regressed, weakened } = findings;
  if (proof.length + regressed.length + weakened.length > 0 && repeat > 0) {
    onProgress("repeating the runs that decide");
    observed = await runs.repeat(findings, repeat);
    findings = findingsIn(observed, emptied);
  }
  const output = observed.head.runs.flatMap(({ failed }) =>
    failed === null ? [] : [failed.execution.stdout.text, failed.execution.stderr.text],
  );
  const { passes, runs: ofHead } = observed.head;
  const hint = options.hintAt(ofHead[0]!, passes);
  const judged =
    passes === 0
      ? noTestPasses(observed, { hint, advice: options.advice })
      : hinted(verdictOf(findings, options.commands), hint);
  if (judged !== null && judged.verdict !== "proven") {
    const own = await ownConfiguration(judged, findings, { ...options, run, head: trees.head });
    const untried = hunks.map((hunk) => ({ ...hunk, needed: null }));
    return { ...(own ?? judged), findings, hunks: untried, output };
  }
  if (hunks.some(({ isHarmless }) => !isHarmless)) onProgress("undoing parts of the change");
  const tried = await tryHunks(hunks, { head: trees.head, observed, run, now, isOver });
  return {
    ...(judged === null
      ? verdictOfHunks(findings, tried, observed.head.isNamed ? [] : options.commands)
      : provenIfTried(judged, tried)),
    findings,
    hunks: tried,
    output,
  };
}

/** Tests that need what the sandbox lacks also fail only with the change, if the change adds them. */
function hinted(judged: Judged | null, hint: string): Judged | null {
  if (judged?.verdict !== "regressed" || hint === "") return judged;
  return { ...judged, reason: `${judged.reason} ${hint}` };
}

/** If nobody reports the tests by name, only the files show which of them check nothing any more. */
function findingsIn(observed: ObservedTrees, { names, has }: EmptiedTests): Findings {
  const found = findingsOf(observed, has);
  const { isNamed, hasPassed } = observed.head;
  if (!hasPassed || names.length === 0 || isNamed) return found;
  return { ...found, weakened: [...found.weakened, ...names], emptied: names };
}

/** The verdict if tests pass only with the change's own configuration, which a person must review. Null otherwise. */
async function ownConfiguration(
  { verdict }: Judged,
  { regressed }: Findings,
  { fromBase, head, run }: Pick<ProveOptions, "fromBase"> & { readonly head: Tree; readonly run: LimitedRun },
): Promise<Judged | null> {
  if (fromBase.length === 0 || (verdict !== "regressed" && verdict !== "cannot-tell")) return null;
  const own = fromBase.map(({ path, after }) => [path, after] as const);
  const { statuses } = (await run(new Map([...head, ...own])))!;
  const passes = [...statuses.values()].includes("passed");
  if (!passes || regressed.some((name) => statuses.get(name) === "failed")) return null;
  const files = listed(fromBase.map(({ path }) => named(path)));
  return {
    verdict: "cannot-tell",
    reason: `The tests pass with this change's version of ${files}, but not with the version from before the change. agent-exec used the version from before the change, because these files can decide which tests run. Review the new version, then add ${files} to \`allow-tool-config\`.`,
  };
}
