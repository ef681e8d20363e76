import { setTimeout as wait } from "node:timers/promises";

/** Notices that a block has printed nothing for a while. */
export class IdleWatch {
  readonly #idleMs: number | undefined;
  #lastAt = performance.now();

  /** @param idleMs absent: no limit */
  constructor(idleMs: number | undefined) {
    this.#idleMs = idleMs;
  }

  /** Call it for all output. */
  note(): void {
    if (this.#idleMs !== undefined) this.#lastAt = performance.now();
  }

  /** Resolves when no output came for the whole time since this call. Never after `settled` has fired. */
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
