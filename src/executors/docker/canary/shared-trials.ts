import { raceSignal } from "race-signal";
import { mayBeShared } from "../../shared-signal.js";
import type { TrialResults } from "./limits-canary.js";

interface Trying {
  readonly results: Promise<TrialResults>;
  /** Ends the trials. */
  readonly stop: AbortController;
  /** Sessions that wait for them. */
  waiting: number;
}

/**
 * The trials of limits, made once for all sessions of an executor: the engine, the image and the runtime stay the same.
 * Each session waits under its own signal. Trials for which nobody waits any more are ended, and those that came to
 * nothing are made again for the next session.
 */
export class SharedTrials {
  #trying: Trying | null = null;
  #results: TrialResults = {};

  /** What was found so far. */
  get results(): TrialResults {
    return this.#results;
  }

  /**
   * Resolves once they are made.
   * @throws the signal's reason, or what `tryAll` throws by itself. Nothing is left of trials that nobody waits for.
   */
  async make(tryAll: (signal: AbortSignal) => Promise<TrialResults>, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const trying = (this.#trying ??= begin(tryAll));
    trying.waiting += 1;
    try {
      this.#results = await raceSignal(trying.results, signal);
    } catch (error) {
      const isLast = trying.waiting === 1;
      if (this.#trying === trying && (isLast || !signal.aborted)) this.#trying = null;
      if (isLast) await end(trying);
      throw error;
    } finally {
      trying.waiting -= 1;
    }
  }
}

function begin(tryAll: (signal: AbortSignal) => Promise<TrialResults>): Trying {
  const stop = new AbortController();
  mayBeShared(stop.signal);
  return { results: tryAll(stop.signal), stop, waiting: 0 };
}

async function end({ results, stop }: Trying): Promise<void> {
  stop.abort(new Error("Nobody waits for the trials any more."));
  await results.catch(() => undefined);
}
