import type { AgentExecError } from "../../errors.js";

/** Called with output as it arrives. */
export type OutputSink = (stream: "stdout" | "stderr", bytes: Uint8Array) => void;

/** The streams of a process. They store nothing: before `listen`, no output is read and no end is noticed. */
export interface Streams {
  /** Resolves when no more output will come, with an error if the streams broke. The promise never rejects. */
  readonly ended: Promise<{ readonly error: Error | null }>;
  readonly hasEnded: boolean;
  /** Gives the output to `sink` from now on, instead of an earlier one. */
  listen(sink: OutputSink): void;
  write(bytes: string | Uint8Array): void;
}

/** A process that was started in a place. */
export interface PlaceProcess extends Streams {
  /** How many bytes both streams gave since the first `listen`. */
  readonly bytes: number;
  /** Like `listen`, but the memory of the bytes is reused after the sink returns. The sink must copy what it keeps. */
  listenInPlace(sink: OutputSink): void;
  /** Writes as fast as the process reads. Stops without an error if the process stops reading. */
  writeAll(chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Stops reading the output: the process waits once the buffers are full. */
  pauseOutput(): void;
  resumeOutput(): void;
  /** Ends the process's standard input. The process's output still comes. */
  endInput(): void;
  /** Closes the input and drops all further output. The process itself continues. */
  leave(): void;
  /**
   * The exit code; null while the process runs, or if it is unknown.
   * @throws the place's error.
   */
  exitCode(): Promise<number | null>;
  /**
   * Starts to watch for the end of the process, which can come before the end of its streams. Call this method once.
   * `isAlive` tells whether a process with this number is in the place; null if unknown. A place whose engine reports
   * ends late uses it.
   */
  watchExit(isAlive?: (pid: number) => Promise<boolean | null>): ExitWatch;
}

/** The end of a process, which the place may report late. */
export interface ExitWatch {
  /**
   * Resolves with the exit code, or null if it is unknown. Rejects with the place's error. Never settles after `stop`.
   */
  readonly told: Promise<number | null>;
  /**
   * Resolves as soon as the process is seen to have ended, so that the wait for `told` does not count as its time. The
   * promise never rejects.
   */
  readonly over: Promise<void>;
  /** Asks at the deadline whether the process has ended without a report. `silent`: the place does not answer. */
  look(): Promise<"running" | "over" | "silent">;
  stop(): void;
}

/** What users call a place and its engine: "container", "engine". */
export interface PlaceNames {
  readonly place: string;
  readonly engine: string;
  /** The engine's full name, for example "container engine". */
  readonly wholeEngine: string;
}

export interface SpawnRequest {
  readonly command: readonly string[];
  /** The user as `uid:gid`. */
  readonly user: string;
  readonly workingFolder?: string;
  readonly signal?: AbortSignal;
}

/**
 * A place in which processes of several users run, cut off from everything else: a container, a machine, a namespace.
 * The first process of a place is the guard (`guard.sh`), as the guard's user. If the guard ends, all other processes
 * end. The guard ends when agent-exec ends, in whatever way. The folders of `folders.ts` exist.
 */
export interface Place {
  /** The name under which users find it. */
  readonly name: string;
  readonly names: PlaceNames;
  /** Why it ended, in the engine's words; null if that is unknown. Never rejects. Absent: the engine does not say it. */
  whyEnded?(): Promise<string | null>;
  /** The absolute path of the workspace. A shell needs no quotes for it. */
  readonly workspaceFolder: string;
  /** The longest wait for one answer of the place; Infinity if each call has its own limit. */
  readonly maxWaitMs: number;
  /** The streams of the first process, with its output from the start on. */
  readonly guard: Streams;
  /** Why the first process failed, in its own words; empty if it did not fail. */
  readonly startupError: string;
  /** Resolves when the place has ended or cannot be reached any more. The promise never rejects. */
  readonly ended: Promise<void>;
  readonly hasEnded: boolean;
  /**
   * Starts a process. @throws PlaceSilentError, the place's own error, the signal's reason, or that the place ended.
   */
  spawn(request: SpawnRequest): Promise<PlaceProcess>;
  /** Whether it runs. @throws if that is unknown. */
  isRunning(): Promise<boolean>;
  /** How often the engine reported that the place ran out of memory. */
  readonly timesMemorySpent: number;
  /** Whether the place ended because it ran out of memory, more than `times` times; false if that is unknown. */
  hasDiedOfMemory(options?: { readonly times?: number }): Promise<boolean>;
  /** Removes every network but the loopback. @throws the place's error. */
  cutNetworks(signal: AbortSignal): Promise<void>;
  /**
   * For a place that the user keeps: ends agent-exec's own processes, or with `stopped` all processes. This call never
   * throws.
   */
  keep(as: "running" | "stopped"): Promise<void>;
  /** Ends the place with all its processes. This call never throws. */
  end(): Promise<void>;
  /**
   * Stops using the place if its engine does not answer. The engine ends the place when it notices that agent-exec is
   * gone.
   */
  abandon(): void;
  /** The message of the place's error. */
  wordsOf(error: unknown): string;
  /** The place's error as the user sees it. */
  explain(error: unknown): AgentExecError;
}

/** The engine of a place did not answer in time. */
export class PlaceSilentError extends Error {
  override readonly name: string = "PlaceSilentError";
}
