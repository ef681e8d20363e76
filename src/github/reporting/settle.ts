import { toAgentExecError, type AgentExecError } from "../../errors.js";

export interface SettleOptions {
  readonly signal: AbortSignal;
  readonly onProblem: (error: AgentExecError) => void;
}

/**
 * Cleans up after the final report. If this fails, a warning says so, but the report still counts. This call never
 * throws.
 */
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
