import { setTimeout as wait } from "node:timers/promises";
import { OutputBuffer } from "../output/output-buffer.js";
import type { CapturedOutput } from "../output/output-text.js";
import type { ExecuteOptions } from "../ports/executor.js";
import { LiveOutput } from "./live-output.js";

interface BlockOutputOptions extends Pick<ExecuteOptions, "idleTimeoutMs" | "onOutput"> {
  /** How many bytes to keep of both streams together. */
  readonly maxOutputBytes: number;
  /** `overLimit` resolves when more bytes than this were printed. Default: no limit. */
  readonly maxTotalOutputBytes?: number;
}

/** The output of one block. It is kept for the result, shown live, and counted. */
export class BlockOutput {
  readonly overLimit: Promise<void>;
  readonly #buffer: OutputBuffer;
  readonly #live: LiveOutput;
  readonly #idleMs: number | undefined;
  readonly #maxTotalBytes: number;
  #lastAt = performance.now();
  #tellOverLimit: () => void = () => undefined;

  constructor({ maxOutputBytes, maxTotalOutputBytes = Infinity, ...options }: BlockOutputOptions) {
    this.#buffer = new OutputBuffer(maxOutputBytes);
    this.#live = new LiveOutput(options.onOutput, maxOutputBytes);
    this.#idleMs = options.idleTimeoutMs;
    this.#maxTotalBytes = maxTotalOutputBytes;
    this.overLimit = new Promise((resolve) => (this.#tellOverLimit = resolve));
  }

  get totalBytes(): number {
    return this.#buffer.totalBytes;
  }

  /** Resolves if no output came for the idle timeout. Never without such a limit, or after `settled` has fired. */
  async idle(settled: AbortSignal): Promise<void> {
    if (this.#idleMs === undefined) return new Promise(() => undefined);
    this.#lastAt = performance.now();
    for (let leftMs = this.#idleMs; leftMs > 0; leftMs = this.#lastAt + this.#idleMs - performance.now()) {
      // A timer can fire a millisecond before its time.
      await wait(Math.ceil(leftMs), undefined, { signal: settled }).catch(() => undefined);
      if (settled.aborted) return new Promise(() => undefined);
    }
  }

  push(stream: "stdout" | "stderr", bytes: Uint8Array): void {
    if (this.#idleMs !== undefined) this.#lastAt = performance.now();
    this.#buffer.push(stream, bytes);
    this.#live.push(stream, bytes);
    if (this.totalBytes > this.#maxTotalBytes) this.#tellOverLimit();
  }

  finish(): CapturedOutput {
    this.#live.finish();
    return this.#buffer.finish();
  }
}
