import { toAgentExecError } from "../errors.js";
import type { Fact } from "../facts/events.js";
import { hasFailed, hasPassed, refusedExecution } from "../facts/execution.js";
import type { TestsWarning } from "../facts/test-run.js";
import type { LeftOut } from "../facts/files.js";
import { executed } from "./executed.js";
import { type StepContext, type StepOf, warnOnce } from "./step-context.js";
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

/** Runs a verification, and holds a pass against other expectations where the policy says so. */
export async function verify(step: StepOf<"verify">, context: StepContext): Promise<Fact> {
  const { attempt, index } = step;
  const command = context.policy.verify[index]!;
  context.recorder.tell({ type: "verifying", command });
  const head = { type: "verification", attempt, index, command } as const;
  let verified: Graded;
  try {
    verified = (await verifiedOnce(step, context))!;
  } catch (thrown) {
    const { code, message, nextStep } = toAgentExecError(thrown);
    // The code's own doing: its writer hears of it like of any other verification that fails.
    if (code !== "workspace-blocked") throw thrown;
    return { ...head, ...refusedExecution("refused", `${message} ${nextStep}`), isSessionSpent: true };
  }
  if (context.policy.verifyChangedValues !== "auto" || !hasPassed(verified)) return { ...head, ...verified };
  const control = context.recorder.state.controls.find((each) => each.index === index);
  const values = new ChangedValues({
    command,
    tests: verified.tests,
    failedBefore: control !== undefined && hasFailed(control) ? control : null,
    given: context.workspace?.paths ?? [],
  });
  try {
    return {
      ...head,
      ...(await withChangedValues(verified, values, () => verifiedOnce(step, context, values))),
    };
  } catch (thrown) {
    const message = changedValuesFault(command, thrown);
    if (!context.signal.aborted) await warnOnce({ code: changedValuesNotRun, message }, context);
    return { ...head, ...verified };
  }
}

/** Null if nothing in the files expects a value that can be changed. */
async function verifiedOnce(
  { index }: StepOf<"verify">,
  context: StepContext,
  values?: ChangedValues,
): Promise<Graded | null> {
  let undone: readonly Undone[] = [];
  let leftOut: LeftOut[] = [];
  const changed = new Set<string>();
  const listener = {
    onUndone: (all: readonly Undone[]) => (undone = all),
    onLeftOut: (each: LeftOut) => leftOut.push(each),
    onChanged: (path: string) => changed.add(path),
  };
  let session = await context.sessions.verifier(listener, values);
  if (values?.acts === false) return context.sessions.stopVerifier().then(() => null);
  if (values !== undefined)
    context.recorder.tell({ type: "starting", text: "running it again with changed expected values" });
  const without = undoneWords(undone);
  await warnOnce({ code: "protected-files", message: without }, context);
  await warnOnce({ code: "verification-incomplete", message: leftOutWords(leftOut) }, context);
  const asked = (how: { readonly isQuiet: boolean; readonly maxOutputBytes?: number }) => (script: string) =>
    executed((options) => session.verify(script, options), context, how);
  const warnings: TestsWarning[] = [];
  const { controls, attempts } = context.recorder.state;
  const others = attempts.at(-1)!.verifications;
  const execution = await runVerification(values?.script ?? context.policy.verify[index]!, {
    reports: context.policy.verifyReport,
    // Of several verifications one at least tells.
    isReportNeeded:
      index === context.policy.verify.length - 1 && others.every(({ tests }) => tests === undefined),
    before: controls.find((each) => each.index === index)?.tests,
    changed,
    wantsNames: values === undefined,
    run: asked({ isQuiet: values !== undefined }),
    read: asked({ isQuiet: true, maxOutputBytes: reportOutputBytes }),
    async anew() {
      leftOut = [];
      session = await context.sessions.verifier(listener, values);
    },
    onWarning: (warning) => warnings.push(warning),
  });
  await context.sessions.stopVerifier();
  for (const warning of warnings) await warnOnce(warning, context);
  return { ...execution, ...(without !== "" && { without }) };
}
