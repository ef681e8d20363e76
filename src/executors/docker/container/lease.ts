import type { Duplex } from "node:stream";
import type Dockerode from "dockerode";
import { callEngine } from "../engine/engine-call.js";
import { FrameReader } from "../engine/frame-reader.js";

/** 2,000 characters: enough for a sentence, and no way to fill our memory. */
const maxWordsChars = 2000;

/**
 * Ties a container's life to ours. PID 1 reads from the connection that is attached here before the container
 * starts; when the connection ends, because we end it or because our process was killed, PID 1 ends, and the
 * engine removes the container (about 110 ms, docs/measurements.md, 4). The other way round the connection
 * ends when the container does.
 */
export class Lease {
  /** Resolves, never rejects, when the connection has ended, from whichever side. */
  readonly ended: Promise<void>;
  readonly #socket: Duplex;
  #words = "";

  /** Only for a container that is created and not started: an attach to a running one is no lease. */
  static async take(container: Dockerode.Container, signal: AbortSignal): Promise<Lease> {
    const socket = await callEngine({ what: "attach to the container", signal }, (abortSignal) =>
      container.attach({ stream: true, hijack: true, stdin: true, stdout: true, stderr: true, abortSignal }),
    );
    return new Lease(socket as Duplex);
  }

  constructor(socket: Duplex) {
    this.#socket = socket;
    this.ended = new Promise((resolve) => {
      socket.on("end", () => resolve());
      socket.on("error", () => resolve());
      socket.on("close", () => resolve());
    });
    // PID 1 writes nothing unless it cannot start; reading is what shows the end.
    const frames = new FrameReader((_stream, bytes) => this.#keepWords(bytes));
    socket.on("data", (chunk: Buffer) => {
      try {
        frames.push(chunk);
      } catch {
        socket.destroy();
      }
    });
  }

  /** What PID 1 said, which is why the container ended at once: "exec sh failed: No such file or directory". */
  get words(): string {
    return this.#words.trim();
  }

  release(): void {
    this.#socket.destroy();
  }

  #keepWords(bytes: Uint8Array): void {
    if (this.#words.length < maxWordsChars) this.#words += Buffer.from(bytes).toString("utf8");
  }
}
