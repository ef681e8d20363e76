import { AgentExecError, type ErrorCode, isAgentExecError, messageOf } from "../errors.js";

/** Which part of a person's own does something, and what its failure is in our words. */
interface OwnPart {
  /** `executor NAME`, `writer NAME` */
  readonly part: string;
  readonly code: ErrorCode;
  readonly signal: AbortSignal;
}

/** The modules of a person's own that run in this process, as they are named: who to look at where nobody caught an error. */
export const ownModules = new Set<string>();

/**
 * Lets a part of a person's own do its work. An error that is none of ours is not taken for a defect of ours: it is told as
 * that part's failure. The signal's reason passes as it is.
 */
export async function ownWork<T>({ part, code, signal }: OwnPart, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (signal.aborted || isAgentExecError(cause)) throw cause;
    throw new AgentExecError(code, `The ${part} failed: ${messageOf(cause)}`, {
      nextStep: `Fix the ${part}, or its requirements.`,
      cause,
      isRetryable: true,
    });
  }
}
