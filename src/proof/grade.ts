import { isInfrastructureEnding } from "../facts/endings.js";
import type { Policy } from "../facts/events.js";
import type { Executor } from "../ports/executor.js";
import { type Execution, hasPassed } from "../facts/execution.js";
import type { TestRun, TestsWarning } from "../facts/test-run.js";
import type { ChangedEntry, Counting, WorkspaceSource } from "../ports/workspace.js";
import { countedChanges, type Undone, undoneWords } from "./counted-changes.js";
import { ChangedValues, withChangedValues } from "./changed-values/changed-values.js";
import { reportOutputBytes } from "./counted-tests/report-files.js";
import { runVerification } from "./counted-tests/tested-verification.js";
import { verifiedFiles } from "./verified-files.js";

/** What verifications need, in a run or without one. */
export interface Grading {
  readonly executor: Executor;
  /** Default: the workspace begins empty. */
  readonly workspace: WorkspaceSource | undefined;
  /** Which changes count. Default: all. */
  readonly counting?: Counting | undefined;
  readonly policy: Pick<
    Policy,
    "verify" | "verifyReport" | "timeoutMs" | "idleTimeoutMs" | "verifyChangedValues"
  >;
  /** The number of tests whose names are known. Default: 1,000. */
  readonly maxCases?: number;
  /** Ends the current work. Nothing of it is left then. */
  readonly signal: AbortSignal;
  /** May get the same warning more than once. */
  readonly onWarning: (warning: TestsWarning) => void;
}

export interface Graded extends Execution {
  /** The changes that it did not get, and why, in sentences; absent if it got all. */
  readonly without?: string;
}

export interface GradedChanges {
  /** Called for each session. */
  readonly changes?: () => AsyncIterable<ChangedEntry>;
  /** The tests that it reported on the original files. */
  readonly before?: TestRun | undefined;
  /** The tests that the verification reported when it failed because the task was not done; absent if unknown. */
  readonly failedBefore?: { readonly tests?: TestRun } | undefined;
}

/**
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. With changes,
 * a passed verification runs again with changed expected values if the policy says so.
 * @throws the signal's reason, the executor's errors, and Error if the sandbox was lost.
 */
export async function grade(index: number, grading: Grading, changed: GradedChanges = {}): Promise<Graded> {
  const passed = (await gradeOnce(index, grading, changed))!;
  const isHeld = changed.changes !== undefined && grading.policy.verifyChangedValues === "auto";
  if (!isHeld || !hasPassed(passed)) return passed;
  const { workspace, policy } = grading;
  const command = policy.verify[index]!;
  const values = new ChangedValues({
    command,
    tests: passed.tests,
    failedBefore: changed.failedBefore ?? null,
    given: workspace?.paths ?? [],
  });
  return withChangedValues(passed, values, () => gradeOnce(index, grading, changed, values));
}

/** Null if the files contain no expected value that can be changed. */
async function gradeOnce(
  index: number,
  { executor, workspace, counting, policy, maxCases, signal, onWarning }: Grading,
  { changes, before }: GradedChanges,
  values?: ChangedValues,
): Promise<Graded | null> {
  const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
  let undone: readonly Undone[] = [];
  const changed = new Set<string>();
  const counted = () =>
    changes === undefined || counting === undefined
      ? changes?.()
      : countedChanges(changes(), {
          counting,
          given: new Set(workspace?.paths),
          onUndone: (all) => (undone = all),
        });
  const start = () =>
    executor.start({
      signal,
      purpose: "verification",
      ...verifiedFiles({
        files: workspace?.files(),
        changes: counted(),
        counting,
        values,
        onChanged: (path) => changed.add(path),
      }),
    });
  let session = await start();
  try {
    if (values?.acts === false) return null;
    const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
    const kept = maxCases === undefined ? {} : { maxOutputBytes: reportOutputBytes };
    const run = (script: string) => session.verify(script, { signal, timeoutMs, ...idle, ...kept });
    const read = (script: string) =>
      session.verify(script, { signal, timeoutMs, ...idle, maxOutputBytes: reportOutputBytes });
    const isReportNeeded = changes !== undefined && verify.length === 1;
    const execution = await runVerification(values?.script ?? verify[index]!, {
      reports,
      isReportNeeded,
      before,
      changed,
      wantsNames: values === undefined,
      maxCases,
      run,
      read,
      async anew() {
        await session.stop();
        session = await start();
      },
      onWarning,
    });
    signal.throwIfAborted();
    if (isInfrastructureEnding(execution.ending)) throw new Error(execution.evidence);
    const without = undoneWords(undone);
    return { ...execution, ...(without !== "" && { without }) };
  } finally {
    await session.stop();
  }
}
