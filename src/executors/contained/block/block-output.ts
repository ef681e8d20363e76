import type { ExecuteOptions } from "../../../ports/executor.js";
import { OutputBuffer } from "../../../output/output-buffer.js";
import type { CapturedOutput } from "../../../output/output-text.js";
import { IdleWatch } from "../../idle-watch.js";
import { LiveOutput } from "../../live-output.js";

export interface BlockOutputOptions {
  /** How many bytes to keep of both streams together. */
  readonly maxOutputBytes: number;
  /** `overLimit` resolves when more bytes than this were printed. */
  readonly maxTotalOutputBytes: number;
  readonly idleTimeoutMs?: number;
  readonly onOutput?: ExecuteOptions["onOutput"];
}

/** The output of one block. It is kept for the result, shown live, and counted. */
export class BlockOutput {
  readonly overLimit: Promise<void>;
  readonly #buffer: OutputBuffer;
  readonly #live: LiveOutput;
  readonly #idle: IdleWatch;
  readonly #maxTotalBytes: number;
  #tellOverLimit: () => void = () => undefined;

  constructor({ maxOutputBytes, maxTotalOutputBytes, idleTimeoutMs, onOutput }: BlockOutputOptions) {
    this.#idle = new IdleWatch(idleTimeoutMs);
    this.#buffer = new OutputBuffer(maxOutputBytes);
    this.#live = new LiveOutput(onOutput, maxOutputBytes);
    this.#maxTotalBytes = maxTotalOutputBytes;
    this.overLimit = new Promise((resolve) => {
      this.#tellOverLimit = resolve;
    });
  }

  get totalBytes(): number {
    return this.#buffer.totalBytes;
  }

  /** Resolves if no output came for the idle timeout. Never without such a limit, or after `settled` has fired. */
  idle(settled: AbortSignal): Promise<void> {
    return this.#idle.struck(settled);
  }

  push(stream: "stdout" | "stderr", bytes: Uint8Array): void {
    this.#idle.note();
    this.#buffer.push(stream, bytes);
    this.#live.push(stream, bytes);
    if (this.totalBytes > this.#maxTotalBytes) this.#tellOverLimit();
  }

  finish(): CapturedOutput {
    this.#live.finish();
    return this.#buffer.finish();
  }
}
