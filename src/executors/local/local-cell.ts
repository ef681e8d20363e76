import type { ExecuteOptions } from "../../ports/executor.js";
import { type Execution, unrunExecution } from "../../facts/execution.js";
import { BlockOutput } from "../block-output.js";
import { type CellEnd, endsByInterrupt, exitCodeOf, lostExit, raisedBy } from "../kernel/cell-exit.js";
import { KernelUnavailableError } from "../kernel/kernel-client.js";
import { ShownResults } from "../kernel/results.js";
import { classify, waitForEnd } from "./block-end.js";
import type { LocalKernel } from "./local-kernel.js";
import type { ProcessEnd } from "../../format/how-ended.js";
import type { ProcessGroup } from "./process-group.js";

/** Runs one block in a kernel of this machine, and says how it ended. The code never makes it throw. */
export async function runLocalCell(
  kernel: LocalKernel,
  code: string,
  options: ExecuteOptions & { readonly maxOutputBytes: number },
): Promise<Execution> {
  const { timeoutMs, idleTimeoutMs, signal } = options;
  if (signal.aborted) return unrunExecution("cancelled", "the run was cancelled before the block ran");
  const taken = await kernel.take(signal).catch((error: unknown) => {
    if (error instanceof KernelUnavailableError || signal.aborted) return (error as Error).message;
    throw error;
  });
  if (signal.aborted) return unrunExecution("cancelled", "the run was cancelled before the block ran");
  if (typeof taken === "string")
    return { ...unrunExecution("exited", `the kernel could not be restarted: ${taken}`), exitCode: 1 };
  const { client, group, isFresh } = taken;
  const output = new BlockOutput(options);
  const results = new ShownResults(options);
  const startedAt = performance.now();
  const cell = client.run(code, {
    output: (stream, bytes) => output.push(stream, bytes),
    shown: (forms) => output.push("stdout", Buffer.from(results.take(forms))),
  });
  const end = await waitForEnd(endOf(cell, group), { timeoutMs, output, signal });
  const isOvertime = end === "timed-out" || end === "idle";
  // The kernel may continue after an interrupt only if it left no other process.
  const isInterrupted = isOvertime && (await endsByInterrupt(client, cell)) && (await group.isAlone());
  const settled = typeof end === "string" ? null : await cell;
  const isLost = settled?.kind === "lost" || (typeof end === "string" && !isInterrupted);
  if (isLost) kernel.kill();
  const durationMs = Math.round(performance.now() - startedAt);
  const classified = classify(end, { timeoutMs, idleTimeoutMs });
  const raised = settled?.kind === "done" ? raisedBy(settled) : null;
  return {
    ...classified,
    ...(settled?.kind === "lost" && classified.exitCode === 0 && { exitCode: 1 }),
    evidence: [
      classified.evidence.replace(/^the process/, settled?.kind === "done" ? "the cell" : "the kernel"),
      ...(raised === null ? [] : [raised]),
      ...(isInterrupted ? ["the cell was interrupted, and the kernel still has its variables"] : []),
      ...(isLost ? ["the variables of the Jupyter kernel are gone"] : []),
    ].join("; "),
    ...(isFresh && { isStateFresh: true }),
    ...results.facts(),
    durationMs,
    ...output.finish(),
    file: null,
  };
}

/** A cell's end in the form of a process's end. If the kernel was lost, this is the kernel's own end. */
async function endOf(cell: Promise<CellEnd>, group: ProcessGroup): Promise<ProcessEnd> {
  const end = await cell;
  if (end.kind === "done") return { exitCode: exitCodeOf(end), signal: null };
  return lostExit<ProcessEnd>(group.ended, { exitCode: 1, signal: null });
}
