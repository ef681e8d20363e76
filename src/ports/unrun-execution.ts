import { type Ending, endedBy, type NotRunReason } from "./endings.js";
import type { Execution } from "./execution.js";

/** The result of a block that is not run here, by its own fault or nobody's. */
export function refusedExecution(notRun: NotRunReason, evidence: string): Execution {
  return { ...unrunExecution("not-run", evidence), notRun };
}

/** The result of a block of which nothing ran. */
export function unrunExecution(ending: Ending, evidence: string): Execution {
  const nothing = { text: "", bytes: 0, truncated: false };
  return {
    ...endedBy(ending, evidence),
    durationMs: 0,
    stdout: nothing,
    stderr: nothing,
    order: [],
    file: null,
  };
}
