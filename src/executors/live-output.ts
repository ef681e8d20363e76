import { TextDecoder } from "node:util";
import type { ExecuteOptions } from "../ports/executor.js";
import { liveCutNote } from "../output/output-text.js";

type StreamName = "stdout" | "stderr";

/**
 * Passes output on as text as it arrives. Each stream has a decoder of its own, so that a character in two pieces stays
 * whole. After `limitBytes` it says once that it stops. Otherwise a flood would fill the memory of the program that
 * shows it. The result has the beginning, the end and the counts anyway.
 */
export class LiveOutput {
  readonly #onOutput: ExecuteOptions["onOutput"];
  readonly #decoders = { stdout: newDecoder(), stderr: newDecoder() };
  #leftBytes: number;

  constructor(onOutput: ExecuteOptions["onOutput"], limitBytes: number) {
    this.#onOutput = onOutput;
    this.#leftBytes = limitBytes;
  }

  push(stream: StreamName, bytes: Uint8Array): void {
    if (this.#onOutput === undefined || this.#leftBytes <= 0) return;
    const shown = bytes.subarray(0, this.#leftBytes);
    this.#leftBytes -= shown.length;
    this.#show(stream, this.#decoders[stream].decode(shown, { stream: true }));
    if (this.#leftBytes <= 0) this.#show(stream, liveCutNote);
  }

  /** Shows the rest of incomplete characters. */
  finish(): void {
    if (this.#leftBytes <= 0) return;
    for (const stream of ["stdout", "stderr"] as const) this.#show(stream, this.#decoders[stream].decode());
  }

  #show(stream: StreamName, text: string): void {
    if (text === "") return;
    try {
      this.#onOutput?.(stream, text);
    } catch {
      // A failing listener must not end the block, and must not look like a broken connection.
      this.#leftBytes = 0;
    }
  }
}

function newDecoder(): TextDecoder {
  return new TextDecoder("utf-8", { ignoreBOM: true });
}
