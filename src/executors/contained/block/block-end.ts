import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../../../ports/clock.js";
import { type ExitWatch, type Place, type PlaceProcess, PlaceSilentError } from "../place.js";
import type { DiskWorkspace } from "../sandbox/disk-workspace.js";
import type { SocketMemory } from "../sandbox/socket-memory.js";
import type { BlockOutput } from "../../block-output.js";

/** Why agent-exec stops waiting for a block. */
export type BlockEnd =
  | { readonly cause: "ended"; readonly exitCode: number | null }
  | { readonly cause: "not-started"; readonly error: unknown }
  /** There is no room for the block's code, not even in the folder that is reserved for code. */
  | { readonly cause: "no-room" }
  | { readonly cause: "timed-out" }
  /** A process that an earlier block left has stopped the process for this block's code. */
  | { readonly cause: "kept" }
  /** The block printed nothing for the idle timeout. */
  | { readonly cause: "idle" }
  /** The process ended in time, but background processes keep the engine from reporting its exit code. */
  | { readonly cause: "untold" }
  | { readonly cause: "cancelled" }
  | { readonly cause: "output-limit" }
  /** The workspace's disk lost more space than the workspace may use. */
  | { readonly cause: "disk-limit"; readonly takenBytes: number }
  /** The kernel holds more memory for the blocks' sockets than allowed. */
  | { readonly cause: "socket-limit"; readonly held: string }
  /** The engine or the place no longer answers for the block. */
  | { readonly cause: "lost"; readonly error: unknown };

/** The engine started a process for a block's code, but did not give it the code. */
export class CodeKeptError extends Error {
  override readonly name = "CodeKeptError";

  constructor() {
    super("The engine did not pass the code to the block's process.");
  }
}

export interface WaitOptions {
  /** A process that runs a block's code. */
  readonly block: {
    readonly process: Pick<PlaceProcess, "ended" | "hasEnded" | "watchExit">;
    readonly hasBegun: boolean;
  };
  readonly place: Place;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly output: BlockOutput;
  readonly disk: DiskWorkspace | null;
  readonly sockets: SocketMemory;
  /** Whether a process is in the place; null if unknown. Default: unknown. */
  readonly isAlive?: (pid: number) => Promise<boolean | null>;
}

/** A background process may keep an ended block's streams open. Reading stops if nothing came for this long. */
const quietMs = 100;
/** After this time the engine itself closes the streams. */
const longestDrainMs = 2000;
/** With open streams, the engine reports an end within 4 s (bench/times.md, 1), unless much output comes. */
const toldLateMs = 5000;

/** Waits until the block's process ends, even if its streams stay open, or until there is a reason to end it. */
export async function waitForEnd(options: WaitOptions): Promise<{
  readonly end: BlockEnd;
  /** When the end of the block's process was seen. Null if the wait ended for another reason. */
  readonly endedAt: number | null;
}> {
  const { place, clock, timeoutMs, signal, output, disk, sockets } = options;
  const { process } = options.block;
  const settled = new AbortController();
  let endedAt: number | null = null;
  const watch = process.watchExit(options.isAlive);
  const waiting = { ...options, watch, settled: settled.signal };
  void watch.over.then(() => (endedAt = clock.now()));
  try {
    const end = await Promise.race<BlockEnd>([
      watch.told.then(
        (exitCode) => ({ cause: "ended", exitCode }),
        (error: unknown) => ({ cause: "lost", error }),
      ),
      place.ended.then(() => ({ cause: "lost", error: null })),
      output.overLimit.then(() => ({ cause: "output-limit" })),
      disk?.overLimit(settled.signal).then((takenBytes) => ({ cause: "disk-limit" as const, takenBytes })) ??
        never(),
      sockets.overLimit(settled.signal).then((held) => ({ cause: "socket-limit" as const, held })),
      endOnceUp(clock.sleep(timeoutMs, { signal: settled.signal }), "timed-out", waiting),
      endOnceUp(output.idle(settled.signal), "idle", waiting),
      firing(signal, settled.signal).then(() => ({ cause: "cancelled" })),
    ]);
    if (end.cause === "ended") await drain(options);
    // A broken stream matters only if output is missing.
    const { error } = process.hasEnded ? await process.ended : { error: null };
    if (end.cause === "ended" && error !== null) return { end: { cause: "lost", error }, endedAt: null };
    return { end, endedAt: end.cause === "ended" ? endedAt : null };
  } finally {
    watch.stop();
    settled.abort();
  }
}

interface Waiting extends WaitOptions {
  readonly watch: ExitWatch;
  /** Fires when nobody waits any more. After that, the returned promise never resolves. */
  readonly settled: AbortSignal;
}

/** A process that has ended was in time and not idle, even if the engine reports its end late. */
async function endOnceUp(
  time: Promise<void>,
  cause: "timed-out" | "idle",
  { block, watch, clock, settled }: Waiting,
): Promise<BlockEnd> {
  try {
    await time;
    const state = await watch.look();
    if (state === "silent") {
      const error = new PlaceSilentError("The engine did not say whether the block is still running.");
      return { cause: "lost", error };
    }
    if (state === "running")
      return block.hasBegun ? { cause } : { cause: "lost", error: new CodeKeptError() };
    await clock.sleep(toldLateMs, { signal: settled });
    return { cause: "untold" };
  } catch {
    return never();
  }
}

/** Output from before the process's end may still arrive. */
async function drain({ block: { process }, output, signal }: WaitOptions): Promise<void> {
  for (
    let waitedMs = 0;
    waitedMs < longestDrainMs && !process.hasEnded && !signal.aborted;
    waitedMs += quietMs
  ) {
    const before = output.totalBytes;
    await Promise.race([process.ended, wait(quietMs, undefined, { ref: false })]);
    if (output.totalBytes === before) return;
  }
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

function firing(signal: AbortSignal, settled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true, signal: settled });
  });
}
