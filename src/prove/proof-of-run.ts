import { type Execution, unrunExecution } from "../facts/execution.js";
import { testFiles } from "../proof/test-files.js";
import { type Findings, findingsOf } from "./findings.js";
import { hasSameMeaning } from "./meaning.js";
import { Observed, treeRun } from "./observed.js";
import { type Judged, verdictOf, verdictOfHunks } from "./verdict.js";

export interface VerifiedChange {
  readonly commands: readonly string[];
  /** The verifications on the original files, by index. */
  readonly before: readonly Execution[];
  /** The verifications with the change, by index. */
  readonly after: readonly Execution[];
  readonly paths: readonly string[];
}

/** What the tests show about a run's change. A run undoes and repeats nothing, so it cannot say more. */
export interface RunProof extends Judged {
  readonly tests: Pick<Findings, "proof" | "guard" | "regressed" | "removed" | "skipped">;
}

/** Null if the run did not see enough. */
export function proofOfRun({ commands, before, after, paths }: VerifiedChange): RunProof | null {
  const isTest = testFiles([]);
  const tests = paths.filter(isTest);
  const alonePart = after.flatMap(({ testsAlone }) =>
    testsAlone === undefined ? [] : { ...unrunExecution("exited", ""), ...testsAlone },
  );
  const alone = tests.length === 0 ? before : tests.length === paths.length ? after : alonePart;
  const runs = [before, alone, after];
  if (paths.length === 0 || runs.some((each) => each.length !== commands.length)) return null;
  // If only one side has test names, tests would seem to be gone.
  const isNamed = commands.map((_, index) => runs.every((each) => each[index]!.tests?.cases !== undefined));
  const observed = (executions: readonly Execution[]) => {
    const same = executions.map((each, index) => comparable(each, isNamed[index]!));
    return new Observed([treeRun(commands, same)]);
  };
  const base = observed(before);
  const head = observed(after);
  const findings = findingsOf({
    base,
    head,
    baseWithTests: alone === before ? base : alone === after ? head : observed(alone),
    headWithoutTests: null,
  });
  const { proof, guard, regressed, removed, skipped } = findings;
  const judged = verdictOf(findings, commands);
  // A run has no setting for unusual test files, but `prove` has.
  if (judged?.verdict === "cannot-tell") return null;
  const untried = { line: 1, lines: 0, isJoint: false, needed: null };
  const hunks = paths
    .filter((path) => !isTest(path))
    .map((file) => ({ ...untried, file, isHarmless: hasSameMeaning(file, "", "-") }));
  return {
    ...(judged ?? verdictOfHunks(findings, hunks, isNamed.includes(true) ? [] : commands)),
    tests: { proof, guard, regressed, removed, skipped },
  };
}

function comparable(execution: Execution, isNamed: boolean): Execution {
  if (isNamed || execution.tests === undefined) return execution;
  const { cases: _cases, ...tests } = execution.tests;
  return { ...execution, tests };
}
