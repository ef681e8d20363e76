import { randomBytes } from "node:crypto";

/** Finds and removes the bytes that end a cell's output, in a stream that comes in pieces. */
export class StreamMark {
  readonly seen: Promise<void>;
  readonly #mark: Buffer;
  readonly #sink: (bytes: Uint8Array) => void;
  #tell: () => void = () => undefined;
  #held: Buffer = Buffer.alloc(0);

  constructor(mark: Buffer, sink: (bytes: Uint8Array) => void) {
    this.#mark = mark;
    this.#sink = sink;
    this.seen = new Promise((resolve) => (this.#tell = resolve));
  }

  push(bytes: Uint8Array): void {
    const all = this.#held.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.#held, bytes]);
    const at = all.indexOf(this.#mark);
    if (at === -1) {
      const keep = beginningAtEnd(all, this.#mark);
      this.#give(all.subarray(0, all.length - keep));
      this.#held = all.subarray(all.length - keep);
      return;
    }
    this.#held = Buffer.alloc(0);
    this.#give(all.subarray(0, at));
    this.#give(all.subarray(at + this.#mark.length));
    this.#tell();
  }

  /** Returns bytes that looked like the beginning of the mark. */
  end(): void {
    this.#give(this.#held);
    this.#held = Buffer.alloc(0);
  }

  #give(bytes: Buffer): void {
    if (bytes.length > 0) this.#sink(bytes);
  }
}

/** A mark is text, because a kernel sends it as text. It has 16 random bytes, so no output contains it. */
export function newMark(): Buffer {
  return Buffer.from(`\u0001${randomBytes(16).toString("hex")}`);
}

/** How many bytes at a piece's end may be the beginning of the mark. */
function beginningAtEnd(piece: Buffer, mark: Buffer): number {
  for (let length = Math.min(mark.length - 1, piece.length); length > 0; length -= 1)
    if (piece.subarray(piece.length - length).equals(mark.subarray(0, length))) return length;
  return 0;
}
