import type { AgentExecError } from "../../errors.js";

export type OutputSink = (stream: "stdout" | "stderr", bytes: Uint8Array) => void;

/** The streams of a process. They store nothing: before `listen`, no output is read and no end is noticed. */
export interface Streams {
  /** Resolves after the last output, with an error if the streams broke. Never rejects. */
  readonly ended: Promise<{ readonly error: Error | null }>;
  readonly hasEnded: boolean;
  /** From this call on, gives the output to `sink` instead of an earlier one. */
  listen(sink: OutputSink): void;
  write(bytes: string | Uint8Array): void;
}

/** A process that was started in a place. */
export interface PlaceProcess extends Streams {
  /** How many bytes came from both streams since the first `listen`. */
  readonly bytes: number;
  /** Like `listen`, but the memory is reused after the sink returns. So the sink must copy what it keeps. */
  listenInPlace(sink: OutputSink): void;
  /** Writes as fast as the process reads. If the process stops reading, this stops without an error. */
  writeAll(chunks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Stops reading the output. When the buffers are full, the process waits. */
  pauseOutput(): void;
  resumeOutput(): void;
  /** Ends the process's standard input. Its output still comes. */
  endInput(): void;
  /** Closes the input and drops all further output. The process itself continues. */
  leave(): void;
  /** The exit code. Null while the process runs, or if it is unknown. @throws the place's error. */
  exitCode(): Promise<number | null>;
  /**
   * Starts to watch for the end of the process, which can come before the end of its streams. Call it once. `isAlive`
   * tells whether a process with this number is in the place. Null if unknown. It is needed if the place's engine
   * reports ends late.
   */
  watchExit(isAlive?: (pid: number) => Promise<boolean | null>): ExitWatch;
}

/** The end of a process, which the place may report late. */
export interface ExitWatch {
  /** Resolves with the exit code. Null if it is unknown. Rejects with the place's error. Never settles after `stop`. */
  readonly told: Promise<number | null>;
  /** Resolves as soon as the process has visibly ended, possibly long before `told`. Never rejects. */
  readonly over: Promise<void>;
  /** Asks at the deadline whether the process has ended without a report. `silent`: the place does not answer. */
  look(): Promise<"running" | "over" | "silent">;
  stop(): void;
}

/** The words that users read for a place and its engine: "container", "engine". */
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
 * A place in which processes of several users run, cut off from everything else: a container, a machine or a namespace.
 * Its first process is the guard (`guard.sh`), as the guard's user. If the guard ends, all other processes end. If
 * agent-exec ends in any way, the guard ends. The folders of `folders.ts` exist.
 */
export interface Place {
  /** The name under which users find it. */
  readonly name: string;
  readonly names: PlaceNames;
  /** Why it ended, in the engine's words. Null if unknown. Never rejects. Absent: the engine never says it. */
  whyEnded?(): Promise<string | null>;
  /** The absolute path of the workspace. It needs no quotes in a shell. */
  readonly workspaceFolder: string;
  /** The longest wait for an answer of the place. Infinity if each call has a limit of its own. */
  readonly maxWaitMs: number;
  /** The streams of the first process, with its output from the beginning. */
  readonly guard: Streams;
  /** Why the first process failed, in its own words. Empty if it did not fail. */
  readonly startupError: string;
  /** Resolves when the place has ended or cannot be reached any more. The promise never rejects. */
  readonly ended: Promise<void>;
  readonly hasEnded: boolean;
  /** @throws PlaceSilentError, the place's own error, the signal's reason, or an error that the place ended. */
  spawn(request: SpawnRequest): Promise<PlaceProcess>;
  /** Whether the place runs. @throws if this is unknown. */
  isRunning(): Promise<boolean>;
  /** How often the engine reported that the place ran out of memory. */
  readonly timesMemorySpent: number;
  /** Whether the place ended because it ran out of memory more than `times` times. False if unknown. */
  hasDiedOfMemory(options?: { readonly times?: number }): Promise<boolean>;
  /** Removes every network but the loopback. @throws the place's error. */
  cutNetworks(signal: AbortSignal): Promise<void>;
  /** For a place that the user keeps. Ends agent-exec's processes, or with `stopped` all. Never throws. */
  keep(as: "running" | "stopped"): Promise<void>;
  /** Ends the place with all its processes. This call never throws. */
  end(): Promise<void>;
  /** Stops using a silent engine's place. The engine ends the place when it notices that agent-exec has gone. */
  abandon(): void;
  /** The message of the place's error. */
  wordsOf(error: unknown): string;
  /** The place's error as the user sees it. */
  explain(error: unknown): AgentExecError;
}

/** The error if a place's engine did not answer in time. */
export class PlaceSilentError extends Error {
  override readonly name: string = "PlaceSilentError";
}
