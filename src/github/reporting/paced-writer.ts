import { toAgentExecError, type AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";

/** The time between two updates of one comment or check run in milliseconds. Updates count for the token's limits. */
export const progressGapMs = 20_000;

export interface PacedWriterOptions<T> {
  /** Writes one state to GitHub. Calls never overlap. */
  readonly write: (value: T) => Promise<void>;
  readonly clock: Clock;
  /** The shortest time from the start of one write to the start of the next, in milliseconds. */
  readonly gapMs: number;
  /** Stops the writing, without an error. */
  readonly signal: AbortSignal;
  /** Called if a write failed. The run continues. */
  readonly onProblem: (error: AgentExecError) => void;
}

/**
 * Writes states in order, but not more often than the gap allows. A newer state replaces one that waits. If GitHub
 * finally refuses a write, no more states are written. `close` does not report this, because the final report is tried
 * anyway.
 */
export class PacedWriter<T> {
  readonly #options: PacedWriterOptions<T>;
  readonly #closing = new AbortController();
  #waiting: { readonly value: T } | null = null;
  #running: Promise<void> | null = null;
  #lastStartMs = Number.NEGATIVE_INFINITY;
  #isRefused = false;

  constructor(options: PacedWriterOptions<T>) {
    this.#options = options;
  }

  /** Returns at once. Has no effect after `close`. */
  offer(value: T): void {
    if (this.#closing.signal.aborted || this.#options.signal.aborted || this.#isRefused) return;
    this.#waiting = { value };
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  /** Drops the waiting state, and waits for a write in progress. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting !== null && (await this.#hasWaited())) {
      const { value } = this.#waiting;
      this.#waiting = null;
      this.#lastStartMs = this.#options.clock.now();
      await this.#write(value);
    }
  }

  /** Waits until the gap is over. False if the writer was closed in the meantime. */
  async #hasWaited(): Promise<boolean> {
    const { clock, gapMs } = this.#options;
    const signal = AbortSignal.any([this.#options.signal, this.#closing.signal]);
    // The wall clock may go back, so a wait is never longer than the gap.
    const waitMs = Math.min(gapMs, this.#lastStartMs + gapMs - clock.now());
    try {
      if (waitMs > 0) await clock.sleep(waitMs, { signal });
    } catch (thrown) {
      if (!signal.aborted) throw thrown;
    }
    return !signal.aborted;
  }

  async #write(value: T): Promise<void> {
    try {
      await this.#options.write(value);
    } catch (thrown) {
      if (this.#options.signal.aborted) return;
      const error = toAgentExecError(thrown);
      this.#isRefused = !error.isRetryable;
      if (this.#isRefused) this.#waiting = null;
      this.#options.onProblem(error);
    }
  }
}
