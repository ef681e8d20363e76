import { once } from "node:events";
import type { Clock } from "../../src/ports/clock.js";

interface Sleeper {
  readonly ms: number;
  readonly dueMs: number;
  readonly wake: () => void;
}

/** A clock that stands still until it is told to go on. */
export class FakeClock implements Clock {
  #nowMs: number;
  #sleepers: readonly Sleeper[] = [];
  /** Every sleep that was asked for, in milliseconds, in order. */
  readonly sleeps: number[] = [];
  readonly #isHasty: boolean;

  /** `isHasty`: every sleep is over at once, and the clock stands where it would have ended. */
  constructor({ nowMs = Date.UTC(2026, 0, 1), isHasty = false }: { nowMs?: number; isHasty?: boolean } = {}) {
    this.#nowMs = nowMs;
    this.#isHasty = isHasty;
  }

  now(): number {
    return this.#nowMs;
  }

  async sleep(ms: number, { signal }: { readonly signal: AbortSignal }): Promise<void> {
    signal.throwIfAborted();
    this.sleeps.push(ms);
    if (this.#isHasty) this.#nowMs += ms;
    else await this.#wait(ms, signal);
  }

  /** The sleeps that are not over, in milliseconds, in order. */
  get sleeping(): readonly number[] {
    return this.#sleepers.map(({ ms }) => ms);
  }

  /** Moves the time and wakes who is due; what they do then is still to come. */
  advance(ms: number): void {
    this.#nowMs += ms;
    const due = this.#sleepers.filter(({ dueMs }) => dueMs <= this.#nowMs);
    this.#sleepers = this.#sleepers.filter(({ dueMs }) => dueMs > this.#nowMs);
    for (const { wake } of due) wake();
  }

  async #wait(ms: number, signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    const sleeper = { ms, dueMs: this.#nowMs + ms, wake: () => woken.abort() };
    this.#sleepers = [...this.#sleepers, sleeper];
    await once(AbortSignal.any([woken.signal, signal]), "abort");
    this.#sleepers = this.#sleepers.filter((each) => each !== sleeper);
    signal.throwIfAborted();
  }
}
