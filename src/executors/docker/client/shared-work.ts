import { raceSignal } from "race-signal";
import { mayBeShared } from "../../shared-signal.js";

interface Doing<T> {
  readonly result: Promise<T>;
  readonly stop: AbortController;
  /** How many callers wait for it. */
  waiting: number;
}

/**
 * Work that is done once for all sessions that need it. Each session waits with its own signal. If nobody waits any
 * more, the work ends. If the work failed, the next caller starts it again.
 */
export class SharedWork<T> {
  #doing: Doing<T> | null = null;

  /**
   * Resolves with the work's result.
   * @throws the signal's reason, or the error of `work`.
   */
  async do(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const doing = (this.#doing ??= begin(work));
    doing.waiting += 1;
    try {
      return await raceSignal(doing.result, signal);
    } catch (error) {
      const isLast = doing.waiting === 1;
      if (this.#doing === doing && (isLast || !signal.aborted)) this.#doing = null;
      if (isLast) {
        doing.stop.abort(new Error("agent-exec no longer needs this."));
        await doing.result.catch(() => undefined);
      }
      throw error;
    } finally {
      doing.waiting -= 1;
    }
  }
}

function begin<T>(work: (signal: AbortSignal) => Promise<T>): Doing<T> {
  const stop = new AbortController();
  mayBeShared(stop.signal);
  return { result: work(stop.signal), stop, waiting: 0 };
}
