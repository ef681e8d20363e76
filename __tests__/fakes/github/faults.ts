import type { Answer } from "./answer.js";

/** Something that goes wrong with the next requests of an operation. */
export interface Fault {
  /** `issues/create-comment`; `*`: any. */
  readonly operation: string;
  /** Only requests whose body, as JSON, has this in it. */
  readonly saying?: string;
  /** How many requests. Default: 1. */
  readonly times?: number;
  /** What is answered instead. */
  readonly answer?: Answer;
  /** The connection breaks: before an answer, or (`cut`) in the middle of it. */
  readonly connection?: "drop" | "cut";
  /** The answer comes late, in milliseconds. */
  readonly delayMs?: number;
  /**
   * GitHub does what it was asked all the same: at once, or late, once it has done the next request of an operation and
   * before that one is answered. Default: it does not.
   */
  readonly isDone?: boolean | { readonly afterNext: string };
}

/** Faults that wait for their requests, in the order in which they were given. */
export class Faults {
  readonly #waiting: { readonly fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#waiting.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#waiting.length = 0;
  }

  /** The fault that this request meets, used up by one. */
  take(operation: string, body: unknown): Fault | null {
    const index = this.#waiting.findIndex(
      ({ fault }) =>
        (fault.operation === operation || fault.operation === "*") &&
        (fault.saying === undefined || JSON.stringify(body ?? null).includes(fault.saying)),
    );
    const found = this.#waiting[index];
    if (!found) return null;
    found.left -= 1;
    if (found.left === 0) this.#waiting.splice(index, 1);
    return found.fault;
  }
}
