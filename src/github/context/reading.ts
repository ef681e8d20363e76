import { isAgentExecError, messageOf } from "../../errors.js";
import type { Parts } from "./parts.js";

export type Missing = Parts["missing"][number];

/** 8 s: GitHub answers in one second, and a run should not wait longer for this. */
const deadlineMs = 8000;

/** Reads parts that are not essential for the run. `missing` names the parts that cannot be read. */
export interface Reading {
  readonly missing: Missing[];
  /** Fires at the deadline, or if the run is aborted. */
  readonly signal: AbortSignal;
  /** Null: it could not be read. On abort of the run: rejects with the reason. */
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
