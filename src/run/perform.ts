import { toAgentExecError } from "../errors.js";
import { endedBy } from "../ports/endings.js";
import type { Fact, Policy } from "../ports/events.js";
import { type ExecuteOptions, type Execution, hasPassed, type Shown } from "../ports/executor.js";
import { refusedExecution } from "../ports/unrun-execution.js";
import type { LeftOut } from "../ports/workspace.js";
import { approve } from "./approve.js";
import { ask, decide, reflect, StartFailed } from "./ask.js";
import type { Step } from "./next/next.js";
import { keepCheckpoint } from "./checkpoint.js";
import { collect } from "./collect.js";
import { fill } from "./data.js";
import { leftOutWords, type Undone, undoneWords } from "./verification/counted-changes.js";
import {
  CounterCheck,
  counterChecked,
  counterCheckFault,
  counterCheckNotRun,
} from "./verification/counter-check.js";
import type { Graded } from "./verification/grade.js";
import { keepAllShown } from "./shown.js";
import type { PassedOver } from "./state/standing.js";
import { hasReachedDeadline, type StepContext, type StepOf, warnOnce } from "./step-context.js";
import { runVerification } from "./verification/tested-verification.js";
import { performBlock, type Running } from "./blocks/written-block.js";

/** Performs one step and appends what came of it. Throws only when that cannot be recorded. */
export async function perform(step: Exclude<Step, { do: "end" }>, context: StepContext): Promise<void> {
  switch (step.do) {
    case "start":
      return attemptTo("start", context, () => start(step, context));
    case "ask":
      await attemptTo("ask", context, () => ask(step, context));
      return recordAll(context.control.take(), context);
    case "approve":
      return attemptTo("approve", context, () => approve(step, context));
    case "control":
      return recordAll(await context.control.whenOver(), context);
    case "audit":
      return audit(context);
    case "execute":
      return attemptTo("execute", context, () => execute(step, context));
    case "verify":
      return attemptTo("verify", context, () => verify(step, context));
    case "decide":
      return attemptTo("decide", context, () => decide(step, context));
    case "fill":
      return fill(step, context);
    case "reflect":
      return reflect(step, context);
    case "checkpoint":
      return keepCheckpoint(step, context);
    case "collect":
      return collect(step, context);
  }
}

async function audit({ audit: attack, recorder, signal }: StepContext): Promise<void> {
  const onProgress = (text: string) => recorder.tell({ type: "starting", text });
  try {
    const result = (await attack?.({ signal, onProgress })) ?? nobodyAttacks;
    await recorder.record({ type: "audited", ...result });
  } catch (thrown) {
    // The loop records why.
    if (!signal.aborted) throw thrown;
  }
}

const nobodyAttacks = { held: 0, fooled: [], notTried: 0, fault: "there is nobody to attack it" };

async function recordAll(facts: readonly Fact[], { recorder }: Pick<StepContext, "recorder">): Promise<void> {
  for (const fact of facts) await recorder.record(fact);
}

/** A port's error becomes a `failure`; one that a stopped run causes is the run's own word, which the loop records. */
async function attemptTo(
  during: Extract<Fact, { type: "failure" }>["during"],
  { recorder, signal }: StepContext,
  action: () => Promise<Fact | readonly Fact[]>,
): Promise<void> {
  let facts: Fact | readonly Fact[];
  try {
    facts = await action();
  } catch (thrown) {
    if (signal.aborted) return;
    const failed =
      thrown instanceof StartFailed ? { during: "start" as const, thrown: thrown.cause } : { during, thrown };
    const { code, message, nextStep } = toAgentExecError(failed.thrown);
    facts = { type: "failure", during: failed.during, code, message, nextStep };
  }
  await recordAll([facts].flat(), { recorder });
}

async function start({ restored }: StepOf<"start">, { sessions, workspace }: StepContext): Promise<Fact> {
  const { facts } = await sessions.start({ isRestored: restored !== undefined });
  return {
    type: "session-started",
    ...facts,
    ...(workspace?.hash !== undefined && { given: workspace.hash() }),
    ...(sessions.takesCheckpoints && { takesCheckpoints: true }),
    ...(restored !== undefined && { restored }),
  };
}

const whyPassedOver = {
  "earlier-failed": "a block before it failed",
  "not-last": "of a reply's blocks only the last that can be run is run",
} as const satisfies Readonly<Record<PassedOver, string>>;

