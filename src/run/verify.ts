import { toAgentExecError } from "../errors.js";
import type { Fact } from "../facts/events.js";
import { type Execution, hasFailed, hasPassed, refusedExecution } from "../facts/execution.js";
import type { TestsWarning } from "../facts/test-run.js";
import type { LeftOut } from "../facts/files.js";
import { runInSandbox } from "./run-in-sandbox.js";
import { remainingMs } from "./next/rules.js";
import { type StepContext, type StepOf, warnOnce } from "./step-context.js";
import { wantsControl } from "../proof/control.js";
import { leftOutWords, type Undone, undoneWords } from "../proof/counted-changes.js";
import {
  ChangedValues,
  withChangedValues,
  changedValuesFault,
  changedValuesNotRun,
} from "../proof/changed-values/changed-values.js";
import type { Graded } from "../proof/grade.js";
import { reportOutputBytes } from "../proof/counted-tests/report-files.js";
import { runVerification } from "../proof/counted-tests/tested-verification.js";
import { testFiles } from "../proof/test-files.js";
import type { ChangedFiles } from "../proof/verified-files.js";

/** Runs a verification. After a pass, also with changed values, and the change's own tests without the change. */
export async function verify(step: StepOf<"verify">, context: StepContext): Promise<Fact> {
  const { attempt, index } = step;
  const command = context.policy.verify[index]!;
  context.recorder.tell({ type: "verifying", command });
  const head = { type: "verification", attempt, index, command } as const;
  const changed = new Map<string, string | null>();
  let verified: Graded;
  try {
    verified = (await verifiedOnce(step, context, { changed }))!;
  } catch (thrown) {
    const { code, message, nextStep } = toAgentExecError(thrown);
    // The code caused this failure, so the model gets it as a failed verification.
    if (code !== "workspace-blocked") throw thrown;
    return { ...head, ...refusedExecution("refused", `${message} ${nextStep}`), isSessionSpent: true };
  }
  const held = await heldAgainstValues(verified, step, context);
  return { ...head, ...held, ...(hasPassed(held) && (await testsAlone(held, changed, step, context))) };
}

/** Runs a passed verification again with changed expected values, if the policy says so. */
async function heldAgainstValues(
  verified: Graded,
  step: StepOf<"verify">,
  context: StepContext,
): Promise<Graded> {
  if (context.policy.verifyChangedValues !== "auto" || !hasPassed(verified)) return verified;
  const command = context.policy.verify[step.index]!;
  const control = context.recorder.state.controls.find((each) => each.index === step.index);
  const values = new ChangedValues({
    command,
    tests: verified.tests,
    failedBefore: control !== undefined && hasFailed(control) ? control : null,
    given: context.workspace?.paths ?? [],
  });
  try {
    return await withChangedValues(verified, values, () => verifiedOnce(step, context, { values }));
  } catch (thrown) {
    const message = changedValuesFault(command, thrown);
    if (!context.signal.aborted) await warnOnce({ code: changedValuesNotRun, message }, context);
    return verified;
  }
}

/**
 * Runs the verification on the original files with the change's own tests. If a test fails there, it proves the change.
 * The time for this is limited, so that the run does not end because of it. If it cannot run, the pass stays a pass.
 */
async function testsAlone(
  { durationMs }: Execution,
  changed: ChangedFiles,
  step: StepOf<"verify">,
  context: StepContext,
): Promise<Pick<Execution, "testsAlone">> {
  const { policy, workspace, recorder } = context;
  const isTest = testFiles([]);
  const tests = [...changed.keys()].filter(isTest).length;
  const isWanted = wantsControl(policy) && workspace !== undefined && tests > 0 && tests < changed.size;
  const timeoutMs = Math.min(policy.timeoutMs, remainingMs(recorder.state, policy) / 4);
  if (!isWanted || durationMs > timeoutMs) return {};
  try {
    const alone = (await verifiedOnce(step, context, { isWanted: isTest, timeoutMs }))!;
    // This run shows nothing if it found no test, or if a limit ended it.
    if (!hasPassed(alone) && !hasFailed(alone)) return {};
    const { ending, exitCode, tests: told } = alone;
    return { testsAlone: { ending, exitCode, ...(told && { tests: told }) } };
  } catch {
    return {};
  }
}

interface Once {
  readonly values?: ChangedValues;
  /** Selects the changes for the verification. Default: all. */
  readonly isWanted?: (path: string) => boolean;
  /** Collects these changes, as in `ChangedFiles`. */
  readonly changed?: Map<string, string | null>;
  readonly timeoutMs?: number;
}

/** Null if the files contain no expected value that can be changed. */
async function verifiedOnce(
  { index }: StepOf<"verify">,
  context: StepContext,
  { values, isWanted, changed = new Map(), timeoutMs }: Once,
): Promise<Graded | null> {
  const { policy, recorder, sessions, workspace } = context;
  let undone: readonly Undone[] = [];
  let leftOut: LeftOut[] = [];
  const isAlone = isWanted !== undefined;
  const start = () =>
    sessions.verifier({
      onUndone: (all) => (undone = all),
      onLeftOut: (each) => leftOut.push(each),
      onChanged: (path, text) => changed.set(path, text),
      values,
      isWanted,
    });
  let session = await start();
  if (values?.acts === false) return sessions.stopVerifier().then(() => null);
  if (isAlone) recorder.tell({ type: "starting", text: "running the new tests on the original files" });
  else if (values !== undefined)
    recorder.tell({ type: "starting", text: "running it again with changed expected values" });
  const without = undoneWords(undone);
  await warnOnce({ code: "protected-files", message: without }, context);
  await warnOnce({ code: "verification-incomplete", message: leftOutWords(leftOut) }, context);
  const limit = timeoutMs === undefined ? {} : { timeoutMs };
  const asked = (how: { readonly isQuiet: boolean; readonly maxOutputBytes?: number }) => (script: string) =>
    runInSandbox((options) => session.verify(script, options), context, { ...how, ...limit });
  const warnings: TestsWarning[] = [];
  const { controls, attempts } = recorder.state;
  const others = attempts.at(-1)!.verifications;
  const isLast = index === policy.verify.length - 1;
  const execution = await runVerification(values?.script ?? policy.verify[index]!, {
    reports: context.policy.verifyReport,
    // If there are several verifications, only one of them must report tests.
    isReportNeeded: !isAlone && isLast && others.every(({ tests }) => tests === undefined),
    before: isAlone ? undefined : controls.find((each) => each.index === index)?.tests,
    changed,
    originals: workspace && (() => workspace.files()),
    wantsNames: values === undefined,
    run: asked({ isQuiet: values !== undefined || isAlone }),
    read: asked({ isQuiet: true, maxOutputBytes: reportOutputBytes }),
    async anew() {
      leftOut = [];
      session = await start();
    },
    onWarning: (warning) => warnings.push(warning),
  });
  await sessions.stopVerifier();
  for (const warning of isAlone ? [] : warnings) await warnOnce(warning, context);
  return { ...execution, ...(without !== "" && { without }) };
}
