import { Readable } from "node:stream";
import type { PlaceProcess } from "../place.js";

/** After this time without an expected byte, either the process was stopped or the engine hangs. */
const longestSilenceMs = 30_000;

/** How much of standard error is kept. It contains names of skipped files. */
const maxErrorTextBytes = 256 * 1024;

/** Reads a process's standard output at the reader's pace, and keeps its standard error. */
export class ProcessReadable {
  readonly stdout: Readable;
  #errorText = Buffer.alloc(0);
  /** How many bytes came from standard output so far. */
  bytes = 0;

  /** @param options `maxWaitMs`: the longest silence while waiting for output, if it is less than the default */
  constructor(process: PlaceProcess, options: { readonly signal: AbortSignal; readonly maxWaitMs?: number }) {
    const { signal, maxWaitMs = Infinity } = options;
    const stallMs = Math.min(longestSilenceMs, maxWaitMs);
    let stall: NodeJS.Timeout | undefined;
    // Silence does not count while the reader asks for nothing.
    let isWanted = false;
    const waitForBytes = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => stdout.destroy(new Error(`No byte came for ${stallMs / 1000} s.`)), stallMs);
    };
    const stdout = new Readable({
      // Nothing is read in advance. So silence counts only while the reader waits.
      highWaterMark: 0,
      read(): void {
        isWanted = true;
        waitForBytes();
        process.resumeOutput();
      },
      destroy(error, done): void {
        clearTimeout(stall);
        process.leave();
        done(error);
      },
    });
    // The reader gets the error, even later. Without this listener, it would end agent-exec.
    stdout.on("error", () => undefined);
    this.stdout = stdout;
    process.listen((stream, bytes) => {
      if (stream === "stderr") this.#keepErrorText(bytes);
      else isWanted = this.#push(bytes);
      if (isWanted) return waitForBytes();
      clearTimeout(stall);
      process.pauseOutput();
    });
    void process.ended.then(({ error }) => (error === null ? stdout.push(null) : stdout.destroy(error)));
    const onAbort = (): void => void stdout.destroy(signal.reason as Error);
    signal.addEventListener("abort", onAbort, { once: true });
    stdout.once("close", () => signal.removeEventListener("abort", onAbort));
  }

  get errorText(): string {
    return this.#errorText.toString("utf8");
  }

  /** Whether `errorText` is complete. */
  get isErrorTextWhole(): boolean {
    return this.#errorText.length < maxErrorTextBytes;
  }

  #push(bytes: Uint8Array): boolean {
    this.bytes += bytes.length;
    return this.stdout.push(Buffer.from(bytes));
  }

  #keepErrorText(bytes: Uint8Array): void {
    if (this.#errorText.length < maxErrorTextBytes) this.#errorText = Buffer.concat([this.#errorText, bytes]);
  }
}
