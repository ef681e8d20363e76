import { toAgentExecError, type AgentExecError } from "../../errors.js";
import type { Clock } from "../../ports/clock.js";
import type { GitHub } from "../api/client.js";

/** The time between two updates of one comment or check run in milliseconds. Updates count for the token's limits. */
const progressGapMs = 20_000;

export interface PacedReportOptions<State> {
  readonly github: GitHub;
  readonly clock: Clock;
  readonly repository: string;
  /** Stops the updates of a running run. It does not stop the final report. */
  readonly signal: AbortSignal;
  /** Called if an update failed, or the clean-up after the final report. The final report is written anyway. */
  readonly onProblem: (error: AgentExecError) => void;
  /** Called when the state changed, to save it for a post step. */
  readonly onState?: (state: State) => void;
  /** The shortest time between updates, in milliseconds. Default: `progressGapMs`. */
  readonly gapMs?: number;
}

type Pacing = Required<Pick<PacedReportOptions<unknown>, "clock" | "gapMs" | "signal" | "onProblem">>;

/** A comment or check run that shows a run's progress, and then its result. */
export interface PacedReport<Progress, Last, State, Url> {
  /** The data for `finishFromState`, even before anything is on GitHub. */
  readonly state: State;
  /** Shows the run's progress. Returns at once. The newest text is written when the gap is over. */
  update(progress: Progress): void;
  /**
   * Writes the final report, even if earlier updates failed, and cleans up. If only the clean-up fails, `onProblem` is
   * called, because the report is already there. Call this once.
   */
  finish(
    last: Last,
    options: { readonly signal: AbortSignal },
  ): Promise<{ readonly id: number; readonly url: Url }>;
}

/** Creates the object. It sends nothing before the first `update` or `finish`. */
export function pacedReport<Progress, Last, State, Url>(
  place: { readonly state: State; settle(signal: AbortSignal): Promise<void> },
  writing: {
    write(progress: Progress, signal: AbortSignal): Promise<unknown>;
    finish(last: Last, signal: AbortSignal): Promise<{ readonly id: number; readonly url: Url }>;
  },
  { clock, gapMs = progressGapMs, signal, onProblem, onState }: PacedReportOptions<State>,
): PacedReport<Progress, Last, State, Url> {
  const tellState = () => onState?.(place.state);
  const writer = new PacedWriter<Progress>((progress) => writing.write(progress, signal).finally(tellState), {
    clock,
    gapMs,
    signal,
    onProblem,
  });
  return {
    get state() {
      return place.state;
    },
    update: (progress) => writer.offer(progress),
    async finish(last, { signal }) {
      await writer.close();
      const { id, url } = await writing.finish(last, signal);
      tellState();
      await settle(place, { signal, onProblem });
      tellState();
      return { id, url };
    },
  };
}

/** Cleans up after the final report. If this fails, there is a warning, and the report still counts. Never throws. */
export async function settle(
  place: { settle(signal: AbortSignal): Promise<void> },
  { signal, onProblem }: Pick<PacedReportOptions<unknown>, "signal" | "onProblem">,
): Promise<void> {
  try {
    await place.settle(signal);
  } catch (thrown) {
    onProblem(toAgentExecError(thrown));
  }
}

/**
 * Writes states in order, but not more often than the gap allows. A newer state replaces one that waits. If GitHub
 * finally refuses a write, no more states are written. `close` does not report this, because the final report is tried
 * anyway.
 */
class PacedWriter<T> {
  readonly #write: (value: T) => Promise<unknown>;
  readonly #options: Pacing;
  readonly #closing = new AbortController();
  /** Whether it is closed, or the run is over. */
  readonly #stopped: AbortSignal;
  #waiting: { readonly value: T } | null = null;
  #running: Promise<void> | null = null;
  #lastStartMs = Number.NEGATIVE_INFINITY;

  /** @param write writes one state to GitHub. Calls never overlap. */
  constructor(write: (value: T) => Promise<unknown>, options: Pacing) {
    this.#write = write;
    this.#options = options;
    this.#stopped = AbortSignal.any([options.signal, this.#closing.signal]);
  }

  /** Returns at once. Has no effect after `close`. */
  offer(value: T): void {
    if (this.#stopped.aborted) return;
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
      await this.#try(value);
    }
  }

  /** Waits until the gap is over. False if the writer was closed in the meantime. */
  async #hasWaited(): Promise<boolean> {
    const { clock, gapMs } = this.#options;
    const signal = this.#stopped;
    // The wall clock may go back, so a wait is never longer than the gap.
    const waitMs = Math.min(gapMs, this.#lastStartMs + gapMs - clock.now());
    try {
      if (waitMs > 0) await clock.sleep(waitMs, { signal });
    } catch (thrown) {
      if (!signal.aborted) throw thrown;
    }
    return !signal.aborted;
  }

  async #try(value: T): Promise<void> {
    try {
      await this.#write(value);
    } catch (thrown) {
      if (this.#options.signal.aborted) return;
      const error = toAgentExecError(thrown);
      if (!error.isRetryable) this.#closing.abort();
      this.#options.onProblem(error);
    }
  }
}
