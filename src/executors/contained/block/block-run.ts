import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../../../ports/clock.js";
import type { ExecuteOptions } from "../../../ports/executor.js";
import type { Execution } from "../../../facts/execution.js";
import type { CodeFile } from "../../languages/code-file.js";
import { BlockOutput } from "../../block-output.js";
import { fileWord } from "../../languages/languages.js";
import { type PlaceProcess, PlaceSilentError } from "../place.js";
import { BlockProcess, type HandOver, interpreterOf } from "../sandbox/block-process.js";
import { NoRoomError, storeCode } from "../sandbox/code-store.js";
import type { Counters } from "../sandbox/monitor.js";
import type { Sandbox } from "../sandbox/sandbox.js";
import { mostSpares } from "../sandbox/spares.js";
import { type BlockEnd, CodeKeptError, waitForEnd } from "./block-end.js";
import { judgeEnd, type KillResult } from "./block-evidence.js";

export interface BlockRun {
  readonly sandbox: Sandbox;
  readonly code: string;
  readonly interpreter: string;
  /** The file for the code. Null for shell code without a file, which no other process can read or change. */
  readonly file: CodeFile | null;
  readonly clock: Clock;
  readonly maxOutputBytes: number;
  readonly maxTotalOutputBytes: number;
  /** The place's process limit. */
  readonly pids: number;
}

/** A killed block's stream ends 62 to 105 ms after the kill (bench/times.md, 3). */
const streamAfterKillMs = 1000;
/** A spare starts in about this time, and takes half a processor. So it does not disturb shorter blocks. */
const spareAfterMs = 50;
/** More output by then is a flood. A spare would slow it by a third, so it starts after the block. */
const floodBytes = 256 * 1024;

/** Runs one block to its end, and says how it ended. Neither the code nor a failing place makes it throw. */
export async function runBlock(run: BlockRun, options: ExecuteOptions): Promise<Execution> {
  const { sandbox } = run;
  // The question is sent before the code, and the answer is awaited later.
  const counting = sandbox.upkeep.counters();
  const lookingBack = sandbox.upkeep.begin(run.interpreter);
  const locating = sandbox.space.noted.then(() => locateCode(run));
  const output = new BlockOutput({ ...run, ...options });
  const life = await lifeOf(run, { ...options, locating, output, lookingBack });
  const judged = await judgeEnd({
    ...life,
    sandbox,
    place: sandbox.place,
    pids: run.pids,
    before: await counting,
    hadLeftovers: await lookingBack,
    timeoutMs: options.timeoutMs,
    idleTimeoutMs: options.idleTimeoutMs,
    outputBytes: output.totalBytes,
  });
  return {
    ...judged,
    durationMs: life.durationMs,
    ...output.finish(),
    file: life.hasStarted ? (await locating).file : null,
  };
}

const shells: ReadonlySet<string> = new Set(
  ["sh", "bash"].flatMap((shell) => [
    shell,
    interpreterOf({ interpreter: shell, command: [shell, "-e", fileWord] }),
  ]),
);
const temporaryFolder = "/tmp";

/** Where the code is stored. */
interface CodeLocation {
  /** The absolute path. Null if the code is in no file, or if `isStored` is set. */
  readonly path: string | null;
  /** Whether another process writes the code into the reserved folder. */
  readonly isStored?: true;
  readonly newFolder: string | null;
  /** The path in the workspace. Null if the file is outside of it. */
  readonly file: string | null;
}

/**
 * Where to put the code. Shell code without a file name goes outside of the workspace. Otherwise `ls`, `find` and
 * `grep -r` would show dozens of such files to the next block. Other languages look for modules or data next to their
 * file, so their code is in the workspace.
 */
function locateCode({ sandbox, file, interpreter }: BlockRun): CodeLocation {
  const { workspaceFolder } = sandbox.place;
  if (file === null) return { path: null, newFolder: null, file: null };
  const isOutside = file.isGenerated && shells.has(interpreter);
  const { fullFolders } = sandbox.space;
  const isFull = fullFolders.has(workspaceFolder) || (isOutside && fullFolders.has(temporaryFolder));
  if (file.isGenerated && isFull) return { path: null, isStored: true, newFolder: null, file: null };
  if (isOutside) return { path: `${temporaryFolder}/${file.path}`, newFolder: null, file: null };
  const path = `${workspaceFolder}/${file.path}`;
  const newFolder = file.path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : null;
  return { path, newFolder, file: file.path };
}

/** What happened to a block in the sandbox. */
interface BlockLife {
  readonly end: BlockEnd;
  readonly hasStarted: boolean;
  readonly durationMs: number;
  readonly kill: KillResult;
  /** True if processes of earlier blocks were ended so that this block could start. */
  readonly wasCleared: boolean;
  /** The counters after the block's streams had ended. Null if they did not end. */
  readonly atStreamEnd: Promise<Counters | null> | null;
}

type LifeOptions = PrepareOptions & { readonly output: BlockOutput };

/** Blocks may have killed all waiting processes. If they kill a new one too, they would kill every further one. */
const mostTries = mostSpares + 1;

/** Tries another process if the first ended before it took the code, mostly because an earlier block killed it. */
async function lifeOf(run: BlockRun, options: LifeOptions): Promise<BlockLife> {
  for (let left = mostTries; ; left -= 1) {
    const { life, hasBegun } = await lifeInOneProcess(run, options);
    if (hasBegun || options.signal.aborted) return life;
    if (left > 1) continue;
    const isKilled = life.end.cause === "ended" && (life.end.exitCode ?? 0) > signalledFrom;
    return isKilled ? life : { ...life, end: { cause: "lost", error: new CodeKeptError() } };
  }
}

