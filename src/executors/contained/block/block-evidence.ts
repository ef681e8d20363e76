import { killWithRetries } from "../sandbox/kill-with-retries.js";
import type { KillEnd } from "../sandbox/killer.js";
import type { Counters } from "../sandbox/monitor.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import type { BlockEnd } from "./block-end.js";
import type { Execution } from "../../../facts/execution.js";
import { classifyEnd, type EndFacts } from "./classify-failure.js";

/** Whether agent-exec killed all processes of blocks, and with what result. */
export type KillResult = "none" | KillEnd;

/** After a failed kill, a monitor without processor time is not waited for longer than this. */
const hurriedCheckMs = 50;

/** Processes and threads that the engine briefly needs in order to start another process. */
const wantedRoomForProcesses = 16;

interface Gathering {
  readonly sandbox: Sandbox;
  readonly end: BlockEnd;
  readonly kill: KillResult;
  /** The counters at the block's start. */
  readonly before: Counters | null;
  /** Read when the block's streams ended, while the engine is asked for the exit code. Null if they did not end. */
  readonly atStreamEnd: Promise<Counters | null> | null;
  readonly hadLeftovers: boolean;
  /** The place's process limit. */
  readonly pids: number;
  /** True if all leftover processes were ended so that this block could start. */
  readonly wasCleared: boolean;
}

type Seen = Pick<EndFacts, "place" | "end" | "timeoutMs" | "idleTimeoutMs" | "outputBytes">;
type Evidence = Omit<EndFacts, keyof Seen>;

/** Judges how a block ended. Then the sandbox prepares for the next block. */
export async function judgeEnd(
  ended: Gathering & Seen,
): Promise<Pick<Execution, "ending" | "cause" | "exitCode" | "evidence" | "isSessionSpent">> {
  const evidence = await gatherEvidence(ended);
  ended.sandbox.noteJudged();
  ended.sandbox.replenish();
  // The code itself can end a place in these ways.
  const isSpent = evidence.sandbox === "removed" || evidence.sandbox === "spent";
  return { ...classifyEnd({ ...ended, ...evidence }), ...(isSpent && { isSessionSpent: true }) };
}

/** Reads the counters of the container after a block, and ends the container if it is no longer usable. */
async function gatherEvidence(gathering: Gathering): Promise<Evidence> {
  const { sandbox, end, kill, before, hadLeftovers, pids, wasCleared } = gathering;
  const hasKillFailed = kill === "resisted" || kill === "unable";
  const { counters: after, state } =
    (await readAtStreamEnd(gathering)) ?? (await sandbox.check(hasKillFailed ? hurriedCheckMs : undefined));
  const isDeadOfMemory = state === "gone" && (await sandbox.hasDiedOfMemory());
  const evidence = {
    sandbox: isDeadOfMemory ? ("spent" as const) : state,
    whyGone: state === "gone" ? ((await sandbox.place.whyEnded?.()) ?? null) : null,
    isMemorySpent: sandbox.isMemorySpent,
    before,
    after,
    hadLeftovers,
    fullBefore: sandbox.space.fullFolders,
    space: null,
    endedLeftovers: wasCleared
      ? ("leftover processes that kept it from starting" as const)
      : sandbox.upkeep.takeHasEndedLeftovers()
        ? ("leftover processes that took the kernel's memory" as const)
        : null,
  };
  if (state === "silent") {
    sandbox.abandon();
    // The engine may be silent because blocks that resist their end stopped the process that it was starting.
    return kill === "resisted" && end.cause !== "lost" ? { ...evidence, sandbox: "removed" } : evidence;
  }
  const isCleared =
    state === "running" && !hasKillFailed && isCrowded(after, pids)
      ? (await killWithRetries(sandbox)) === "done"
      : null;
  if (state === "gone" || hasKillFailed || isCleared === false || end.cause === "lost") {
    await sandbox.end();
    // If neither a block's process nor a killer can start, the engine is to blame.
    const isEngines = end.cause === "lost" || (end.cause === "not-started" && kill === "unable");
    const isOurs = state === "running" && !isEngines;
    return isOurs ? { ...evidence, sandbox: "removed" } : evidence;
  }
  const hasFailed = end.cause === "ended" && end.exitCode !== 0;
  // A block that passed may still have filled a folder. The space is read after each block, so that later blocks are
  // not blamed for it.
  const reading = sandbox.space.read();
  return {
    ...evidence,
    space: hasFailed ? await reading : null,
    ...(isCleared === true ? { endedLeftovers: "leftover processes that filled the process limit" } : {}),
  };
}

/**
 * A passed block only needs evidence that its place still runs. Any answer after its streams ended shows this. A fault
 * counts as the block's only after its process has ended too.
 */
async function readAtStreamEnd({
  end,
  atStreamEnd,
}: Gathering): Promise<{ readonly counters: Counters; readonly state: "running" } | null> {
  const hasPassed = end.cause === "ended" && end.exitCode === 0;
  const counters = hasPassed ? await atStreamEnd : null;
  return counters === null ? null : { counters, state: "running" };
}

/** At the process limit nothing can start, not even a block that would clean up. */
function isCrowded(after: Counters | null, pids: number): boolean {
  if (after === null || after.processes === null) return false;
  return after.processes > pids - Math.min(wantedRoomForProcesses, Math.floor(pids / 4));
}
