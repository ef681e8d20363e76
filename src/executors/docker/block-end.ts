import type { Clock } from "../../ports/clock.js";
import type { BlockOutput } from "./block-output.js";
import type { DockerContainer } from "./container.js";
import type { EngineExec, ExecState } from "./engine-exec.js";

/** Why a block is waited for no longer. */
export type BlockEnd =
  | { readonly cause: "ended"; readonly exitCode: number | null }
  /** The engine could not start a process to hand the code to. */
  | { readonly cause: "not-started"; readonly error: unknown }
  | { readonly cause: "timed-out" }
  | { readonly cause: "cancelled" }
  | { readonly cause: "output-limit" }
  /** The engine or the container does not answer for the block any more. */
  | { readonly cause: "lost"; readonly error: unknown };

export interface WaitOptions {
  readonly exec: EngineExec;
  readonly container: DockerContainer;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly output: BlockOutput;
}

/** A block that is asked about while its stream is open: first soon, for servers started in the background. */
const openStreamPollsMs = [100, 200, 300];
const slowPollMs = 500;
/**
 * After the stream's end the engine knows the exit code at once (docs/measurements.md, 3), unless the block
 * closed its streams.
 */
const endedStreamPollsMs = [0, 2, 5, 10, 25, 50];
const closedStreamPollMs = 100;

/**
 * A background child may hold the streams: after the process's end they are left once nothing came for this
 * long.
 */
const quietMs = 100;
/** 2 s: the engine itself closes the streams then. */
const longestDrainMs = 2000;

/** Waits for the end of the block's process, whoever still holds its streams, or for a reason to end it. */
export async function waitForEnd(options: WaitOptions): Promise<BlockEnd> {
  const { container, clock, timeoutMs, signal, output } = options;
  const settled = new AbortController();
  const end = Promise.race<BlockEnd>([
    processEnd(options, settled.signal).then(
      ({ exitCode }) => ({ cause: "ended", exitCode }),
      (error: unknown) => ({ cause: "lost", error }),
    ),
    container.ended.then(() => ({ cause: "lost", error: null })),
    output.overLimit.then(() => ({ cause: "output-limit" })),
    clock.sleep(timeoutMs, { signal: settled.signal }).then(
      () => ({ cause: "timed-out" }),
      () => new Promise<never>(() => undefined),
    ),
    firing(signal, settled.signal).then(() => ({ cause: "cancelled" })),
  ]);
  try {
    return await end;
  } finally {
    settled.abort();
  }
}

async function processEnd(options: WaitOptions, settled: AbortSignal): Promise<ExecState> {
  const { exec } = options;
  for (let round = 0, sinceEnd = 0; !settled.aborted; round += 1) {
    if (exec.hasEnded) await pause(endedStreamPollsMs[sinceEnd++] ?? closedStreamPollMs);
    else await Promise.race([exec.ended, pause(openStreamPollsMs[round] ?? slowPollMs)]);
    if (settled.aborted) break;
    const state = await exec.inspect();
    if (state.isRunning) {
      // Without its stream a block that still runs can be neither read nor trusted: not all of its code may be there.
      const { error } = exec.hasEnded ? await exec.ended : { error: null };
      if (error !== null) throw error;
      continue;
    }
    await drain(options);
    return state;
  }
  return new Promise<never>(() => undefined);
}

/** Output that the process wrote before its end may still be on its way. */
async function drain({ exec, output }: WaitOptions): Promise<void> {
  for (let waitedMs = 0; waitedMs < longestDrainMs && !exec.hasEnded; waitedMs += quietMs) {
    const before = output.totalBytes;
    await Promise.race([exec.ended, pause(quietMs)]);
    if (output.totalBytes === before) return;
  }
}

function firing(signal: AbortSignal, settled: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true, signal: settled });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => (ms === 0 ? resolve() : setTimeout(resolve, ms)));
}
