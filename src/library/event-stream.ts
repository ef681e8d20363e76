import type { RunEvent } from "../facts/events.js";
import type { Reporter } from "../ports/reporter.js";

/** The events of a run. Each loop over the events gets all of them, from the first. */
export class EventStream implements Reporter, AsyncIterable<RunEvent> {
  readonly #events: RunEvent[] = [];
  #isOver = false;
  #waiting: (() => void)[] = [];

  onEvent(event: RunEvent): void {
    this.#events.push(event);
    this.#wake();
  }

  /** Ends all loops after the last event. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<RunEvent, undefined> {
    for (let index = 0; ; index += 1) {
      while (index === this.#events.length) {
        if (this.#isOver) return;
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
      yield this.#events[index]!;
    }
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
