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

/** What verifications need, both in a run and outside of one. */
export interface Grading {
  readonly executor: Executor;
  /** Default: the workspace is empty at the start. */
  readonly workspace: WorkspaceSource | undefined;
  /** Decides which changes count. Default: all count. */
  readonly counting?: Counting | undefined;
  readonly policy: Pick<
    Policy,
    "verify" | "verifyReport" | "timeoutMs" | "idleTimeoutMs" | "verifyChangedValues"
  >;
  /** How many tests may have names. Default: 1,000. */
  readonly maxCases?: number;
  /** Stops the work, of which nothing is left then. */
  readonly signal: AbortSignal;
  /** Called with warnings. The same warning may come more than once. */
  readonly onWarning: (warning: TestsWarning) => void;
}

export interface Graded extends Execution {
  /** The changes that the verification did not get, and why, in sentences. Absent if it got all. */
  readonly without?: string;
}

export interface GradedChanges {
  readonly changes?: () => AsyncIterable<ChangedEntry>;
  /** The tests of the verification on the original files. */
  readonly before?: TestRun | undefined;
  /** The tests that the verification reported before the task was done, if it failed as it should. */
  readonly failedBefore?: { readonly tests?: TestRun } | undefined;
}

/**
 * Runs one verification, by its index, in its own session: on the original files, or with these changes. After a pass
 * with changes, it runs again with changed expected values, if the policy says so.
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
  const changed = new Map<string, string | null>();
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
        onChanged: (path, text) => changed.set(path, text),
      }),
    });
  let session = await start();
  try {
    if (values?.acts === false) return null;
    const limits = { signal, timeoutMs, ...(idleTimeoutMs !== undefined && { idleTimeoutMs }) };
    const read = (script: string) => session.verify(script, { ...limits, maxOutputBytes: reportOutputBytes });
    const run = maxCases === undefined ? (script: string) => session.verify(script, limits) : read;
    const isReportNeeded = changes !== undefined && verify.length === 1;
    const execution = await runVerification(values?.script ?? verify[index]!, {
      reports,
      isReportNeeded,
      before,
      changed,
      originals: workspace && (() => workspace.files()),
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
