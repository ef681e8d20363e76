import type { ErrorCode } from "../errors.js";

/** Errors that a task cannot cause. If one lasts, every further task would end with it. */
const outages: ReadonlySet<ErrorCode> = new Set([
  "engine-unavailable",
  "writer-unavailable",
  "writer-refused",
]);

/** Fewer runs in a row may fail by chance. */
const minRuns = 10;

/** Notices that the engine or the model server has stopped working for all runs of a batch. */
export class Outage {
  #inRow = 0;

  constructor(private readonly concurrency: number) {}

  /** @param code the error that ended a run. Null: none did. */
  note(code: ErrorCode | null): void {
    this.#inRow = code !== null && outages.has(code) ? this.#inRow + 1 : 0;
  }

  /** Whether it lasts. A short outage ends all runs of its moment, so twice as many must fail in a row. */
  get lasts(): boolean {
    return this.#inRow >= Math.max(minRuns, 2 * this.concurrency);
  }
}
