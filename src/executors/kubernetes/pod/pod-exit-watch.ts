import { setTimeout as wait } from "node:timers/promises";
import type { ExitWatch, PlaceProcess } from "../../contained/place.js";
import type { PodStream } from "../client/pod-stream.js";

/** How often to look whether a process still runs, if its end was not reported. */
const pollMs = 500;
/**
 * An end is reported within 10 ms, and on a busy machine within a second, unless another process keeps the streams
 * open.
 */
const reportedWithinMs = 2000;

interface Watched extends Pick<PlaceProcess, "ended" | "hasEnded"> {
  readonly status: PodStream["status"];
  /** Null until it is known. */
  readonly pid: number | null;
}

/**
 * Watches for the end of a process in a pod. Kubernetes reports it only after no process keeps the output open. So if
 * the process has gone without a report, the processes that keep its output open are ended.
 */
export class PodExitWatch implements ExitWatch {
  readonly told: Promise<number | null>;
  readonly over: Promise<void>;
  #noteOver: () => void = () => undefined;
  #isOver = false;
  #isStopped = false;
  /** Set while the processes that keep the streams open are being ended. Nothing else may run in the pod meanwhile. */
  #releasing: Promise<void> | null = null;
  readonly #process: Watched;
  readonly #isAlive: (pid: number) => Promise<boolean | null>;

  constructor(
    process: Watched,
    {
      isAlive = async () => null,
      release,
    }: {
      readonly isAlive: ((pid: number) => Promise<boolean | null>) | undefined;
      /** Ends the processes that keep its output open. */
      readonly release: () => Promise<void>;
    },
  ) {
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
