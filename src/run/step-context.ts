import type { Policy } from "../facts/events.js";
import type { Control } from "../proof/control.js";
import type { Step } from "./next/next.js";
import type { Images } from "./images.js";
import type { Recorder } from "./recorder.js";
import type { RunPorts } from "./run-ports.js";
import type { Sessions } from "./sessions.js";

export interface StepContext extends RunPorts {
  readonly recorder: Recorder;
  readonly sessions: Sessions;
  readonly control: Control;
  readonly policy: Policy;
  readonly images: Images;
  /** Fires at the run's deadline, and if a person or the machine stops the run. */
  readonly signal: AbortSignal;
  /** Fires only at the run's deadline. */
  readonly deadline: AbortSignal;
}

/** Whether the deadline stopped the run, before a person or the machine did. */
export function hasReachedDeadline({ signal, deadline }: Pick<StepContext, "signal" | "deadline">): boolean {
  return deadline.aborted && signal.reason === deadline.reason;
}

export type StepOf<T extends Step["do"]> = Extract<Step, { readonly do: T }>;

/** Records a warning unless the run already has the same one. */
export async function warnOnce(
  warning: { readonly code: string; readonly message: string },
  { recorder }: StepContext,
): Promise<void> {
  const isKnown = recorder.state.warnings.some(({ message }) => message === warning.message);
  if (warning.message !== "" && !isKnown) await recorder.record({ type: "warning", ...warning });
}
