import { addAbortListener } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { raceSignal } from "race-signal";
import { AgentExecError } from "../../../errors.js";
import type { OutputSink, Place, PlaceProcess } from "../place.js";

/** A command that prepares the place. It comes from agent-exec or from the user's setup. */
export interface Preparing {
  readonly place: Place;
  readonly signal: AbortSignal;
}

export interface Preparation extends Preparing {
  readonly command: readonly string[];
  /** The user as `uid:gid`. */
  readonly user: string;
  readonly workingFolder?: string;
  readonly onOutput?: OutputSink;
  /** Writes the command's input, which then ends. Its errors are thrown on. */
  readonly feed?: (process: PlaceProcess) => Promise<unknown>;
}

/** How long to wait for the streams of an ended process. If others keep them open, the engine closes them by then. */
const drainMs = 2000;
/** If a place is killed, its lease ends within 0.2 s (bench/times.md, 2). */
const dyingMs = 500;

/**
 * Runs a command that prepares the place, to its process's end, and resolves with its exit code. Only the engine can
 * say this. A stream that ends early, for example because the command closed it, says nothing about the command.
 * @throws AgentExecError `engine-unavailable` if the engine fails in this time, `session-lost` if the place ended. If
 * the signal aborts, the error is the signal's reason.
 */
export async function runPreparation({
  command,
  user,
  workingFolder,
  onOutput = () => undefined,
  feed,
  ...preparing
}: Preparation): Promise<number> {
  const { place, signal } = preparing;
  const request = { command, user, signal, ...(workingFolder !== undefined && { workingFolder }) };
  const process = await blamingPlace(preparing, () => place.spawn(request));
  using _leaving = addAbortListener(signal, () => process.leave());
  try {
    process.listen(onOutput);
    await feed?.(process);
    signal.throwIfAborted();
    process.endInput();
    return await blamingPlace(preparing, () => exitCodeOf(process, preparing));
  } finally {
    process.leave();
  }
}

/**
 * The same with a time limit and with the last `maxChars` characters of the output. The exit code is null if the time
 * was not enough.
 */
export async function runWithin(
  withinMs: number,
  maxChars: number,
  { signal, ...preparation }: Preparation,
): Promise<{ readonly exitCode: number | null; readonly words: string }> {
  const late = AbortSignal.timeout(withinMs);
  let words = "";
  const exitCode = await runPreparation({
    ...preparation,
    signal: AbortSignal.any([signal, late]),
    onOutput: (_stream, bytes) => {
      words = (words + Buffer.from(bytes).toString("utf8")).slice(-maxChars);
    },
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    if (!late.aborted) throw error;
    return null;
  });
  return { exitCode, words };
}

/** Runs a call whose failure is the engine's. @throws the errors of `runPreparation`. */
export async function blamingPlace<T>(preparing: Preparing, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw await explainLoss(preparing, error);
  }
}

/** The error for a failure of the engine. @throws the signal's reason if it has fired. */
export async function explainLoss({ place, signal }: Preparing, error: unknown): Promise<AgentExecError> {
  signal.throwIfAborted();
  // The place's end comes a moment after the first call that fails because of it.
  await Promise.race([place.ended, pause(dyingMs)]);
  signal.throwIfAborted();
  if (!place.hasEnded) return place.explain(error);
  const why = (await place.whyEnded?.()) ?? null;
  const what = `The ${place.names.place} ended while it was being prepared`;
  return new AgentExecError("session-lost", why === null ? `${what}.` : `${what}: ${why}`, {
    nextStep: `Run again. If the error happens again, check the ${place.names.engine}'s log, and raise \`memory\`.`,
    cause: error,
  });
}

/** @throws the place's error, or the signal's reason. */
async function exitCodeOf(process: PlaceProcess, { place, signal }: Preparing): Promise<number> {
  const watch = process.watchExit();
  try {
    const exitCode = await raceSignal(watch.told, signal);
    await raceSignal(Promise.race([process.ended, pause(drainMs)]), signal);
    const { error } = process.hasEnded ? await process.ended : { error: null };
    if (error !== null) throw error;
    if (exitCode === null) throw new Error(`the ${place.names.engine} does not know the exit code`);
    return exitCode;
  } finally {
    watch.stop();
  }
}

/** This timer does not keep the process alive. The lease does, as long as the place exists. */
function pause(ms: number): Promise<void> {
  return wait(ms, undefined, { ref: false });
}
