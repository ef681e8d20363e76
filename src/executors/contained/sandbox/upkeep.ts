import { setImmediate, setTimeout as wait } from "node:timers/promises";
import type { Killer } from "./killer.js";
import type { Counters, Monitor } from "./monitor.js";
import type { SocketMemory } from "./socket-memory.js";
import type { Spares } from "./spares.js";

/** If the run ends with this block, its end has begun by then. A model's answer takes far longer. */
const pauseMs = 20;

/** Processes that ended with the block are off the kernel's list by then. */
const settlingMs = 50;

/** A look takes 4 ms, under gVisor 30 to 105 (median and longest of 60 and 11). A place may have no processor time. */
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
 * The work in a sandbox between two blocks, which does not count as a block's time. It replaces what the last block
 * used up or killed, looks for processes that the block left and, if there are none, prepares for the next block.
 */
export class Upkeep {
  readonly #sandbox: Served;
  readonly #spares: Spares;
  readonly #killer: Killer;
  /** Rises with each block and each kill. Results from before that no longer count. */
  #turn = 0;
  /** Whether processes of blocks run. Null if unknown, for example right after a block. */
  #hasLeftovers: boolean | null = false;
  /** The interpreter that the next block probably needs. Null if none is expected. */
  #expected: string | null = null;
  /** False from when files are read until the next block, so that no new process loads code of blocks. */
  #mayWarm = true;
  /** The counters since the last process of a block ended. Null if unknown. */
  #restingCounters: Counters | null = null;

  /** Set while processes that blocks left are watched. */
  #watch: AbortController | null = null;
  /** Set while these processes are ended. */
  #ending: Promise<unknown> | null = null;
  #hasEndedLeftovers = false;

  constructor(sandbox: Served, { spares, killer }: { readonly spares: Spares; readonly killer: Killer }) {
    this.#sandbox = sandbox;
    this.#spares = spares;
    this.#killer = killer;
  }

  /** Call it before the first block. From then on, an interpreter starts before its block comes. */
  expect(interpreter: string | null, { afterMs }: { readonly afterMs: number }): void {
    this.#expected = interpreter;
    this.replenish(afterMs);
  }

  /** Call it before a block gets its code. Says whether processes of earlier blocks may run. Never rejects. */
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

  /** True once after leftovers were ended because of their memory. */
  takeHasEndedLeftovers(): boolean {
    const hasEnded = this.#hasEndedLeftovers;
    this.#hasEndedLeftovers = false;
    return hasEnded;
  }

  /** Call it as soon as files are about to be read. A new interpreter would delay that. */
  expectReading(): void {
    this.#mayWarm = false;
  }

  /**
   * Call it before reading files that nothing may change afterwards. Says whether there is a process that could change
   * them: a kernel, or a waiting interpreter that loaded a block's file at its start (`usercustomize.py`). No
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

  /** Call it before agent-exec runs a process that could count as the block's, and `replenish` afterwards. */
  pause(): void {
    this.#turn += 1;
    this.#watch?.abort();
  }

  /** Ignores processes that the engine starts in this time, because agent-exec asked for them. */
  async #lookBack(): Promise<boolean> {
    return (await this.#sandbox.monitor.isAnyOfBlocks(Infinity, lookBackMs)) ?? true;
  }

  /** Call it when all processes of blocks are killed, and with them the waiting processes. */
  beginKill(): void {
    this.#turn += 1;
    this.#watch?.abort();
    this.#spares.discard();
  }

  /** The counters before a block. Without leftovers they do not rise, so they may have been read earlier. */
  async counters(): Promise<Counters | null> {
    return this.#restingCounters ?? this.#sandbox.monitor.readCounters();
  }

  /**
   * Works in the background. If blocks come faster than `afterMs`, it begins at once.
   * @param afterMs Default: 20. A session that ends by then does not wait for a new process.
   */
  replenish(afterMs = pauseMs): void {
    void this.#replenish(afterMs);
  }

  async #replenish(afterMs: number): Promise<void> {
    // If a block has begun since, or if there was a kill, the processes have changed.
    const turn = this.#turn;
    // The block's result comes first, because asking the engine for a process takes a millisecond.
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

  /** Only until the next block, because that block is watched itself. */
  async #watchLeftovers(): Promise<void> {
    this.#watch?.abort();
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    await this.#sandbox.sockets.overLimit(signal);
    this.#hasEndedLeftovers = true;
    this.#ending = this.#sandbox.killAll();
    await this.#ending;
    this.#ending = null;
    // The next look finds processes that survived, and they are watched again.
    this.replenish();
  }

  /** Only if no process of a block runs, because the counters may include processes that start for the next block. */
  async #noteRest(turn: number): Promise<void> {
    if (this.#expected !== null && this.#mayWarm) await this.#spares.warm(this.#expected);
    const counters = await this.#sandbox.monitor.readCounters();
    if (turn === this.#turn) this.#restingCounters = counters;
  }
}
