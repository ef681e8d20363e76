import { toAgentExecError, type AgentExecError } from "../../errors.js";

export interface SettleOptions {
  readonly signal: AbortSignal;
  readonly onProblem: (error: AgentExecError) => void;
}

/** Tidies up after a last word that stands already: a failure is told, and is no failure of the word. Never throws. */
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
