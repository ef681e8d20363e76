import type { Duplex } from "node:stream";
import { raceSignal } from "race-signal";
import type { Place, PlaceProcess } from "../place.js";
import { forwarderUser } from "../guard/users.js";
import { Channel } from "./channel.js";
import { forwarderCommand, NoInterpreterError, noInterpreterCode } from "./forwarder.js";
import { encodeFrame, type Frame, FrameDecoder, FrameError, frameTypes, maxConnections } from "./frames.js";
import { deadlineAfter } from "../../../deadline.js";

/** Python starts in 40 ms and Node in 80 ms. A busy runner can take hundreds of times longer. */
const startDeadlineMs = 20_000;
/** Enough for a sentence, and too little to fill agent-exec's memory. */
const maxFailureChars = 2000;

const sweepMs = 2000;
/** How long a connection may be silent in both directions, as with usual proxies. A server may take long to answer. */
const idleMsAtMost = 300_000;
/** How long a half-ended connection may be silent. A killed program looks like one that has finished sending. */
const idleAfterEndMs = 10_000;
/** The end of the forwarder is usually noticed within 50 ms. */
const leaveAfterMs = 1000;

/** The parts of a process that the relay needs. */
export type Forwarder = Pick<PlaceProcess, "ended" | "listen" | "write" | "endInput" | "leave" | "exitCode">;

/** Called with each connection of a program in the place. It must destroy connections that it does not want. */
type OnConnection = (connection: Duplex) => void;

/**
 * The way out of a place without a network: the forwarder inside, and the connections that it passes to this process.
 * All data from inside counts as hostile, although blocks cannot write to the forwarder's streams or memory. Anything
 * that agent-exec's forwarder never sends ends the relay and all its connections.
 */
export class Relay {
  /** Resolves with the reason why the relay ended. Null if `close` ended it. Never rejects. */
  readonly ended: Promise<string | null>;
  readonly #forwarder: Forwarder;
  readonly #onConnection: OnConnection;
  readonly #channels = new Map<number, Channel>();
  #lastId = 0;
  #threads: number | null = null;
  #failure = "";
  #isOver = false;
  readonly #sweeping = setInterval(() => this.#sweep(), sweepMs).unref();
  #markReady: () => void = () => undefined;
  #markEnded: (why: string | null) => void = () => undefined;

  /** @throws NoInterpreterError, the engine's error, an error with the forwarder's words, or the signal's reason. */
  static async open(place: Place, onConnection: OnConnection, signal: AbortSignal): Promise<Relay> {
    const forwarder = await place.spawn({
      command: forwarderCommand,
      user: forwarderUser,
      workingFolder: "/",
      signal,
    });
    const relay = new Relay(forwarder, onConnection);
    try {
      await relay.#untilReady(signal);
      return relay;
    } catch (error) {
      relay.close();
      throw error;
    }
  }

  constructor(forwarder: Forwarder, onConnection: OnConnection) {
    this.#forwarder = forwarder;
    this.#onConnection = onConnection;
    this.ended = new Promise((resolve) => (this.#markEnded = resolve));
    const decoder = new FrameDecoder((frame) => this.#take(frame));
    forwarder.listen((stream, bytes) => {
      if (this.#isOver) return;
      if (stream === "stderr") return this.#keepFailure(bytes);
      try {
        decoder.push(bytes);
      } catch (error) {
        this.#end(error instanceof FrameError ? error.message : String(error));
      }
    });
    void forwarder.ended.then(({ error }) =>
      this.#end(error?.message ?? (this.#failure.trim() || "the forwarder ended")),
    );
  }

  get isOpen(): boolean {
    return !this.#isOver;
  }

  /** Ends the forwarder by closing its input, and ends all connections. */
  close(): void {
    this.#end(null);
  }

  async #untilReady(signal: AbortSignal): Promise<void> {
    const ready = new Promise<"ready">((resolve) => (this.#markReady = () => resolve("ready")));
    const late = `the program that forwards connections did not start within ${startDeadlineMs / 1000} s`;
    using deadline = deadlineAfter(startDeadlineMs);
    const stop = AbortSignal.any([signal, deadline.signal]);
    const outcome = await raceSignal(Promise.race([ready, this.ended]), stop, {
      translateError: () => (signal.aborted ? (signal.reason as Error) : new Error(late)),
    });
    if (outcome === "ready") return;
    const exitCode = await this.#forwarder.exitCode().catch(() => null);
    if (exitCode === noInterpreterCode) throw new NoInterpreterError();
    throw new Error(outcome ?? "the program that forwards connections ended");
  }

  #take({ type, id, payload }: Frame): void {
    if (type === frameTypes.ready) return this.#begin(payload.readUInt32BE());
    if (this.#threads === null) throw new FrameError("Data arrived before the network forwarder was ready.");
    if (type === frameTypes.open) return this.#open(id);
    if (id === 0 || id > this.#lastId) throw new FrameError(`Connection ${id} was never opened.`);
    // This side has already ended the connection. Data that arrives later is dropped.
    const channel = this.#channels.get(id);
    if (channel === undefined) return;
    switch (type) {
      case frameTypes.data:
        return channel.receive(payload);
      case frameTypes.end:
        return channel.receiveEnd();
      case frameTypes.close:
        return channel.receiveClose();
      case frameTypes.credit:
        return channel.receiveCredit(payload.readUInt32BE());
    }
  }

  #begin(threads: number): void {
    if (this.#threads !== null) throw new FrameError("The forwarder began twice.");
    this.#threads = threads;
    this.#markReady();
  }

  #open(id: number): void {
    const last = this.#lastId;
    if (id !== last + 1)
      throw new FrameError(`The forwarder opened connection ${id} out of order, after connection ${last}.`);
    this.#lastId = id;
    // The forwarder counts a connection as ended once it has reported this. On this side it may still be open.
    if (this.#channels.size >= 2 * maxConnections)
      return this.#forwarder.write(encodeFrame(frameTypes.close, id));
    const channel = new Channel({
      id,
      send: (frame) => this.#forwarder.write(frame),
      onClosed: () => this.#channels.delete(id),
    });
    // A broken connection needs no handling here, because the programs at both ends notice it.
    channel.on("error", () => undefined);
    this.#channels.set(id, channel);
    this.#onConnection(channel);
  }

  /** Ends silent connections, because their number is limited. */
  #sweep(): void {
    for (const channel of this.#channels.values()) {
      const idleMs = channel.hasEnded ? idleAfterEndMs : idleMsAtMost;
      if (performance.now() - channel.activeAt > idleMs) channel.destroy();
    }
  }

  #keepFailure(bytes: Uint8Array): void {
    if (this.#failure.length < maxFailureChars) this.#failure += Buffer.from(bytes).toString("utf8");
  }

  #end(why: string | null): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const channel of this.#channels.values()) channel.receiveClose();
    this.#channels.clear();
    clearInterval(this.#sweeping);
    // The forwarder ends when its input ends. If it hangs, it is not waited for.
    this.#forwarder.endInput();
    setTimeout(() => this.#forwarder.leave(), leaveAfterMs).unref();
    this.#markEnded(why);
  }
}
