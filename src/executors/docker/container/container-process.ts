import type { Duplex } from "node:stream";
import type Dockerode from "dockerode";
import { EngineCalls } from "../client/engine-call.js";
import type { ContainerEvents } from "../client/container-events.js";
import { MisspokenError } from "../client/engine-error.js";
import { FrameReader } from "../client/frame-reader.js";
import type { OutputSink, PlaceProcess, SpawnRequest } from "../../contained/place.js";
import { ContainerExitWatch, type ExecState } from "./exit-watch.js";
import { ProcessList } from "./process-list.js";
import { readInPlace } from "../client/reading-agent.js";

export interface OpenProcessOptions extends SpawnRequest {
  /** Default: each call has its own deadline. */
  readonly calls?: EngineCalls;
  readonly container: Dockerode.Container;
  /** Default: a list for this process only. */
  readonly list?: ProcessList;
  /** Default: the engine is asked for each end. */
  readonly ends?: ContainerEvents | undefined;
  /** Fires when the container is gone, and ends later questions about the exec. */
  readonly lifetime?: AbortSignal;
}

interface ProcessParts extends Pick<OpenProcessOptions, "ends"> {
  readonly calls: EngineCalls;
  readonly exec: Dockerode.Exec;
  readonly list: ProcessList;
  readonly told: Promise<number>;
  readonly lifetime: AbortSignal | undefined;
}

/**
 * A process that the engine started inside the container. The process's output is not stored here, because any process
 * of the same user can write to it (`/proc/<pid>/fd/1`). Before somebody listens, nothing is read, and neither output
 * nor end is noticed.
 */
export class ContainerProcess implements PlaceProcess {
  readonly ended: PlaceProcess["ended"];
  #hasEnded = false;
  #sink: OutputSink | null = null;
  #bytes = 0;
  #pid: number | null = null;
  readonly #frames = new FrameReader((stream, bytes) => {
    this.#bytes += bytes.length;
    this.#sink?.(stream, bytes);
  });
  #watch: ContainerExitWatch | null = null;
  readonly #parts: ProcessParts;
  readonly #socket: Duplex;

  /** Resolves when the engine has accepted the exec. The process may not have started yet. */
  static async open(request: OpenProcessOptions): Promise<ContainerProcess> {
    const { calls = new EngineCalls(), container, command, user, workingFolder, signal } = request;
    const { list = new ProcessList(container, calls), ends, lifetime } = request;
    const exec = await calls.make({ what: "create an exec", signal }, (abortSignal) =>
      container.exec({
        Cmd: [...command],
        User: user,
        AttachStdin: true,
        AttachStdout: true,
        AttachStderr: true,
        Tty: false,
        ...(workingFolder !== undefined && { WorkingDir: workingFolder }),
        abortSignal,
      }),
    );
    const told = ends?.of(exec.id) ?? new Promise<never>(() => undefined);
    const socket = await calls.make({ what: "start an exec", signal }, (abortSignal) =>
      exec.start({ hijack: true, stdin: true, Tty: false, abortSignal }),
    );
    return new ContainerProcess({ calls, exec, list, ends, told, lifetime }, socket);
  }

  private constructor(parts: ProcessParts, socket: Duplex) {
    this.#parts = parts;
    this.#socket = socket;
    this.ended = new Promise((resolve) => {
      const end = (error: Error | null): void => {
        this.#hasEnded = true;
        resolve({ error });
      };
      socket.on("end", () => {
        const isCut = this.#frames.isInsideFrame;
        end(isCut ? new Error("The engine's stream ended in the middle of a message.") : null);
      });
      socket.on("error", (error) => end(error));
      socket.on("close", () => end(null));
    });
  }

  get told(): Promise<number> {
    return this.#parts.told;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  get isFollowed(): boolean {
    return this.#parts.ends?.isOpen === true;
  }

  get pid(): number | null {
    return this.#pid;
  }

  get bytes(): number {
    return this.#bytes;
  }

  listen(sink: OutputSink): void {
    const isFirst = this.#sink === null;
    this.#sink = sink;
    if (isFirst) this.#socket.on("data", this.#take);
  }

  listenInPlace(sink: OutputSink): void {
    this.listen(sink);
    readInPlace(this.#socket, this.#take);
  }

  write(bytes: string | Uint8Array): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  async writeAll(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const chunk of chunks) {
      if (!this.#socket.writable) return;
      if (this.#socket.write(chunk)) continue;
      await Promise.race([new Promise((resolve) => this.#socket.once("drain", resolve)), this.ended]);
    }
  }

  pauseOutput(): void {
    this.#socket.pause();
  }

  resumeOutput(): void {
    this.#socket.resume();
  }

  endInput(): void {
    if (this.#socket.writable) this.#socket.end();
  }

  /** The engine continues a process that still runs. */
  leave(): void {
    if (this.#watch?.isTold === true && !this.#hasEnded) this.#parts.list.noteHeldStreams();
    this.#sink = () => undefined;
    this.#parts.ends?.forget(this.#parts.exec.id);
    this.#socket.destroy();
  }

  async exitCode(): Promise<number | null> {
    return (await this.inspect()).exitCode;
  }

  watchExit(): ContainerExitWatch {
    return (this.#watch = new ContainerExitWatch(this, this.#parts.list));
  }

  async inspect(): Promise<ExecState> {
    const { calls, exec, lifetime: signal } = this.#parts;
    const what = "inspect an exec";
    const state = await calls.make({ what, signal }, (abortSignal) => exec.inspect({ abortSignal }));
    const { Running: isRunning, ExitCode: exitCode, Pid: pid } = state as Partial<typeof state>;
    const isPlausible = typeof isRunning === "boolean" && typeof pid === "number";
    if (!isPlausible || (exitCode !== null && typeof exitCode !== "number")) throw new MisspokenError(what);
    if (pid > 0) this.#pid = pid;
    return { isRunning, exitCode: isRunning ? null : exitCode };
  }

  readonly #take = (chunk: Buffer): void => {
    try {
      this.#frames.push(chunk);
    } catch (error) {
      this.#socket.destroy(error as Error);
    }
  };
}
