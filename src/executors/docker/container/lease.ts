import type { Duplex } from "node:stream";
import type Dockerode from "dockerode";
import type { OutputSink, Streams } from "../../contained/place.js";
import type { EngineCalls } from "../client/engine-call.js";
import { FrameReader } from "../client/frame-reader.js";

/** 2,000 characters: enough for a sentence, and too few to fill agent-exec's memory. */
const maxErrorChars = 2000;
/** 64 KiB: four times the size of PID 1's findings, which it prints before somebody listens. */
const maxEarlyBytes = 64 * 1024;

/**
 * Ties a container's life to this process. Before the container starts, agent-exec connects to the input of its PID 1.
 * When the connection ends, because agent-exec closes it or was killed, PID 1 ends, and the engine removes the
 * container (about 110 ms, bench/times.md, 2). In the other direction, the connection ends when the container does. The
 * same connection carries the questions to PID 1 and its answers.
 */
export class Lease implements Streams {
  /** Resolves when the connection has ended, from either side. The promise never rejects. */
  readonly ended: Streams["ended"];
  readonly #socket: Duplex;
  #startupError = "";
  #hasEnded = false;
  #hasWritten = false;
  #sink: OutputSink | null = null;
  #early: { readonly stream: "stdout" | "stderr"; readonly bytes: Uint8Array }[] = [];
  #earlyBytes = 0;

  /** Only for a container that has not started: attaching to a running one gives no lease. */
  static async take(container: Dockerode.Container, calls: EngineCalls, signal: AbortSignal): Promise<Lease> {
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
    // Reading is also the only way to notice the end.
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

  /** Passes PID 1's output to `sink`, including earlier output. */
  listen(sink: OutputSink): void {
    this.#sink = sink;
    for (const { stream, bytes } of this.#early) sink(stream, bytes);
    this.#early = [];
  }

  /**
   * The client library also sends the options of the attach call as a body. An engine that receives them late takes
   * them for input. Without a line end they would join the first line.
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
