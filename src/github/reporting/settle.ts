import { toAgentExecError, type AgentExecError } from "../../errors.js";

export interface SettleOptions {
  readonly signal: AbortSignal;
  readonly onProblem: (error: AgentExecError) => void;
}

/** Cleans up after the final report. If this fails, there is a warning, and the report still counts. Never throws. */
export async function settle(
  place: { settle(signal: AbortSignal): Promise<void> },
  { signal, onProblem }: SettleOptions,
): Promise<void> {
  try {
    await place.settle(signal);
  } catch (thrown) {
    onProblem(toAgentExecError(thrown));
  }
}
