import { isInfrastructureEnding } from "../../ports/endings.js";
import type { Policy } from "../../ports/events.js";
import type { Execution, Executor } from "../../ports/executor.js";
import type { TestRun } from "../../ports/test-run.js";
import type { ChangedEntry, Counting, WorkspaceSource } from "../../ports/workspace.js";
import { countedChanges, judgedFiles, type Undone, undoneWords } from "./counted-changes.js";
import { runVerification } from "./tested-verification.js";

/** What verifications are run on, beside or without a run. */
export interface Grading {
  readonly executor: Executor;
  /** Absent: the workspace begins empty. */
  readonly workspace: WorkspaceSource | undefined;
  /** Which of the changes count. Absent: all. */
  readonly counting?: Counting | undefined;
  readonly policy: Pick<Policy, "verify" | "verifyReport" | "timeoutMs" | "idleTimeoutMs">;
  /** Ends what is under way; then nothing of it is left. */
  readonly signal: AbortSignal;
}

export interface Graded extends Execution {
  /** Which of the changes it did not have, and why, in sentences; absent: it had all. */
  readonly without?: string;
}

/**
 * One verification, by its index, on the workspace as it was given, or with these changes in it, in a session of its own.
 * @throws the signal's reason, what the executor throws, and Error where the sandbox was lost.
 */
export async function grade(
  index: number,
  { executor, workspace, counting, policy, signal }: Grading,
  { changes, before }: { readonly changes?: AsyncIterable<ChangedEntry>; readonly before?: TestRun } = {},
): Promise<Graded> {
  const { timeoutMs, idleTimeoutMs, verify, verifyReport: reports } = policy;
  let undone: readonly Undone[] = [];
  const given = new Set(workspace?.paths);
  const counted =
    changes === undefined || counting === undefined
      ? changes
      : countedChanges(changes, { counting, given, onUndone: (all) => (undone = all) });
  const session = await executor.start({
    signal,
    purpose: "verification",
    ...(workspace !== undefined && { files: judgedFiles(workspace.files(), counting) }),
    ...(counted !== undefined && { changes: counted }),
  });
  try {
    const idle = idleTimeoutMs === undefined ? {} : { idleTimeoutMs };
    const run = (script: string) => session.verify(script, { signal, timeoutMs, ...idle });
    const isReportNeeded = changes !== undefined && verify.length === 1;
    const execution = await runVerification(verify[index]!, {
      reports,
      isReportNeeded,
      before,
      run,
      read: run,
    });
    signal.throwIfAborted();
    if (isInfrastructureEnding(execution.ending)) throw new Error(execution.evidence);
    const without = undoneWords(undone);
    return { ...execution, ...(without !== "" && { without }) };
  } finally {
    await session.stop();
  }
}
