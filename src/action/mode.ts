import type { Environment } from "../process/env.js";
import type { Inputs } from "./runner/inputs.js";
import type { WorkflowRun } from "./runner/workflow-run.js";

export interface Step {
  readonly environment: Environment;
  readonly workflow: WorkflowRun;
  /** Fires when the workflow is cancelled. */
  readonly signal: AbortSignal;
}

/**
 * Runs the action in one mode.
 * @throws AgentExecError, which fails the step.
 */
export type Mode = (inputs: Inputs, step: Step) => Promise<void>;
