import { setTimeout as wait } from "node:timers/promises";

/** Notices that a block wrote nothing for a while. */
export class IdleWatch {
  readonly #idleMs: number | undefined;
  #lastAt = performance.now();

  /** @param idleMs Absent: it never does. */
  constructor(idleMs: number | undefined) {
    this.#idleMs = idleMs;
  }

  /** To be called for all that comes. */
  note(): void {
    if (this.#idleMs !== undefined) this.#lastAt = performance.now();
  }

  /** Resolves when nothing came for the whole time, counted from now on; never once `settled` has fired. */
  async struck(settled: AbortSignal): Promise<void> {
    if (this.#idleMs === undefined) return new Promise(() => undefined);
    this.note();
    for (let leftMs = this.#idleMs; leftMs > 0; leftMs = this.#lastAt + this.#idleMs - performance.now()) {
      // A timer can fire a millisecond before its time.
      await wait(Math.ceil(leftMs), undefined, { signal: settled }).catch(() => undefined);
      if (settled.aborted) return new Promise(() => undefined);
    }
  }
}
