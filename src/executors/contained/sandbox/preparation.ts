import { setTimeout as wait } from "node:timers/promises";
import { raceSignal } from "race-signal";
import { AgentExecError } from "../../../errors.js";
import type { DockerContainer } from "../../docker/container/container.js";
import { unavailable } from "../../docker/client/connection-failure.js";
import { MisspokenError } from "../../docker/client/engine-error.js";
import type { EngineExec } from "../../docker/container/container-process.js";
import type { FrameSink } from "../../docker/client/frame-reader.js";

/** What a container is prepared with, be it by us or by a person's commands. */
export interface Preparing {
  readonly container: DockerContainer;
  /** The engine's, for messages. */
  readonly endpoint: string;
  readonly signal: AbortSignal;
}

export interface Preparation extends Preparing {
  readonly command: readonly string[];
  /** `uid:gid`. */
  readonly user: string;
  readonly workingFolder?: string;
  readonly onOutput?: FrameSink;
  /** Writes what the command reads; its input ends then. What this throws is thrown on. */
  readonly feed?: (exec: EngineExec) => Promise<unknown>;
}

/** 1 s: a stream can stay open although its process has ended, and installing takes minutes. */
const openStreamPollMs = 1000;
/** 100 ms: at the stream's end the engine knows the exit code, unless it waits for streams of a command before. */
const endedStreamPollMs = 100;
/** 2 s for the stream of a process that has ended: the engine itself closes one that others hold by then. */
const drainMs = 2000;
/** 500 ms: the lease of a container that is killed ends within 0.2 s (docs/measurements.md, 4). */
const dyingMs = 500;

/**
 * Runs a command that prepares the container, to its process's end, and resolves with its exit code. That is the
 * engine's word: a stream that ends early, as of a command that closes it, says nothing about the command.
 *
 * @throws AgentExecError `engine-unavailable` when the engine fails meanwhile, `session-lost` when the container ended.
 *   On abort: the signal's reason.
 */
export async function runPreparation({
  command,
  user,
  workingFolder,
  onOutput = () => undefined,
  feed,
  ...preparing
}: Preparation): Promise<number> {
  const { container, signal } = preparing;
  const request = { command, user, signal, ...(workingFolder !== undefined && { workingFolder }) };
  const exec = await blamingEngine(preparing, () => container.exec(request));
  const onAbort = (): void => exec.leave();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    exec.listen(onOutput);
    await feed?.(exec);
    signal.throwIfAborted();
    exec.endInput();
    return await blamingEngine(preparing, () => endOf(exec, preparing));
  } finally {
    signal.removeEventListener("abort", onAbort);
    exec.leave();
  }
}

/** Calls of the engine, whose failure is no fault of what prepares the container. @throws as `runPreparation` does. */
export async function blamingEngine<T>(preparing: Preparing, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw await explainLoss(preparing, error);
  }
}

/** What an engine's failure is called. @throws the signal's reason where it has fired. */
export async function explainLoss(
  { container, endpoint, signal }: Preparing,
  error: unknown,
): Promise<AgentExecError> {
  signal.throwIfAborted();
  // The end of the container comes a moment after the first call that fails for it.
  await Promise.race([container.ended, pause(dyingMs)]);
  signal.throwIfAborted();
  if (!container.hasEnded) return unavailable(endpoint, error);
  return new AgentExecError("session-lost", "The container ended while it was being prepared.", {
    nextStep: "Run again; if it happens again, look at the engine's log, and raise `memory`.",
    cause: error,
  });
}

/** The exit code. @throws the engine's error, or the signal's reason. */
async function endOf(exec: EngineExec, { container, signal }: Preparing): Promise<number> {
  const settled = new AbortController();
  try {
    const exitCode = await raceSignal(untilOver(exec, settled.signal), signal);
    await raceSignal(Promise.race([exec.ended, pause(drainMs)]), signal);
    if (!exec.hasEnded) container.noteHeldStreams();
    await throwIfBroken(exec);
    if (exitCode === null) throw new MisspokenError("inspect an exec");
    return exitCode;
  } finally {
    settled.abort();
  }
}

/** Asks the engine seldom while the stream is open, and often once it has ended. */
async function untilOver(exec: EngineExec, settled: AbortSignal): Promise<number | null> {
  for (let sinceEnd = 0; !settled.aborted;) {
    if (exec.hasEnded) await pause(sinceEnd++ === 0 ? 0 : endedStreamPollMs);
    else await Promise.race([exec.ended, pause(openStreamPollMs)]);
    await throwIfBroken(exec);
    const { isRunning, exitCode } = await exec.inspect();
    if (!isRunning) return exitCode;
  }
  return null;
}

async function throwIfBroken(exec: EngineExec): Promise<void> {
  if (!exec.hasEnded) return;
  const { error } = await exec.ended;
  if (error !== null) throw error;
}

/** Holds nobody's process: as long as the container is there, its lease does. */
function pause(ms: number): Promise<void> {
  return wait(ms, undefined, { ref: false });
}
