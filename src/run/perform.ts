import { setTimeout } from "node:timers/promises";
import { toAgentExecError } from "../errors.js";
import type { Fact } from "../facts/events.js";
import { refusedExecution } from "../facts/execution.js";
import { approve } from "./approve.js";
import { ask, decide, reflect, StartFailed } from "./ask.js";
import type { Step } from "./next/next.js";
import { keepCheckpoint } from "./checkpoint.js";
import { collect } from "./collect.js";
import { fill } from "./fill-result.js";
import type { PassedOver } from "./state/standing.js";
import type { StepContext, StepOf } from "./step-context.js";
import type { ExecuteOptions } from "../ports/executor.js";
import type { executeOfDocument } from "./blocks/documents/document-execution.js";
import { runInSandbox } from "./run-in-sandbox.js";
import { performBlock, type Running } from "./blocks/written-block.js";

/** Performs one step and records its result. Throws only if recording fails. */
export async function perform(step: Exclude<Step, { do: "end" }>, context: StepContext): Promise<void> {
  switch (step.do) {
    case "start":
      return attemptTo("start", context, () => start(step, context));
    case "ask":
      await askBeside(step, context);
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
      return attemptTo("verify", context, async () => (await loadJudging()).verify(step, context));
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

/**
 * Asks the model while the last turn's files are saved. The reply is recorded after the files are saved, and blocks run
 * later still. Otherwise a run that ends in between could not continue.
 */
async function askBeside(step: StepOf<"ask">, context: StepContext): Promise<void> {
  const keeping = step.keeps === undefined ? undefined : keepCheckpoint({ attempt: step.keeps }, context);
  keeping?.catch(() => undefined);
  await attemptTo("ask", context, async () => {
    try {
      return await ask(step, context);
    } finally {
      await keeping;
    }
  });
}

async function audit({ audit: attack, recorder, signal }: StepContext): Promise<void> {
  const onProgress = (text: string) => recorder.tell({ type: "starting", text });
  try {
    const result = (await attack?.({ signal, onProgress })) ?? nobodyAttacks;
    await recorder.record({ type: "audited", ...result });
  } catch (thrown) {
    // The loop records why the run stops.
    if (!signal.aborted) throw thrown;
  }
}

const nobodyAttacks = { held: 0, fooled: [], notTried: 0, fault: "this run cannot do an audit" };

async function recordAll(facts: readonly Fact[], { recorder }: Pick<StepContext, "recorder">): Promise<void> {
  for (const fact of facts) await recorder.record(fact);
}

/** Turns a port's error into a `failure` event. If the run was stopped, the loop records the reason. */
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

async function start({ restored }: StepOf<"start">, context: StepContext): Promise<Fact> {
  const { sessions, workspace } = context;
  const starting = sessions.start({ isRestored: restored !== undefined });
  const [{ facts }] = await Promise.all([starting, loadBeside(starting, context)]);
  return {
    type: "session-started",
    ...facts,
    ...(workspace?.hash !== undefined && { given: workspace.hash() }),
    ...(sessions.takesCheckpoints && { takesCheckpoints: true }),
    ...(restored !== undefined && { restored }),
  };
}

/** Loads the code for verifications. Only runs that verify need it. */
const loadJudging = () => import("./verify.js");

/** Loading takes the processor. So the start gets this time to send its first requests to the engine. */
const headStartMs = 50;

/**
 * Loads the code for verifications and reports while the sandbox starts. It must be loaded before any code of the model
 * runs: code without isolation could change the files that are loaded later.
 */
async function loadBeside(starting: Promise<unknown>, { policy, loadReports }: StepContext): Promise<void> {
  const over = new AbortController();
  const headStart = setTimeout(headStartMs, undefined, { signal: over.signal });
  await Promise.race([starting, headStart]).finally(() => over.abort());
  await Promise.all([loadReports?.(), policy.verify.length > 0 && loadJudging()]);
}

/** Loaded only for documents. */
const ofDocument: typeof executeOfDocument = async (...call) =>
  (await import("./blocks/documents/document-execution.js")).executeOfDocument(...call);

const whyPassedOver = {
  "earlier-failed": "a block before it failed",
  "not-last": "agent-exec runs only the last block of a reply that can run",
} as const satisfies Readonly<Record<PassedOver, string>>;

async function execute(step: StepOf<"execute">, context: StepContext): Promise<Fact> {
  const { recorder, sessions } = context;
  const { attempt, block: index } = step;
  const head = { type: "execution", attempt, block: index } as const;
  const { blocks } = recorder.state.attempts.at(-1)!.reply;
  const block = blocks[index]!;
  if (step.skip !== null) return { ...head, ...refusedExecution(step.skip, whyPassedOver[step.skip]) };
  const isCode = block.code.trim() !== "" && block.leftAlone === undefined;
  const isAsked = isCode && context.policy.runsNothing !== true;
  const refusal = isAsked ? await context.beforeBlock?.(block, { signal: context.signal }) : null;
  if (typeof refusal === "string") return { ...head, ...refusedExecution("hook-refused", refusal) };
  if (isCode) recorder.tell({ type: "executing", attempt, block: index });
  const run: Running["run"] = (each, how) => {
    const { timeoutMs } = each;
    const inSession = (options: ExecuteOptions) =>
      each.document === undefined
        ? sessions.forBlock().execute(each, options)
        : ofDocument(each, blocks, { session: sessions.forBlock(), options });
    return runInSandbox(inSession, context, { ...how, ...(timeoutMs !== undefined && { timeoutMs }) });
  };
  const task = recorder.state.run!.task.text;
  return { ...head, ...(await performBlock(block, { run, policy: context.policy, task, blocks })) };
}
