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

/** At the process limit one exec in five fails to start (FACTS 5). Code that never started can be started again. */
const tries = 3;
/** 1 s: a killed block's stream ends 62 to 105 ms after the kill (FACTS 5). */
const streamAfterKillMs = 1000;

/** Runs one block in the sandbox to its end and says how it ended. Never throws for what code or engine do. */
export async function runBlock(run: BlockRun, options: ExecuteOptions): Promise<Execution> {
  const { sandbox, file, maxOutputBytes } = run;
  // The question goes ahead of the code; its answer is not waited for.
  const counting = sandbox.monitor.readCounters();
  let tried = await tryBlock(run, options);
  for (let left = tries - 1; left > 0 && tried.end.cause === "not-started" && sandbox.isUsable; left -= 1) {
    tried = await tryBlock(run, options);
  }
  const { end, output, durationMs } = tried;
  const evidence = await gatherEvidence({ sandbox, tried, before: await counting });
  sandbox.replenish({ wereAllKilled: tried.kill !== "none" });
  const hasStarted = end.cause !== "not-started" && output !== null;
  const captured = (
    hasStarted ? output : new BlockOutput({ maxOutputBytes, maxTotalOutputBytes: 0 })
  ).finish();
  const facts = { ...evidence, end, timeoutMs: options.timeoutMs, outputBytes: output?.totalBytes ?? 0 };
  return { ...classifyEnd(facts), durationMs, ...captured, file: hasStarted ? file : null };
}

interface Tried {
  readonly end: BlockEnd;
  /** Null when not even an exec was there. */
  readonly output: BlockOutput | null;
  readonly durationMs: number;
  /** Whether all of the blocks' processes were killed, and whether that worked. */
  readonly kill: "none" | "done" | "failed";
}

async function tryBlock(run: BlockRun, options: ExecuteOptions): Promise<Tried> {
  const { sandbox, block, file, interpreter, clock } = run;
  let exec: EngineExec;
  try {
    exec = await sandbox.spare.take(options.signal);
  } catch (error) {
    const end: BlockEnd = options.signal.aborted ? { cause: "cancelled" } : { cause: "not-started", error };
    return { end, output: null, durationMs: 0, kill: "none" };
  }
  const output = new BlockOutput({ ...run, onOutput: options.onOutput });
  exec.listen((stream, bytes) => output.push(stream, bytes));
  const startedAt = clock.now();
  handOver(exec, { interpreter, file, code: block.code });
  const end = await waitForEnd({ ...options, exec, container: sandbox.container, clock, output });
  const mustKill = end.cause === "timed-out" || end.cause === "cancelled" || end.cause === "output-limit";
  const kill = mustKill ? await killAll(sandbox, exec) : "none";
  exec.leave();
  return { end, output, durationMs: clock.now() - startedAt, kill };
}

async function killAll(sandbox: Sandbox, exec: EngineExec): Promise<Tried["kill"]> {
  if (!(await sandbox.killer.kill())) return "failed";
  await Promise.race([exec.ended, new Promise((resolve) => setTimeout(resolve, streamAfterKillMs).unref())]);
  return "done";
}

/** Asks the container how it is, and ends it when it is of no use any more. */
async function gatherEvidence({
  sandbox,
  tried: { end, kill },
  before,
}: {
  readonly sandbox: Sandbox;
  readonly tried: Tried;
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
