import { AgentExecError, isAgentExecError, messageOf, toAgentExecError } from "../errors.js";
import { needsRun, requestOf } from "../github/events/commands/read-request.js";
import { reasonToLeave } from "../github/events/failed-run.js";
import { reasonRepeated } from "../github/events/repeated.js";
import { type Environment, readEnvironment } from "../process/env.js";
import { listenForStopSignals } from "../process/stop-signals.js";
import { outcomeOf } from "../facts/outcomes.js";
import { type AskedStep, connect, type Inputs, readInputs, type Step } from "./runner/inputs.js";
import { toldOf } from "../redaction/told.js";
import { logText } from "./runner/log.js";
import { setOutputs, endBefore, endWithoutRun, failStep } from "./runner/step-end.js";
import { isDenied, readEvent } from "./runner/read-event.js";
import { readWorkflowRun } from "./runner/workflow-run.js";
import type { Settings } from "../settings/schema.js";

/**
 * The action's main step: event, trigger, gate, run. If the event has no task, or is not allowed, the step ends with
 * one line in the log and the output `outcome`. For an unwanted event, only the gate sends requests.
 */
export async function main(): Promise<void> {
  try {
    await open(readEnvironment());
  } catch (thrown) {
    fail(thrown);
  }
}

/** Handles errors before the settings and the event are known. The step fails. Nobody can be answered yet. */
export function fail(thrown: unknown): void {
  const error = toAgentExecError(thrown);
  setOutputs({ summary: toldOf(error.message) });
  failStep(error);
}

async function open(environment: Environment): Promise<void> {
  const inputs = await readInputs(environment).catch((thrown: unknown) =>
    refuseSettings(thrown, environment),
  );
  const { settings } = inputs;
  const workflow = await readWorkflowRun(environment);
  if (settings.mode !== "run") {
    using stop = listenForStopSignals();
    const mode = await modes[settings.mode]();
    return await mode(inputs, { environment, workflow, signal: stop.signal });
  }
  const trigger = await readEvent(workflow, settings);
  if (trigger.kind === "skip") return endBefore("skipped", trigger.reason, settings);
  using stop = listenForStopSignals();
  try {
    const github = connect(settings, workflow);
    await gateAndRun({ ...inputs, workflow, trigger, github, environment, signal: stop.signal });
  } catch (thrown) {
    const isCancelled = stop.signal.aborted && !isAgentExecError(stop.signal.reason);
    const error = isCancelled ? cancelled(stop.signal.reason) : toAgentExecError(thrown);
    const outcome = isCancelled ? "cancelled" : outcomeOf(error);
    endWithoutRun(error, { outcome, failOn: settings["fail-on"] });
  }
}

/**
 * Also tells the thread that the settings are wrong. If this answer fails, the first error still counts.
 * @throws the first error.
 */
async function refuseSettings(thrown: unknown, environment: Environment): Promise<never> {
  const wrong = toAgentExecError(thrown);
  using stop = listenForStopSignals();
  const { answerWrongSettings } = await import("./request/wrong-settings.js");
  await answerWrongSettings(wrong, { environment, signal: stop.signal }).catch((fault: unknown) =>
    logText(`agent-exec: could not answer in the thread: ${toldOf(messageOf(fault))}`),
  );
  throw wrong;
}

/** Runs what an event asks for, if its sender may ask. @throws like `passGate`; on abort the signal's reason. */
export async function gateAndRun(asked: AskedStep): Promise<void> {
  const { settings, trigger, github, signal } = asked;
  if (await isDenied(asked)) return;
  const repeated = await reasonRepeated(asked);
  if (repeated !== null) return endBefore("skipped", repeated, settings);
  const request = requestOf(trigger);
  const isProof = request.kind === "command" && request.name === "prove" && trigger.target.isPullRequest;
  if (!needsRun(request) && !isProof) {
    const { answer } = await import("./request/answered-comment.js");
    return answer({ ...asked, request });
  }
  if (!needsRun(request)) {
    const { proveAsked } = await import("./prove.js");
    return proveAsked(asked);
  }
  const left = await reasonToLeave({ github, trigger, signal });
  if (left !== null) return endBefore("skipped", left, settings);
  const { runAllowed } = await import("./run.js");
  await runAllowed({ ...asked, request });
}

function cancelled(reason: unknown): AgentExecError {
  const message = reason instanceof Error ? reason.message : "The run was cancelled.";
  return new AgentExecError("internal", message, {
    nextStep: "If you need the result, start the run again.",
  });
}

/** Runs the action in one mode. @throws AgentExecError, which fails the step. */
type Mode = (inputs: Inputs, step: Step) => Promise<void>;

/** All modes except `run`, one file each. A mode's file is loaded only if it is used. */
const modes: Readonly<Record<Exclude<Settings["mode"], "run">, () => Promise<Mode>>> = {
  prove: async () => (await import("./prove.js")).prove,
  doctor: async () => (await import("./doctor.js")).doctor,
  report: async () => (await import("./report.js")).report,
  exec: async () => (await import("./exec.js")).exec,
  attest: async () => (await import("./attest.js")).attest,
};
