import type { OutputSink } from "../../contained/place.js";

const headerBytes = 8;

/** 256 MiB: the engine's own frames have at most 32 KiB. */
const maxFrameBytes = 256 * 1024 * 1024;

/**
 * Splits the engine's multiplexed stream into its frames: a type byte, three zeros, the length in four bytes, the
 * payload (Engine API, "Attach to a container"). Payloads are passed on as they come, without copies, so that long
 * frames need no memory.
 */
export class FrameReader {
  readonly #header = Buffer.alloc(headerBytes);
  readonly #sink: OutputSink;
  #headerFilled = 0;
  #stream: "stdout" | "stderr" = "stdout";
  #payloadLeft = 0;

  constructor(sink: OutputSink) {
    this.#sink = sink;
  }

  /** Whether a frame is incomplete. If the stream ends now, it was cut. */
  get isInsideFrame(): boolean {
    return this.#headerFilled > 0 || this.#payloadLeft > 0;
  }

  /** @throws Error if the bytes are not frames: the engine, or a server in between, uses another protocol. */
  push(chunk: Buffer): void {
    let position = 0;
    while (position < chunk.length) {
      position +=
        this.#payloadLeft > 0 ? this.#takePayload(chunk, position) : this.#takeHeader(chunk, position);
    }
  }

  #takePayload(chunk: Buffer, position: number): number {
    const taken = Math.min(this.#payloadLeft, chunk.length - position);
    this.#payloadLeft -= taken;
    this.#sink(this.#stream, chunk.subarray(position, position + taken));
    return taken;
  }

  #takeHeader(chunk: Buffer, position: number): number {
    const end = position + headerBytes - this.#headerFilled;
    const taken = chunk.copy(this.#header, this.#headerFilled, position, end);
    this.#headerFilled += taken;
    if (this.#headerFilled < headerBytes) return taken;
    // The type and the three zeros, as one number.
    const type = this.#header.readUInt32BE(0) / 2 ** 24;
    if (type !== 1 && type !== 2)
      throw new Error(
        `The engine's output stream is broken: a frame cannot begin with the bytes ${this.#header.toString("hex")}.`,
      );
    const length = this.#header.readUInt32BE(4);
    if (length > maxFrameBytes)
      throw new Error(
        `The engine sends a frame of ${length} bytes in its output stream, but at most ${maxFrameBytes} are allowed.`,
      );
    this.#headerFilled = 0;
    this.#stream = type === 1 ? "stdout" : "stderr";
    this.#payloadLeft = length;
    return taken;
  }
}
