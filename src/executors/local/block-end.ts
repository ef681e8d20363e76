import { constants as osConstants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { formatDuration } from "../../format/format.js";
import { endedBy } from "../../facts/endings.js";
import type { ExecuteOptions } from "../../ports/executor.js";
import type { Execution } from "../../facts/execution.js";
import type { BlockOutput } from "../block-output.js";
import type { ProcessEnd } from "../../format/how-ended.js";

/** How a block ended, or why the wait for it was stopped. */
export type LocalEnd = ProcessEnd | "timed-out" | "idle" | "cancelled";

/** Waits for the end of a block's process, or for a reason to end it. */
export async function waitForEnd(
  ended: Promise<ProcessEnd>,
  options: Pick<ExecuteOptions, "timeoutMs" | "signal"> & { readonly output?: BlockOutput },
): Promise<LocalEnd> {
  const { timeoutMs, signal, output } = options;
  const settled = new AbortController();
  const never = (): Promise<never> => new Promise(() => undefined);
  try {
    return await Promise.race<LocalEnd>([
      ended,
      wait(timeoutMs, "timed-out" as const, { signal: settled.signal }).catch(never),
      output?.idle(settled.signal).then(() => "idle" as const) ?? never(),
      new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve("cancelled"), { once: true, signal: settled.signal });
      }),
    ]);
  } finally {
    settled.abort();
  }
}

/** Turns the end into an ending with evidence. */
export function classify(
  end: LocalEnd,
  { timeoutMs, idleTimeoutMs = Infinity }: Pick<ExecuteOptions, "timeoutMs" | "idleTimeoutMs">,
): Pick<Execution, "ending" | "cause" | "exitCode" | "evidence"> {
  if (end === "idle")
    return { ...endedBy("timed-out", `no output for ${formatDuration(idleTimeoutMs)}`), cause: "idle" };
  if (end === "timed-out")
    return endedBy("timed-out", `the block ran longer than ${formatDuration(timeoutMs)}`);
  if (end === "cancelled") return endedBy("cancelled", "the run was cancelled while the block ran");
  if (end.signal !== null) {
    const exitCode = 128 + osConstants.signals[end.signal];
    return { ending: "signalled", exitCode, evidence: `the process was ended by ${end.signal}` };
  }
  const { exitCode } = end;
  return { ending: "exited", exitCode, evidence: `the process ended with exit code ${exitCode}` };
}
