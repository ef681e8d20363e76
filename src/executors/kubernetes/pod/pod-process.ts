import type { OutputSink, PlaceProcess } from "../../contained/place.js";
import type { PodStream } from "../client/pod-stream.js";
import { PodExitWatch } from "./pod-exit-watch.js";

const lineEnd = "\n".charCodeAt(0);
/** A process's number has at most seven digits. */
const maxNumberBytes = 16;

/**
 * A process in a pod. It begins as `enter.sh`, which writes its number as the first line of its output. No code of a
 * block has run by then.
 */
export class PodProcess implements PlaceProcess {
  #bytes = 0;
  #pid: number | null = null;
  #number: Buffer | null = Buffer.alloc(0);
  #sink: OutputSink | null = null;
  readonly #stream: PodStream;
  readonly #release: () => Promise<void>;

  /** @param release ends the processes that keep the streams of an ended process open */
  constructor(stream: PodStream, release: () => Promise<void>) {
    this.#stream = stream;
    this.#release = release;
  }

  get ended(): PlaceProcess["ended"] {
    return this.#stream.ended;
  }

  get hasEnded(): boolean {
    return this.#stream.hasEnded;
  }

  get status(): PodStream["status"] {
    return this.#stream.status;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Its number in the pod. Null until it has printed it. */
  get pid(): number | null {
    return this.#pid;
  }

  listen(sink: OutputSink): void {
    const isFirst = this.#sink === null;
    this.#sink = sink;
    if (isFirst) this.#stream.listen((stream, bytes) => this.#take(stream, bytes));
  }

  listenInPlace(sink: OutputSink): void {
    this.listen(sink);
  }

  write(bytes: string | Uint8Array): void {
    this.#stream.write(bytes);
  }

  writeAll(chunks: AsyncIterable<Uint8Array>): Promise<void> {
    return this.#stream.writeAll(chunks);
  }

  pauseOutput(): void {
    this.#stream.pause();
  }

  resumeOutput(): void {
    this.#stream.resume();
  }

  endInput(): void {
    this.#stream.endInput();
  }

  leave(): void {
    this.#sink = () => undefined;
    this.#stream.close();
  }

  async exitCode(): Promise<number | null> {
    if (!this.hasEnded) return null;
    const { exitCode, error } = await this.status;
    if (error !== null) throw error;
    return exitCode;
  }

  watchExit(isAlive?: (pid: number) => Promise<boolean | null>): PodExitWatch {
    return new PodExitWatch(this, { isAlive, release: this.#release });
  }

  #take(stream: "stdout" | "stderr", bytes: Uint8Array): void {
    let rest = bytes;
    if (stream === "stdout" && this.#number !== null) {
      const all = Buffer.concat([this.#number, bytes]);
      const end = all.indexOf(lineEnd);
      if (end < 0 && all.length < maxNumberBytes) {
        this.#number = all;
        return;
      }
      this.#number = null;
      const number = Number(all.subarray(0, Math.max(0, end)).toString("latin1"));
      if (Number.isInteger(number) && number > 0) {
        this.#pid = number;
        rest = all.subarray(end + 1);
      } else rest = all;
      if (rest.length === 0) return;
    }
    this.#bytes += rest.length;
    this.#sink?.(stream, rest);
  }
}
