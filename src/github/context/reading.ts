import { isAgentExecError, messageOf } from "../../errors.js";
import type { Parts } from "./parts.js";

export type Missing = Parts["missing"][number];

/** GitHub usually answers in one second. A run should not wait much longer for additional text. */
const deadlineMs = 8000;

/** Reads parts that the run does not strictly need. `missing` names the parts that cannot be read. */
export interface Reading {
  readonly missing: Missing[];
  /** Fires at the deadline, or if the run is aborted. */
  readonly signal: AbortSignal;
  /** Null if it cannot be read. If the run is aborted, rejects with the signal's reason. */
  tried<T>(what: string, read: () => Promise<T>): Promise<T | null>;
}

export function openReading(run: AbortSignal): Reading {
  const deadline = AbortSignal.timeout(deadlineMs);
  const missing: Missing[] = [];
  return {
    missing,
    signal: AbortSignal.any([run, deadline]),
    async tried(what, read) {
      try {
        return await read();
      } catch (thrown) {
        run.throwIfAborted();
        missing.push({
          what,
          why: deadline.aborted ? `GitHub took more than ${deadlineMs / 1000} s` : reasonOf(thrown),
        });
        return null;
      }
    },
  };
}

function reasonOf(thrown: unknown): string {
  if (!isAgentExecError(thrown)) return messageOf(thrown);
  return `${thrown.message.replace(/\.$/, "")}. ${thrown.nextStep}`;
}
