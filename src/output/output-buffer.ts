import { LineCounter } from "./lines.js";
import { type CapturedOutput, type Piece, type StreamName, captureText } from "./output-text.js";

/** The default limit for both streams of a block: half for the beginning, half for the end. */
export const defaultOutputLimitBytes = 1024 * 1024;

/** The cost of each change between the streams. Without it, alternating single bytes would need much more memory. */
const switchCostBytes = 32;

/** Keeps the beginning and the end of a program's output in memory of a fixed size. It counts all bytes and lines. */
export class OutputBuffer {
  readonly #head: Head;
  readonly #tail: Tail;
  readonly #total = { stdout: 0, stderr: 0 };
  readonly #lines = { stdout: new LineCounter(), stderr: new LineCounter() };

  constructor(limitBytes: number = defaultOutputLimitBytes) {
    this.#head = new Head(Math.ceil(limitBytes / 2));
    this.#tail = new Tail(Math.max(1, Math.floor(limitBytes / 2)));
  }

  get totalBytes(): number {
    return this.#total.stdout + this.#total.stderr;
  }

  /** Takes bytes as they arrive. It copies them, so the caller may reuse its memory. */
  push(stream: StreamName, bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#total[stream] += bytes.length;
    this.#lines[stream].push(bytes);
    const taken = this.#head.push(stream, bytes);
    if (taken < bytes.length) this.#tail.push(stream, bytes.subarray(taken));
  }

  /** Returns the kept output as valid UTF-8. No character is split. If something was left out, one line says so. */
  finish(): CapturedOutput {
    const { stdout, stderr } = this.#lines;
    return captureText({
      head: this.#head.pieces(),
      tail: this.#tail.pieces(),
      totalBytes: this.#total,
      totalLines: { stdout: stdout.lines, stderr: stderr.lines },
    });
  }
}

interface Run {
  readonly stream: StreamName;
  bytes: number;
}

/** Keeps the first bytes. After some bytes did not fit, it takes no more. */
class Head {
  #bytes = Buffer.alloc(0);
  #used = 0;
  #costBytes = 0;
  #isFull = false;
  readonly #runs: Run[] = [];

  constructor(readonly limitBytes: number) {}

  /** Returns how many bytes it took. */
  push(stream: StreamName, bytes: Uint8Array): number {
    if (this.#isFull) return 0;
    const last = this.#runs.at(-1);
    const switchCost = last === undefined || last.stream === stream ? 0 : switchCostBytes;
    const room = this.limitBytes - this.#used - this.#costBytes - switchCost;
    const taken = Math.max(0, Math.min(room, bytes.length));
    if (taken < bytes.length) this.#isFull = true;
    if (taken === 0) return 0;
    this.#costBytes += switchCost;
    this.#grow(this.#used + taken);
    this.#bytes.set(bytes.subarray(0, taken), this.#used);
    this.#used += taken;
    if (last?.stream === stream) last.bytes += taken;
    else this.#runs.push({ stream, bytes: taken });
    return taken;
  }

  pieces(): Piece[] {
    return cutIntoPieces(this.#runs, this.#bytes.subarray(0, this.#used));
  }

  #grow(neededBytes: number): void {
    if (neededBytes <= this.#bytes.length) return;
    const size = Math.min(this.limitBytes, Math.max(neededBytes, this.#bytes.length * 2, 1024));
    const larger = Buffer.alloc(size);
    this.#bytes.copy(larger, 0, 0, this.#used);
    this.#bytes = larger;
  }
}

/** Keeps the last bytes in a ring buffer. */
class Tail {
  #ring: Buffer | null = null;
  #end = 0;
  #used = 0;
  #runs: Run[] = [];
  /** The index of the first run that is still kept. The list is shortened from time to time. */
  #firstRun = 0;

  constructor(readonly limitBytes: number) {}

  push(stream: StreamName, bytes: Uint8Array): void {
    const kept = bytes.length > this.limitBytes ? bytes.subarray(bytes.length - this.limitBytes) : bytes;
    const last = this.#runs.at(-1);
    if (last?.stream === stream) last.bytes += kept.length;
    else this.#runs.push({ stream, bytes: kept.length });
    this.#used += kept.length;
    this.#dropOldest();
    this.#write(kept);
  }

  pieces(): Piece[] {
    if (this.#ring === null) return [];
    const start = (this.#end - this.#used + this.limitBytes) % this.limitBytes;
    const bytes = Buffer.concat([this.#ring.subarray(start), this.#ring.subarray(0, start)]);
    return cutIntoPieces(this.#runs.slice(this.#firstRun), bytes.subarray(0, this.#used));
  }

  #dropOldest(): void {
    for (;;) {
      const switches = this.#runs.length - this.#firstRun - 1;
      const excess = this.#used + switches * switchCostBytes - this.limitBytes;
      const oldest = this.#runs[this.#firstRun];
      if (excess <= 0 || oldest === undefined) break;
      const dropped = Math.min(oldest.bytes, excess);
      oldest.bytes -= dropped;
      this.#used -= dropped;
      if (oldest.bytes === 0) this.#firstRun += 1;
    }
    if (this.#firstRun > 1024) {
      this.#runs = this.#runs.slice(this.#firstRun);
      this.#firstRun = 0;
    }
  }

  #write(bytes: Uint8Array): void {
    const ring = (this.#ring ??= Buffer.alloc(this.limitBytes));
    const untilEnd = Math.min(bytes.length, this.limitBytes - this.#end);
    ring.set(bytes.subarray(0, untilEnd), this.#end);
    ring.set(bytes.subarray(untilEnd), 0);
    this.#end = (this.#end + bytes.length) % this.limitBytes;
  }
}

function cutIntoPieces(runs: readonly Run[], bytes: Buffer): Piece[] {
  let start = 0;
  return runs.map((run) => {
    const piece = { stream: run.stream, bytes: bytes.subarray(start, start + run.bytes) };
    start += run.bytes;
    return piece;
  });
}
