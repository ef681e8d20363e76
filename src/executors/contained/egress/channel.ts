import { Duplex } from "node:stream";
import { encodeCredit, encodeFrame, FrameError, frameTypes, maxPayloadBytes, windowBytes } from "./frames.js";

/** Credit is given in larger steps, so that at most every second data frame needs a credit frame. */
const creditStepBytes = 32_768;

export interface ChannelParts {
  readonly id: number;
  readonly send: (frame: Buffer) => void;
  /** Called once, after both directions have ended. */
  readonly onClosed: () => void;
}

/** One connection of a program in the place, as a stream with at most one window of bytes in each direction. */
export class Channel extends Duplex {
  readonly #parts: ChannelParts;
  /** Data that has arrived but is not read yet. */
  #arrived: Buffer[] = [];
  #arrivedBytes = 0;
  #owedCredit = 0;
  #isWanted = false;
  #hasTheirEnd = false;
  #sendable = windowBytes;
  #waiting: { readonly rest: Buffer; readonly done: () => void } | null = null;
  #isOver = false;
  /** When the last byte came or went, in `performance.now()` time. */
  activeAt = performance.now();

  constructor(parts: ChannelParts) {
    super({
      allowHalfOpen: true,
      readableHighWaterMark: maxPayloadBytes,
      writableHighWaterMark: maxPayloadBytes,
    });
    this.#parts = parts;
  }

  /** Whether one side has ended its direction. */
  get hasEnded(): boolean {
    return this.#hasTheirEnd || this.writableFinished;
  }

  /** @throws FrameError if the data exceeds the credit. */
  receive(payload: Buffer): void {
    if (this.#hasTheirEnd)
      throw new FrameError(
        "The sandbox's relay to the network received data on a connection that had already ended.",
      );
    this.#arrivedBytes += payload.length;
    if (this.#arrivedBytes + this.#owedCredit > windowBytes)
      throw new FrameError("The relay received more data than it had asked for.");
    this.activeAt = performance.now();
    if (this.destroyed) return;
    this.#arrived.push(payload);
    this.#handOn();
  }

  receiveEnd(): void {
    this.#hasTheirEnd = true;
    this.#handOn();
  }

  /** @throws FrameError if the credit would exceed a window. */
  receiveCredit(bytes: number): void {
    this.#sendable += bytes;
    if (bytes === 0 || this.#sendable > windowBytes)
      throw new FrameError("The relay was asked for an invalid amount of data.");
    this.activeAt = performance.now();
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.#sendAll(waiting.rest, waiting.done);
  }

  /** The program has gone, so nothing is sent to it. */
  receiveClose(): void {
    this.#isOver = true;
    this.destroy();
  }

  override _read(): void {
    this.#isWanted = true;
    this.#handOn();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#sendAll(chunk, done);
  }

  override _final(done: () => void): void {
    this.#parts.send(encodeFrame(frameTypes.end, this.#parts.id));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const isWhole = this.#hasTheirEnd && this.#arrived.length === 0 && this.writableFinished;
    if (!this.#isOver && !isWhole) this.#parts.send(encodeFrame(frameTypes.close, this.#parts.id));
    this.#isOver = true;
    this.#arrived = [];
    this.#waiting = null;
    this.#parts.onClosed();
    done(error);
  }

  #handOn(): void {
    while (this.#isWanted) {
      const next = this.#arrived.shift();
      if (next === undefined) break;
      this.#arrivedBytes -= next.length;
      this.#giveCredit(next.length);
      this.#isWanted = this.push(next);
    }
    if (this.#hasTheirEnd && this.#arrived.length === 0) this.push(null);
  }

  #giveCredit(bytes: number): void {
    this.#owedCredit += bytes;
    if (this.#owedCredit < creditStepBytes) return;
    if (!this.#hasTheirEnd) this.#parts.send(encodeCredit(this.#parts.id, this.#owedCredit));
    this.#owedCredit = 0;
  }

  #sendAll(chunk: Buffer, done: () => void): void {
    let rest = chunk;
    while (rest.length > 0 && this.#sendable > 0) {
      const part = rest.subarray(0, Math.min(rest.length, this.#sendable, maxPayloadBytes));
      this.#sendable -= part.length;
      this.#parts.send(encodeFrame(frameTypes.data, this.#parts.id, part));
      rest = rest.subarray(part.length);
    }
    if (rest.length === 0) done();
    else this.#waiting = { rest, done };
  }
}
