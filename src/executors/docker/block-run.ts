import type { CodeBlock } from "../../ports/block.js";
import type { Clock } from "../../ports/clock.js";
import type { ExecuteOptions, Execution } from "../../ports/executor.js";
import { type BlockEnd, waitForEnd } from "./block-end.js";
import { BlockOutput } from "./block-output.js";
import { classifyEnd, type EndFacts } from "./classify-failure.js";
import type { EngineExec } from "./engine-exec.js";
import type { Counters } from "./monitor.js";
import type { Sandbox } from "./sandbox.js";
import { handOver } from "./spare-exec.js";

export interface BlockRun {
  readonly sandbox: Sandbox;
  readonly block: CodeBlock;
  readonly interpreter: string;
  /** Relative to the workspace, checked. */
  readonly file: string;
  readonly clock: Clock;
  readonly maxOutputBytes: number;
  readonly maxTotalOutputBytes: number;
}

/** 1 s: a killed block's stream ends 62 to 105 ms after the kill (FACTS 5). */
const streamAfterKillMs = 1000;

/** Runs one block in the sandbox to its end and says how it ended. Never throws for what code or engine do. */
export async function runBlock(run: BlockRun, options: ExecuteOptions): Promise<Execution> {
  const { sandbox, file } = run;
  // The question goes ahead of the code; its answer is not waited for.
  const counting = sandbox.monitor.readCounters();
  const output = new BlockOutput({ ...run, onOutput: options.onOutput });
  const stay = await stayOf(run, { ...options, output });
  const evidence = await gatherEvidence({ sandbox, stay, before: await counting });
  sandbox.replenish({ wereAllKilled: stay.kill !== "none" });
  const { end, hasStarted, durationMs } = stay;
  const facts = { ...evidence, end, timeoutMs: options.timeoutMs, outputBytes: output.totalBytes };
  return { ...classifyEnd(facts), durationMs, ...output.finish(), file: hasStarted ? file : null };
}

/** A block's time in the sandbox. */
interface Stay {
  readonly end: BlockEnd;
  readonly hasStarted: boolean;
  readonly durationMs: number;
  /** Whether all of the blocks' processes were killed, and whether that worked. */
  readonly kill: "none" | "done" | "failed";
}

async function stayOf(
  run: BlockRun,
  options: ExecuteOptions & { readonly output: BlockOutput },
): Promise<Stay> {
  const { sandbox, block, file, interpreter, clock } = run;
  let exec: EngineExec;
  try {
    exec = await sandbox.spare.take(options.signal);
  } catch (error) {
    const end: BlockEnd = options.signal.aborted ? { cause: "cancelled" } : { cause: "not-started", error };
    return { end, hasStarted: false, durationMs: 0, kill: "none" };
  }
  exec.listen((stream, bytes) => options.output.push(stream, bytes));
  const startedAt = clock.now();
  handOver(exec, { interpreter, file, code: block.code });
  const end = await waitForEnd({ ...options, exec, container: sandbox.container, clock });
  const mustKill = end.cause === "timed-out" || end.cause === "cancelled" || end.cause === "output-limit";
  const kill = mustKill ? await killAll(sandbox, exec) : "none";
  exec.leave();
  return { end, hasStarted: true, durationMs: clock.now() - startedAt, kill };
}

async function killAll(sandbox: Sandbox, exec: EngineExec): Promise<Stay["kill"]> {
  if (!(await sandbox.killer.kill())) return "failed";
  await Promise.race([exec.ended, new Promise((resolve) => setTimeout(resolve, streamAfterKillMs).unref())]);
  return "done";
}

/** Asks the container how it is, and ends it when it is of no use any more. */
async function gatherEvidence({
  sandbox,
  stay: { end, kill },
  before,
}: {
  readonly sandbox: Sandbox;
  readonly stay: Stay;
  readonly before: Counters | null;
}): Promise<Pick<EndFacts, "sandbox" | "before" | "after" | "space">> {
  const after = await sandbox.monitor.readCounters();
  const state = await sandbox.check({ isMonitorAnswering: after !== null && end.cause !== "lost" });
  if (state !== "running" || kill === "failed" || end.cause === "lost") {
    await sandbox.remove();
    return {
      sandbox: state === "running" && kill === "failed" ? "removed" : state,
      before,
      after,
      space: null,
    };
  }
  const hasFailed = end.cause === "ended" && end.exitCode !== 0;
  return { sandbox: state, before, after, space: hasFailed ? await sandbox.monitor.readSpace() : null };
}
