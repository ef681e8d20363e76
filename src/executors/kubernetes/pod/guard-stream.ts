import type { OutputSink, Streams } from "../../contained/place.js";
import type { PodStream } from "../client/pod-stream.js";

/** Enough for a sentence, and too little to fill the memory. */
const maxErrorChars = 2000;

/**
 * Ties a pod's life to this process. PID 1 waits on its input, which is this stream. When the stream ends, because
 * agent-exec closes it or was killed, PID 1 ends. If PID 1 ends first, the stream ends.
 */
export class GuardStream implements Streams {
  #startupError = "";
  readonly #stream: PodStream;

  /** Lets PID 1 begin. */
  constructor(stream: PodStream) {
    this.#stream = stream;
    stream.write("\n");
  }

  get ended(): Streams["ended"] {
    return this.#stream.ended.then(() => ({ error: null }));
  }

  get hasEnded(): boolean {
    return this.#stream.hasEnded;
  }

  /** PID 1's error message if it failed. Then the pod ended at once. */
  get startupError(): string {
    return this.#startupError.trim();
  }

  listen(sink: OutputSink): void {
    this.#stream.listen((stream, bytes) => {
      if (stream === "stderr" && this.#startupError.length < maxErrorChars)
        this.#startupError += Buffer.from(bytes).toString("utf8");
      sink(stream, bytes);
    });
  }

  write(bytes: string | Uint8Array): void {
    this.#stream.write(bytes);
  }

  close(): void {
    this.#stream.close();
  }
}
