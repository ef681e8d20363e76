import type { AgentExecError } from "../../errors.js";

/** Takes output as it comes. */
export type OutputSink = (stream: "stdout" | "stderr", bytes: Uint8Array) => void;

/** The streams of a process. Nothing is kept: before somebody listens nothing is read, and no end is noticed. */
export interface Streams {
  /** Resolves, never rejects, when no more output will come; with an error where the streams broke. */
  readonly ended: Promise<{ readonly error: Error | null }>;
  readonly hasEnded: boolean;
  /** Gives the output to `sink` from now on; a second call takes over from the first, which keeps what it got. */
  listen(sink: OutputSink): void;
  write(bytes: string | Uint8Array): void;
}

/** A process that was started in a place. */
export interface PlaceProcess extends Streams {
  /** How much came on both streams since somebody listens. */
  readonly bytes: number;
  /** As `listen`, for a sink that copies what it keeps: the memory of the bytes is used again after its return. */
  listenInPlace(sink: OutputSink): void;
  /** Writes as fast as the process reads; stops without error when it reads no more. */
  writeAll(chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Holds the output back: the process blocks once what lies between is full. */
  pauseOutput(): void;
  resumeOutput(): void;
  /** Ends the process's standard input; its output still comes. */
  endInput(): void;
  /** Lets go of the streams: the input ends, and what still comes out goes nowhere. Nothing dies by that. */
  leave(): void;
  /** Asks for the exit code; null while it runs, and where nobody knows it. @throws the place's error. */
  exitCode(): Promise<number | null>;
  /** Begins to watch for its end, which is not that of its streams. To be called once. */
  watchExit(): ExitWatch;
}

/** The end of a process, which the place may tell late. */
export interface ExitWatch {
  /** Resolves with the exit code, null where nobody knows it; never after `stop`. Rejects with the place's error. */
  readonly told: Promise<number | null>;
  /** Resolves, never rejects, when the process is first seen to have ended: the wait for `told` is not its time. */
  readonly over: Promise<void>;
  /** Asked when its time is up: whether it has ended although nobody told so. `silent`: the place answers nothing. */
  look(): Promise<"running" | "over" | "silent">;
  stop(): void;
}

/** What people call a place, and whoever keeps it: "container", "engine". */
export interface PlaceNames {
  readonly place: string;
  readonly keeper: string;
  /** Where nothing before it says what kind of keeper it is. */
  readonly wholeKeeper: string;
}

export interface SpawnRequest {
  readonly command: readonly string[];
  /** `uid:gid`. */
  readonly user: string;
  readonly workingFolder?: string;
  readonly signal?: AbortSignal;
}

/**
 * A place in which processes of several users run, cut off from everything else: a container, a machine, a namespace. Its
 * first process is the guard (`guard.sh`), as the guard's user. If that process ends, all others end; it ends when this
 * program ends, in whatever way. The folders of `folders.ts` are there.
 */
export interface Place {
  /** By which people find it. */
  readonly name: string;
  readonly names: PlaceNames;
  /** Where the workspace lies in it: an absolute path that a shell needs no quotes for. */
  readonly workspaceFolder: string;
  /** The longest wait for any one answer of the place; Infinity where each has its own. */
  readonly maxWaitMs: number;
  /** The first process's own streams, with what it said before somebody listened. */
  readonly guard: Streams;
  /** What the first process said of its own failure; empty where it serves. */
  readonly startupError: string;
  /** Resolves, never rejects, when the place has ended, or nobody can reach it any more. */
  readonly ended: Promise<void>;
  readonly hasEnded: boolean;
  /** Starts a process. @throws PlaceSilentError, the place's own error, the signal's reason, or that the place ended. */
  spawn(request: SpawnRequest): Promise<PlaceProcess>;
  /** Whether it runs. @throws where nobody can tell. */
  isRunning(): Promise<boolean>;
  /** How often it was told that the place's memory was spent. */
  readonly timesMemorySpent: number;
  /** Whether it has ended for want of memory that was spent more than `times` times; false where nobody can tell. */
  hasDiedOfMemory(options?: { readonly times?: number }): Promise<boolean>;
  /** Takes every network from it but its own loopback. @throws the place's error. */
  cutNetworks(signal: AbortSignal): Promise<void>;
  /** Ends what is ours in a place that a person keeps, and, where it is to be stopped, all else. Never throws. */
  keep(as: "running" | "stopped"): Promise<void>;
  /** Ends it and all that runs in it. Never throws. */
  end(): Promise<void>;
  /** Lets go of it without a question to a keeper that does not answer; it ends when that sees that we are gone. */
  abandon(): void;
  /** The bare words of an error of the place's. */
  wordsOf(error: unknown): string;
  /** An error of the place's as a person is told of it. */
  explain(error: unknown): AgentExecError;
}

/** Whoever keeps a place took a question and did not answer it in time. */
export class PlaceSilentError extends Error {
  override readonly name: string = "PlaceSilentError";
}
