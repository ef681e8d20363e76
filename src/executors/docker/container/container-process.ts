import type { Duplex } from "node:stream";
import type Dockerode from "dockerode";
import { EngineCalls } from "../client/engine-call.js";
import type { ContainerEvents } from "../client/container-events.js";
import { MisspokenError } from "../client/engine-error.js";
import { FrameReader, type FrameSink } from "../client/frame-reader.js";
import { readInPlace } from "../client/reading-agent.js";

/** How an exec's stream ended: by itself, or because the connection broke. */
export type StreamEnd = { readonly error: Error | null };

/** What the engine knows about an exec. */
export interface ExecState {
  readonly isRunning: boolean;
  /** Null while it runs, and when the engine does not know. */
  readonly exitCode: number | null;
}

export interface ExecRequest {
  /** Absent: with each call's own deadline. */
  readonly calls?: EngineCalls;
  readonly container: Dockerode.Container;
  readonly command: readonly string[];
  /** `uid:gid`. */
  readonly user: string;
  readonly workingFolder?: string;
  readonly signal?: AbortSignal;
  /** Absent: the engine is asked for each end. */
  readonly ends?: ContainerEvents;
  /** Ends later questions about the exec: when it fires, its container is gone. */
  readonly lifetime?: AbortSignal;
}

/**
 * A process that the engine started inside the container, with its three streams. Nothing is kept here, because
 * any process of the same user can write into its output (`/proc/<pid>/fd/1`): before somebody listens nothing is
 * read, and neither output nor end is noticed.
 */
export class EngineExec {
  /** Resolves, never rejects, when no more output will come. */
  readonly ended: Promise<StreamEnd>;
  /** Resolves with the exit code when the engine tells it by itself; it may never do. */
  readonly told: Promise<number>;
  #hasEnded = false;
  #sink: FrameSink | null = null;
  #bytes = 0;
  #pid: number | null = null;
  readonly #frames = new FrameReader((stream, bytes) => {
    this.#bytes += bytes.length;
    this.#sink?.(stream, bytes);
  });
  readonly calls: EngineCalls;
  readonly #exec: Dockerode.Exec;
  readonly #socket: Duplex;
  readonly #ends: ContainerEvents | undefined;
  readonly #lifetime: AbortSignal | undefined;

  /** Resolves when the engine has taken the exec; the process may still be about to start. */
  static async open({
    calls = new EngineCalls(),
    container,
    command,
    user,
    workingFolder,
    signal,
    ends,
    lifetime,
  }: ExecRequest): Promise<EngineExec> {
    const options = signal === undefined ? {} : { signal };
    const exec = await calls.make({ what: "create an exec", ...options }, (abortSignal) =>
      container.exec({
        Cmd: [...command],
        User: user,
        AttachStdin: true,
        AttachStdout: true,
        AttachStderr: true,
        Tty: false,
        ...(workingFolder === undefined ? {} : { WorkingDir: workingFolder }),
        abortSignal,
      }),
    );
    const told = ends?.of(exec.id) ?? null;
    const socket = await calls.make({ what: "start an exec", ...options }, (abortSignal) =>
      exec.start({ hijack: true, stdin: true, Tty: false, abortSignal }),
    );
    return new EngineExec({ calls, exec, socket, ends, told, lifetime });
  }

  constructor({
    calls,
    exec,
    socket,
    ends,
    told = null,
    lifetime,
  }: {
    readonly calls: EngineCalls;
    readonly exec: Dockerode.Exec;
    readonly socket: Duplex;
    readonly ends?: ContainerEvents | undefined;
    readonly told?: Promise<number> | null;
    readonly lifetime: AbortSignal | undefined;
  }) {
    this.#lifetime = lifetime;
    this.#ends = ends;
    this.told = told ?? new Promise(() => undefined);
    this.calls = calls;
    this.#exec = exec;
    this.#socket = socket;
    this.ended = new Promise((resolve) => {
      const end = (error: Error | null): void => {
        this.#hasEnded = true;
        resolve({ error });
      };
      socket.on("end", () => {
        end(this.#frames.isInsideFrame ? new Error("The engine's stream was cut within a frame.") : null);
      });
      socket.on("error", (error) => end(error));
      socket.on("close", () => end(null));
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Whether the engine will tell the exit code by itself, as far as is known. */
  get isFollowed(): boolean {
    return this.#ends?.isOpen === true;
  }

  /** Its number on the engine's machine, once the engine was asked about it; null before. */
  get pid(): number | null {
    return this.#pid;
  }

  /** How much came on both streams since somebody listens. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Gives the output to `sink` from now on; a second call takes over from the first, which keeps what it got. */
  listen(sink: FrameSink): void {
    const isFirst = this.#sink === null;
    this.#sink = sink;
    if (isFirst) this.#read();
  }

  /** The same for a sink that copies what it keeps: the memory of the bytes is used again after its return. */
  listenInPlace(sink: FrameSink): void {
    this.listen(sink);
    readInPlace(this.#socket, this.#take);
  }

  write(bytes: string | Uint8Array): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  /** Writes as fast as the process reads; stops without error when it reads no more. */
  async writeAll(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of chunks) {
      if (!this.#socket.writable) return;
      if (this.#socket.write(chunk)) continue;
      await Promise.race([new Promise((resolve) => this.#socket.once("drain", resolve)), this.ended]);
    }
  }

  /** Holds the output back: the process blocks once the pipes between are full. */
  pauseOutput(): void {
    this.#socket.pause();
  }

  resumeOutput(): void {
    this.#socket.resume();
  }

  /** Ends the process's standard input; its output still comes. */
  endInput(): void {
    if (this.#socket.writable) this.#socket.end();
  }

  /** Lets go of the streams. Nothing dies: the engine goes on with a process that still runs. */
  leave(): void {
    this.#sink = () => undefined;
    this.#ends?.forget(this.#exec.id);
    this.#socket.destroy();
  }

  async inspect(deadlineMs?: number): Promise<ExecState> {
    const options = {
      what: "inspect an exec",
      ...(deadlineMs !== undefined && { deadlineMs }),
      ...(this.#lifetime !== undefined && { signal: this.#lifetime }),
    };
    const state = await this.calls.make(options, (abortSignal) => this.#exec.inspect({ abortSignal }));
    const { Running: isRunning, ExitCode: exitCode, Pid: pid } = state as Partial<typeof state>;
    const isPlausible = typeof isRunning === "boolean" && typeof pid === "number";
    if (!isPlausible || (exitCode !== null && typeof exitCode !== "number")) {
      throw new MisspokenError(options.what);
    }
    if (pid > 0) this.#pid = pid;
    return { isRunning, exitCode: isRunning ? null : exitCode };
  }

  #read(): void {
    this.#socket.on("data", this.#take);
  }

  readonly #take = (chunk: Buffer): void => {
    try {
      this.#frames.push(chunk);
    } catch (error) {
      this.#socket.destroy(error as Error);
    }
  };
}