async function execute(step: StepOf<"execute">, context: StepContext): Promise<Fact> {
  const { recorder, sessions } = context;
  const { attempt, block: index } = step;
  const head = { type: "execution", attempt, block: index } as const;
  const block = recorder.state.attempts.at(-1)!.reply.blocks[index]!;
  if (step.skip !== null) return { ...head, ...refusedExecution(step.skip, whyPassedOver[step.skip]) };
  const isAsked = block.code.trim() !== "" && context.policy.runsNothing !== true;
  const refusal = isAsked ? await context.beforeBlock?.(block, { signal: context.signal }) : null;
  if (typeof refusal === "string") return { ...head, ...refusedExecution("hook-refused", refusal) };
  if (block.code.trim() !== "") recorder.tell({ type: "executing", attempt, block: index });
  const run: Running["run"] = (each, options) =>
    executed((given) => sessions.forBlock().execute(each, given), context, options);
  return { ...head, ...(await performBlock(block, { run, policy: context.policy })) };
}

async function verify(step: StepOf<"verify">, context: StepContext): Promise<Fact> {
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
  if (context.policy.counterCheck !== true || !hasPassed(verified)) return { ...head, ...verified };
  const check = new CounterCheck({ command, tests: verified.tests, given: context.workspace?.paths ?? [] });
  try {
    return { ...head, ...(await counterChecked(verified, check, () => verifiedOnce(step, context, check))) };
  } catch (thrown) {
    const message = counterCheckFault(command, thrown);
    if (!context.signal.aborted) await warnOnce({ code: counterCheckNotRun, message }, context);
    return { ...head, ...verified };
  }
}

/** Null where the check, once the files are there, has nothing that expects something else. */
async function verifiedOnce(
  { index }: StepOf<"verify">,
  context: StepContext,
  check?: CounterCheck,
): Promise<Graded | null> {
  let undone: readonly Undone[] = [];
  const leftOut: LeftOut[] = [];
  const listener = {
    onUndone: (all: readonly Undone[]) => (undone = all),
    onLeftOut: (each: LeftOut) => leftOut.push(each),
  };
  const session = await context.sessions.verifier(listener, check);
  if (check?.acts === false) return context.sessions.stopVerifier().then(() => null);
  const without = undoneWords(undone);
  await warnOnce({ code: "protected-files", message: without }, context);
  await warnOnce({ code: "verification-incomplete", message: leftOutWords(leftOut) }, context);
  const asked = (how?: { readonly isQuiet: boolean }) => (script: string) =>
    executed((options) => session.verify(script, options), context, how);
  const { controls, attempts } = context.recorder.state;
  const others = attempts.at(-1)!.verifications;
  const execution = await runVerification(check?.script ?? context.policy.verify[index]!, {
    reports: context.policy.verifyReport,
    // Of several verifications one at least tells.
    isReportNeeded:
      index === context.policy.verify.length - 1 && others.every(({ tests }) => tests === undefined),
    before: controls.find((each) => each.index === index)?.tests,
    run: asked({ isQuiet: check !== undefined }),
    read: asked({ isQuiet: true }),
  });
  await context.sessions.stopVerifier();
  return { ...execution, ...(without !== "" && { without }) };
}

async function executed(
  run: (options: ExecuteOptions) => Promise<Execution>,
  context: StepContext,
  { isQuiet = false }: { readonly isQuiet?: boolean } = {},
): Promise<Execution> {
  const { recorder, policy, signal, deadline } = context;
  const tellers = {
    stdout: recorder.teller((text) => ({ type: "output", stream: "stdout", text })),
    stderr: recorder.teller((text) => ({ type: "output", stream: "stderr", text })),
  };
  const warnings: { readonly code: string; readonly message: string }[] = [];
  const shown: Shown[] = [];
  const ran = await run({
    signal,
    timeoutMs: policy.timeoutMs,
    ...(policy.idleTimeoutMs !== undefined && { idleTimeoutMs: policy.idleTimeoutMs }),
    ...(!isQuiet && { onOutput: (stream, text) => tellers[stream].push(text) }),
    onShown: (each) => shown.push(each),
    onWarning: (warning) => warnings.push(warning),
  });
  const { execution, fault } = await keepAllShown(ran, shown, context);
  if (fault !== null) warnings.push({ code: "files-not-saved", message: fault });
  for (const warning of warnings) await recorder.record({ type: "warning", ...warning });
  tellers.stdout.end();
  tellers.stderr.end();
  return hasReachedDeadline({ signal, deadline }) ? endedByDeadline(execution, policy) : execution;
}

/** Nobody cancelled what the run's own deadline stopped: it ran out of time like at a block's deadline. */
function endedByDeadline(execution: Execution, { totalTimeoutMs }: Policy): Execution {
  if (execution.ending !== "cancelled") return execution;
  const evidence = `the run reached its own deadline of ${totalTimeoutMs / 1000} s`;
  return { ...execution, ...endedBy("timed-out", evidence) };
}
