import type { CodeBlock } from "../../ports/block.js";
import type { Clock } from "../../ports/clock.js";
import type { ExecuteOptions, Execution } from "../../ports/executor.js";
import { type CodeFile, workspaceFolder } from "../code-file.js";
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
  readonly file: CodeFile;
  readonly clock: Clock;
  readonly maxOutputBytes: number;
  readonly maxTotalOutputBytes: number;
  /** The container's process limit. */
  readonly pids: number;
}

/** 1 s: a killed block's stream ends 62 to 105 ms after the kill (FACTS 5). */
const streamAfterKillMs = 1000;
/** 16 processes and threads: what the engine needs for a moment to start one more process. */
const wantedRoomForProcesses = 16;

/** Runs one block in the sandbox to its end and says how it ended. Never throws for what code or engine do. */
export async function runBlock(run: BlockRun, options: ExecuteOptions): Promise<Execution> {
  const { sandbox } = run;
  // The question goes ahead of the code; its answer is not waited for.
  const counting = sandbox.monitor.readCounters();
  const place = placeOf(run);
  const output = new BlockOutput({ ...run, onOutput: options.onOutput });
  const stay = await stayOf(run, { ...options, place, output });
  const evidence = await gatherEvidence({ run, stay, before: await counting });
  sandbox.replenish();
  const facts = { ...evidence, end: stay.end, timeoutMs: options.timeoutMs, outputBytes: output.totalBytes };
  return {
    ...classifyEnd(facts),
    durationMs: stay.durationMs,
    ...output.finish(),
    file: stay.hasStarted ? place.file : null,
  };
}

/** Where the code goes. */
interface Place {
  readonly path: string;
  readonly newFolder: string | null;
  /** Relative to the workspace; null when it does not lie there. */
  readonly file: string | null;
}

function placeOf({ sandbox, file }: BlockRun): Place {
  if (file.isGenerated && sandbox.isWorkspaceFull) {
    return { path: `/dev/shm/${file.path}`, newFolder: null, file: null };
  }
  const path = `${workspaceFolder}/${file.path}`;
  const newFolder = file.path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : null;
  return { path, newFolder, file: file.path };
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
  options: ExecuteOptions & { readonly place: Place; readonly output: BlockOutput },
): Promise<Stay> {
  const { sandbox, block, interpreter, clock } = run;
  let exec: EngineExec;
  try {
    exec = await sandbox.spare.take(options.signal);
  } catch (error) {
    const end: BlockEnd = options.signal.aborted ? { cause: "cancelled" } : { cause: "not-started", error };
    return { end, hasStarted: false, durationMs: 0, kill: "none" };
  }
  exec.listen((stream, bytes) => options.output.push(stream, bytes));
  const startedAt = clock.now();
  handOver(exec, { ...options.place, interpreter, code: block.code });
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

interface Gathering {
  readonly run: BlockRun;
  readonly stay: Stay;
  readonly before: Counters | null;
}

type Evidence = Omit<EndFacts, "end" | "timeoutMs" | "outputBytes">;

/** Asks the container how it is, ends it when it is of no use any more, and makes room for the next block. */
async function gatherEvidence({ run, stay: { end, kill }, before }: Gathering): Promise<Evidence> {
  const { sandbox } = run;
  const { counters: after, state } = await sandbox.check();
  const evidence = { sandbox: state, before, after, space: null, wereLeftoversEnded: false };
  if (state === "silent") {
    sandbox.abandon();
    return evidence;
  }
  if (state === "gone" || kill === "failed" || end.cause === "lost") {
    await sandbox.remove();
    return kill === "failed" && state === "running" ? { ...evidence, sandbox: "removed" } : evidence;
  }
  const wereLeftoversEnded = isCrowded(after, run.pids) && (await sandbox.killer.kill());
  const hasFailed = end.cause === "ended" && end.exitCode !== 0;
  const space = hasFailed || sandbox.isWorkspaceFull ? await sandbox.monitor.readSpace() : null;
  if (space !== null) sandbox.noteSpace(space);
  return { ...evidence, space: hasFailed ? space : null, wereLeftoversEnded };
}

/** At the limit nothing can be started any more, not even a block that would clean up. */
function isCrowded(after: Counters | null, pids: number): boolean {
  if (after === null || after.processes === null) return false;
  return after.processes > pids - Math.min(wantedRoomForProcesses, Math.floor(pids / 4));
}