/** `hasBegun` is false if the process ended before it took the code. */
async function lifeInOneProcess(
  run: BlockRun,
  options: LifeOptions,
): Promise<{ readonly life: BlockLife; readonly hasBegun: boolean }> {
  const { sandbox, interpreter, clock } = run;
  const prepared = await prepareWithoutLeftovers(run, options);
  const { wasCleared } = prepared;
  if (!("process" in prepared))
    return { life: { ...prepared, hasStarted: false, durationMs: 0, atStreamEnd: null }, hasBegun: true };
  const { process, handed } = prepared;
  const startedAt = clock.now();
  const block = new BlockProcess(process, {
    ...handed,
    interpreter,
    sink: (stream, bytes) => options.output.push(stream, bytes),
  });
  const preparing = setTimeout(() => {
    if (options.output.totalBytes < floodBytes) void sandbox.spares.prepare();
  }, spareAfterMs);
  const { place, disk, sockets } = sandbox;
  const counting = process.ended.then(() => sandbox.monitor.readCounters());
  const isAlive = (pid: number): Promise<boolean | null> => sandbox.monitor.isAlive(pid);
  const awaited = await waitForEnd({ ...options, block, place, disk, sockets, clock, isAlive });
  const end = await blameStopped(awaited.end, sandbox);
  const hasStreamEnded = process.hasEnded;
  const atStreamEnd = hasStreamEnded ? counting : null;
  clearTimeout(preparing);
  const kill = end.cause === "ended" || end.cause === "lost" ? "none" : await sandbox.killAll();
  // The engine may report the end late. This delay is not part of the block's time.
  const durationMs = (awaited.endedAt ?? clock.now()) - startedAt;
  // Output from before its end may still arrive.
  if (kill === "done")
    await Promise.race([process.ended, wait(streamAfterKillMs, undefined, { ref: false })]);
  process.leave();
  return {
    life: { end, hasStarted: true, durationMs, kill, wasCleared, atStreamEnd },
    // The process may have taken the code although its confirmation has not arrived yet.
    hasBegun: block.hasBegun || end.cause !== "ended" || !hasStreamEnded,
  };
}

/** If earlier blocks stopped the process for the code, the engine is not to blame. */
async function blameStopped(end: BlockEnd, sandbox: Sandbox): Promise<BlockEnd> {
  const isKept = end.cause === "lost" && end.error instanceof CodeKeptError;
  return isKept && (await sandbox.isAnyStopped()) ? { cause: "kept" } : end;
}

/** The shell and the engine add this to a signal's number. */
const signalledFrom = 128;

type Prepared =
  | { readonly process: PlaceProcess; readonly handed: Handed; readonly wasCleared: boolean }
  | { readonly end: BlockEnd; readonly kill: KillResult; readonly wasCleared: boolean };

/** If a process does not start, processes of earlier blocks are ended, and the start is tried once more. */
async function prepareWithoutLeftovers(run: BlockRun, options: PrepareOptions): Promise<Prepared> {
  for (let wasCleared = false; ; wasCleared = true) {
    try {
      return { ...(await prepareInTime(run, options)), wasCleared };
    } catch (error) {
      const end = endUnstarted(error, options.signal);
      if (wasCleared || end.cause !== "not-started") return { end, kill: "none", wasCleared };
      const kill = await run.sandbox.killAll();
      if (kill !== "done") return { end, kill, wasCleared };
    }
  }
}

function endUnstarted(error: unknown, signal: AbortSignal): BlockEnd {
  if (signal.aborted) return { cause: "cancelled" };
  return error instanceof NoRoomError ? { cause: "no-room" } : { cause: "not-started", error };
}

/** What the process gets: the path for the code, and the code itself unless it is already stored. */
type Handed = Pick<HandOver, "path" | "newFolder" | "code">;

type PrepareOptions = ExecuteOptions & {
  /** Resolves when the free space after the last block is known. */
  readonly locating: Promise<CodeLocation>;
  /** Resolves after the search for processes of earlier blocks. Later processes may belong to this block. */
  readonly lookingBack: Promise<unknown>;
};

/** Prepares a process for the code, within the block's time limit. */
async function prepareInTime(
  { sandbox, clock, code, file, interpreter }: BlockRun,
  { timeoutMs, signal, lookingBack, locating }: PrepareOptions,
): Promise<{ readonly process: PlaceProcess; readonly handed: Handed }> {
  const settled = new AbortController();
  const stop = AbortSignal.any([signal, settled.signal]);
  const taking = sandbox.spares.take(interpreter, signal);
  const handing = locating.then(async ({ path, isStored, newFolder }): Promise<Handed> => {
    if (file === null || isStored !== true) return { path, newFolder, code };
    const storing = { place: sandbox.place, name: file.path, code, signal: stop };
    return { path: await storeCode(storing), newFolder: null, code: null };
  });
  const deadline = clock.sleep(timeoutMs, { signal: stop }).then(() => {
    throw new PlaceSilentError(
      `The ${sandbox.place.names.engine} did not start a process within ${timeoutMs / 1000} s.`,
    );
  });
  try {
    const [process, handed] = await Promise.race([Promise.all([taking, handing, lookingBack]), deadline]);
    return { process, handed };
  } catch (error) {
    // If a process starts too late, it ends by itself, because nobody writes to it any more.
    void taking.then(
      (process) => process.leave(),
      () => undefined,
    );
    throw error;
  } finally {
    settled.abort();
    deadline.catch(() => undefined);
  }
}
