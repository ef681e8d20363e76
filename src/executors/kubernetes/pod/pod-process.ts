import { setTimeout as wait } from "node:timers/promises";
import type { ExitWatch, OutputSink, PlaceProcess } from "../../contained/place.js";
import type { PodStream } from "../client/pod-stream.js";

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

  watchExit(isAlive: IsAlive = async () => null): PodExitWatch {
    return new PodExitWatch(this, isAlive, this.#release);
  }

  #take(stream: "stdout" | "stderr", bytes: Uint8Array): void {
    let rest = bytes;
    if (stream === "stdout" && this.#number !== null) {
      const all = Buffer.concat([this.#number, bytes]);
      const end = all.indexOf(lineEnd);
      if (end < 0 && all.length < maxNumberBytes) return void (this.#number = all);
      this.#number = null;
      const number = Number(all.subarray(0, Math.max(0, end)).toString("latin1"));
      if (Number.isInteger(number) && number > 0) this.#pid = number;
      rest = this.#pid === null ? all : all.subarray(end + 1);
      if (rest.length === 0) return;
    }
    this.#bytes += rest.length;
    this.#sink?.(stream, rest);
  }
}

type IsAlive = (pid: number) => Promise<boolean | null>;

/** How often to look whether a process still runs, if its end was not reported. */
const pollMs = 500;
/**
 * An end is reported within 10 ms, and on a busy machine within a second, unless another process keeps the streams
 * open.
 */
const reportedWithinMs = 2000;

/**
 * Watches for the end of a process in a pod. Kubernetes reports it only after no process keeps the output open. So if
 * the process has gone without a report, the processes that keep its output open are ended.
 */
class PodExitWatch implements ExitWatch {
  readonly told: Promise<number | null>;
  readonly over: Promise<void>;
  #noteOver: () => void = () => undefined;
  #isOver = false;
  #isStopped = false;
  /** Set while the processes that keep the streams open are being ended. Nothing else may run in the pod meanwhile. */
  #releasing: Promise<void> | null = null;
  readonly #process: PodProcess;
  readonly #isAlive: IsAlive;

  /** @param release ends the processes that keep its output open */
  constructor(process: PodProcess, isAlive: IsAlive, release: () => Promise<void>) {
    this.#process = process;
    this.#isAlive = isAlive;
    this.over = new Promise((resolve) => {
      this.#noteOver = () => {
        this.#isOver = true;
        resolve();
      };
    });
    this.told = this.#tell();
    void this.#poll(release);
  }

  async look(): ReturnType<ExitWatch["look"]> {
    await this.#lookForProcess();
    return this.#isOver ? "over" : "running";
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #tell(): Promise<number | null> {
    const { exitCode, error } = await this.#process.status;
    await this.#releasing;
    if (this.#isStopped) return new Promise<never>(() => undefined);
    if (error !== null) throw error;
    this.#noteOver();
    return exitCode;
  }

  async #poll(release: () => Promise<void>): Promise<void> {
    while (!this.#isOver) {
      await Promise.race([this.#process.ended, wait(pollMs, undefined, { ref: false })]);
      if (this.#isStopped || this.#process.hasEnded) return;
      await this.#lookForProcess();
    }
    await Promise.race([this.#process.ended, wait(reportedWithinMs, undefined, { ref: false })]);
    if (!this.#isStopped && !this.#process.hasEnded) this.#releasing = release();
  }

  async #lookForProcess(): Promise<void> {
    const { pid } = this.#process;
    if (pid !== null && (await this.#isAlive(pid)) === false) this.#noteOver();
  }
}
