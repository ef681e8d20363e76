import type { Duplex } from "node:stream";
import type Dockerode from "dockerode";
import type { OutputSink, Streams } from "../../contained/place.js";
import type { EngineCalls } from "../client/engine-call.js";
import { FrameReader } from "../client/frame-reader.js";

/** 2,000 characters: enough for a sentence, and no way to fill our memory. */
const maxErrorChars = 2000;
/** 64 KiB: four times what PID 1 says before somebody listens, its findings. */
const maxEarlyBytes = 64 * 1024;

/**
 * Ties a container's life to this process. Before the container starts, agent-exec connects to the input of its PID 1.
 * When the connection ends, because agent-exec closes it or was killed, PID 1 ends, and the engine removes the
 * container (about 110 ms, bench/times.md, 2). The other way round the connection ends when the container does. What
 * PID 1 is asked and answers goes over the same connection.
 */
export class Lease implements Streams {
  /** Resolves, never rejects, when the connection has ended, from whichever side. */
  readonly ended: Streams["ended"];
  readonly #socket: Duplex;
  #startupError = "";
  #hasEnded = false;
  #hasWritten = false;
  #sink: OutputSink | null = null;
  #early: { readonly stream: "stdout" | "stderr"; readonly bytes: Uint8Array }[] = [];
  #earlyBytes = 0;

  /** Only for a container that is created and not started: an attach to a running one is no lease. */
  static async take({
    container,
    calls,
    signal,
  }: {
    readonly container: Dockerode.Container;
    readonly calls: EngineCalls;
    readonly signal: AbortSignal;
  }): Promise<Lease> {
    const socket = await calls.make({ what: "attach to the container", signal }, (abortSignal) =>
      container.attach({ stream: true, hijack: true, stdin: true, stdout: true, stderr: true, abortSignal }),
    );
    return new Lease(socket as Duplex);
  }

  constructor(socket: Duplex) {
    this.#socket = socket;
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.#hasEnded = true;
        resolve({ error: null });
      };
      for (const event of ["end", "error", "close"]) socket.on(event, end);
    });
    // Reading is also what shows the end.
    const frames = new FrameReader((stream, bytes) => this.#take(stream, bytes));
    socket.on("data", (chunk: Buffer) => {
      try {
        frames.push(chunk);
      } catch {
        socket.destroy();
      }
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Gives what PID 1 says to `sink`, also what it said before. */
  listen(sink: OutputSink): void {
    this.#sink = sink;
    for (const { stream, bytes } of this.#early) sink(stream, bytes);
    this.#early = [];
  }

  /**
   * The client's library also sends the options of the attach call as a body. An engine that gets them late takes them
   * for input, and without a line end they would be part of the first line.
   */
  write(text: string): void {
    if (this.#socket.writable) this.#socket.write(this.#hasWritten ? text : `\n${text}`);
    this.#hasWritten = true;
  }

  /**
   * PID 1's error message if it failed, which is why the container ended at once: "exec sh failed: No such file or
   * directory".
   */
  get startupError(): string {
    return this.#startupError.trim();
  }

  release(): void {
    this.#socket.destroy();
  }

  #take(stream: "stdout" | "stderr", bytes: Uint8Array): void {
    if (stream === "stderr" && this.#startupError.length < maxErrorChars) {
      this.#startupError += Buffer.from(bytes).toString("utf8");
    }
    if (this.#sink !== null) return this.#sink(stream, bytes);
    if ((this.#earlyBytes += bytes.length) > maxEarlyBytes) return;
    this.#early.push({ stream, bytes: Buffer.from(bytes) });
  }
}
