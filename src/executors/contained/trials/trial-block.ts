import { blockOf } from "../../../facts/block.js";
import type { Execution } from "../../../facts/execution.js";
import type { Session } from "../../../ports/executor.js";

export interface Trial {
  readonly session: Session;
  readonly signal: AbortSignal;
}

/** The code takes milliseconds, but the machine may be busy. */
export const blockTimeoutMs = 5000;

export function runBlock(
  { session, signal }: Trial,
  language: string,
  code: string,
  timeoutMs: number,
): Promise<Execution> {
  return session.execute(blockOf({ language, code, path: null }), { timeoutMs, signal });
}
