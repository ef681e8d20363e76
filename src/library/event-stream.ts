import type { RunEvent } from "../facts/events.js";
import type { Reporter } from "../ports/reporter.js";

/** The events of a run, for whoever asks and whenever: each asker gets them all, from the first. */
export class EventStream implements Reporter, AsyncIterable<RunEvent> {
  readonly #events: RunEvent[] = [];
  #isOver = false;
  #waiting: (() => void)[] = [];

  onEvent(event: RunEvent): void {
    this.#events.push(event);
    this.#wake();
  }

  /** No more will come. */
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
