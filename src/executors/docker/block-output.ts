import type { ExecuteOptions } from "../../ports/executor.js";
import { OutputBuffer } from "../../text/output-buffer.js";
import type { CapturedOutput } from "../../text/output-text.js";
import { LiveOutput } from "../live-output.js";

export interface BlockOutputOptions {
  /** Kept of both streams together. */
  readonly maxOutputBytes: number;
  /** At more than this `overLimit` resolves. */
  readonly maxTotalOutputBytes: number;
  readonly onOutput?: ExecuteOptions["onOutput"];
}

/** How the engine begins when it, and not the program, writes into a block's output (FACTS 5). */
const enginePrefix = Buffer.from("OCI runtime exec failed");

/** What one block writes: kept for its result, shown while it comes, and counted. */
export class BlockOutput {
  readonly overLimit: Promise<void>;
  readonly #buffer: OutputBuffer;
  readonly #live: LiveOutput;
  readonly #maxTotalBytes: number;
  #tellOverLimit: () => void = () => undefined;
  #areEngineWords = false;

  constructor({ maxOutputBytes, maxTotalOutputBytes, onOutput }: BlockOutputOptions) {
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

  push(stream: "stdout" | "stderr", bytes: Uint8Array): void {
    if (this.totalBytes === 0) this.#areEngineWords = startsWith(bytes, enginePrefix);
    this.#buffer.push(stream, bytes);
    // Whether such words are the engine's is known at the end; live they would pass as the program's.
    if (!this.#areEngineWords) this.#live.push(stream, bytes);
    if (this.totalBytes > this.#maxTotalBytes) this.#tellOverLimit();
  }

  finish(): CapturedOutput {
    this.#live.finish();
    return this.#buffer.finish();
  }
}

function startsWith(bytes: Uint8Array, prefix: Uint8Array): boolean {
  return Buffer.compare(bytes.subarray(0, prefix.length), prefix) === 0;
}
