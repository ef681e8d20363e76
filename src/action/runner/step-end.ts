import { setFailed, setOutput } from "@actions/core";
import type { AgentExecError } from "../../errors.js";
import type { Landed } from "../../github/reporting/github-reports.js";
import type { Outcome } from "../../facts/outcomes.js";
import type { Verdict } from "../../facts/prove-result.js";
import { toldOf } from "../../redaction/told.js";
import { logText, warnOf, wordsOf, type Told } from "./log.js";
import { outputs, type OutputName } from "../../settings/outputs.js";

interface StepEnd extends Told {
  readonly outcome: Outcome | Verdict;
  readonly failOn: readonly string[];
}

/** Fails the step if `fail-on` names the outcome. Returns whether the step fails. */
export function endStep({ outcome, message, nextStep, failOn }: StepEnd): boolean {
  const fails = failOn.includes(outcome);
  if (fails) failStep({ message: `${outcome}: ${message}`, nextStep });
  return fails;
}

/** Fails the step. The toolkit escapes the text. */
export function failStep(problem: Told): void {
  const { nextStep } = problem;
  setFailed(toldOf(nextStep === "" ? wordsOf(problem) : `${wordsOf(problem)}\n${nextStep}`));
}

interface EndWithoutRun {
  /** Null: the settings or the task are wrong, so there is no outcome. This fails every step. */
  readonly outcome: Outcome | null;
  readonly failOn: readonly string[];
  /** The places that already have a report. */
  readonly landed?: Landed;
}

/** Ends a step without a finished run. The outputs and the log say why. */
export function endWithoutRun(error: AgentExecError, { outcome, failOn, landed }: EndWithoutRun): void {
  setOutputs({
    ...(outcome !== null && { outcome }),
    summary: toldOf(error.message),
    "comment-url": landed?.commentUrl ?? null,
    "check-run-url": landed?.checkRunUrl ?? null,
  });
  const { nextStep } = error;
  if (outcome === null) failStep(error);
  else if (!endStep({ outcome, message: wordsOf(error), nextStep, failOn })) warnOf(error);
}

/** Ends a step whose event starts no run. The outputs and one line in the log say why. */
export function endBefore(
  outcome: Outcome,
  reason: string,
  { "fail-on": failOn }: { readonly "fail-on": readonly string[] },
  commentUrl: string | null = null,
): void {
  logText(`agent-exec ${outcome}: ${reason}`);
  setOutputs({ outcome, summary: toldOf(reason), "comment-url": commentUrl });
  endStep({ outcome, message: reason, nextStep: "", failOn });
}

/** Sets every output. Missing ones are empty. The toolkit separates the values with a random mark. */
export function setOutputs(values: Readonly<Partial<Record<OutputName, string | number | null>>>): void {
  for (const name of Object.keys(outputs) as OutputName[]) setOutput(name, String(values[name] ?? ""));
}
