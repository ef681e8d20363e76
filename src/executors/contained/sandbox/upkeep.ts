import { setImmediate, setTimeout as wait } from "node:timers/promises";
import type { Killer } from "./killer.js";
import type { Counters, Monitor } from "./monitor.js";
import type { SocketMemory } from "./socket-memory.js";
import type { Spares } from "./spares.js";

/** 20 ms: a run that ends with a block has by then begun to end; a model's answer takes far longer. */
const pauseMs = 20;

/** 50 ms after a block's end: what ended with it has been taken off the kernel's list. */
const settlingMs = 50;

/**
 * 1 s: looking takes 4 ms, under gVisor 30 to 105 (medians and longest of 60 and 11); a place may be out of processor
 * time.
 */
const lookBackMs = 1000;

/** The processes that are prepared for blocks. Both change over time. */
export interface Served {
  readonly monitor: Monitor;
  readonly isUsable: boolean;
  readonly sockets: SocketMemory;
  /** The processes that agent-exec started as the blocks' user. */
  readonly waiting: number;
  /** Present if blocks run in a kernel. */
  readonly kernel: unknown;
  killAll(): Promise<unknown>;
}

/**
 * The work in a sandbox between two blocks, never in a block's time: replace what the last block used up or killed,
 * look for processes that it left and, if there are none, prepare for the next block.
 */
export class Upkeep {
  readonly #sandbox: Served;
  readonly #spares: Spares;
  readonly #killer: Killer;
  /** Rises with each block and each kill. Anything seen or begun before then no longer counts. */
  #turn = 0;
  /** Whether processes of blocks run; null if unknown, for example right after a block. */
  #hasLeftovers: boolean | null = false;
  /** The interpreter that the next block most likely needs; null if none is expected. */
  #expected: string | null = null;
  /**
   * False from a reading of the files until the next block, so that no process that starts in between loads code of
   * blocks.
   */
  #mayWarm = true;
  /** The counters since no process of a block runs; null if unknown. */
  #restingCounters: Counters | null = null;

  /** Set while processes that blocks left are watched. */
  #watch: AbortController | null = null;
  /** Set while they are being ended. */
  #ending: Promise<unknown> | null = null;
  #hasEndedLeftovers = false;

  constructor(sandbox: Served, { spares, killer }: { readonly spares: Spares; readonly killer: Killer }) {
    this.#sandbox = sandbox;
    this.#spares = spares;
    this.#killer = killer;
  }

  /** Call this before the first block. From then on, an interpreter starts before its block comes. */
  expect(interpreter: string | null, { afterMs }: { readonly afterMs: number }): void {
    this.#expected = interpreter;
    this.replenish(afterMs);
  }

  /**
   * Call this when a block begins. Says whether processes of earlier blocks run, or may run. Hand
   * over the block's code only after this answer. If the result is known already, the answer comes at once. Never
   * rejects.
   */
  begin(interpreter: string): Promise<boolean> {
    const known = this.#hasLeftovers;
    if (this.#expected !== null) this.#expected = interpreter;
    this.#turn += 1;
    this.#mayWarm = true;
    this.#hasLeftovers = null;
    this.#restingCounters = null;
    this.#watch?.abort();
    if (this.#ending !== null) return this.#ending.then(() => this.#lookBack());
    return known === null ? this.#lookBack() : Promise.resolve(known);
  }

  /** True once after leftovers were ended for the memory that they took. */
  takeHasEndedLeftovers(): boolean {
    const hasEnded = this.#hasEndedLeftovers;
    this.#hasEndedLeftovers = false;
    return hasEnded;
  }

  /**
   * Call this as soon as it is known that files will be read. An interpreter that starts before then would be in the
   * way.
   */
  expectReading(): void {
    this.#mayWarm = false;
  }

  /**
   * Call this before files are read that nothing may change afterwards. Says whether a process exists that could change
   * them: a kernel, or a waiting interpreter that loaded a file of blocks at its start (`usercustomize.py`). No
   * interpreter starts before the next block. Never rejects.
   */
  beginReading(): Promise<boolean> {
    this.#turn += 1;
    this.#mayWarm = false;
    this.#watch?.abort();
    if (this.#ending !== null) return this.#ending.then(() => true);
    if (this.#sandbox.kernel !== null || this.#spares.isWarm || this.#hasLeftovers === true)
      return Promise.resolve(true);
    return this.#hasLeftovers === false ? Promise.resolve(false) : this.#lookBack();
  }

  /**
   * Call it before agent-exec runs a process that a count would take for the block's. `replenish` continues after that
   * process has ended.
   */
  pause(): void {
    this.#turn += 1;
    this.#watch?.abort();
  }

  /** Processes that the engine starts in this time do not count, because agent-exec asked for them. */
  async #lookBack(): Promise<boolean> {
    return (await this.#sandbox.monitor.isAnyOfBlocks(Infinity, lookBackMs)) ?? true;
  }

  /** Call this when everything that blocks started is killed, and with it the waiting processes. */
  beginKill(): void {
    this.#turn += 1;
    this.#watch?.abort();
    this.#spares.discard();
  }

  /**
   * The counters before a block. When no process of earlier blocks runs, they no longer rise, so they need not be read
   * in the block's time.
   */
  async counters(): Promise<Counters | null> {
    return this.#restingCounters ?? this.#sandbox.monitor.readCounters();
  }

  /**
   * In the background. If blocks come faster than that, it begins at once.
   *
   * @param afterMs Default: 20. So a session that ends by then does not wait for a new process.
   */
  replenish(afterMs = pauseMs): void {
    void this.#replenish(afterMs);
  }

  async #replenish(afterMs: number): Promise<void> {
    // If a block has begun or a kill happened, there are other processes than those looked for.
    const turn = this.#turn;
    // The block's result goes first: asking the engine for a process takes a millisecond.
    await (this.#spares.isHurried ? setImmediate() : wait(afterMs, undefined, { ref: false }));
    if (!this.#sandbox.isUsable) return;
    await this.#spares.prepare();
    if (!this.#sandbox.isUsable) return;
    await this.#killer.arm();
    await this.#noteLeftovers(turn);
    if (this.#goesOn(turn) && this.#hasLeftovers === false) await this.#noteRest(turn);
    if (this.#goesOn(turn)) await this.#spares.fill();
  }

  #goesOn(turn: number): boolean {
    return turn === this.#turn && this.#sandbox.isUsable;
  }

  async #noteLeftovers(turn: number): Promise<void> {
    await wait(settlingMs, undefined, { ref: false });
    if (!this.#goesOn(turn)) return;
    await this.#spares.settled();
    const hasLeftovers = await this.#sandbox.monitor.isAnyOfBlocks(this.#sandbox.waiting);
    if (turn !== this.#turn) return;
    this.#hasLeftovers = hasLeftovers;
    if (hasLeftovers !== false) void this.#watchLeftovers();
  }

  /** Until the next block, because that block is watched itself. */
  async #watchLeftovers(): Promise<void> {
    this.#watch?.abort();
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    await this.#sandbox.sockets.overLimit(signal);
    this.#hasEndedLeftovers = true;
    this.#ending = this.#sandbox.killAll();
    await this.#ending;
    this.#ending = null;
    // This finds processes that survived. They are then watched again.
    this.replenish();
  }

  /** Only when no process of a block runs, because the counters may include processes that start for the next block. */
  async #noteRest(turn: number): Promise<void> {
    if (this.#expected !== null && this.#mayWarm) await this.#spares.warm(this.#expected);
    const counters = await this.#sandbox.monitor.readCounters();
    if (turn === this.#turn) this.#restingCounters = counters;
  }
}
