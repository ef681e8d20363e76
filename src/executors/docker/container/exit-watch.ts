import { setTimeout as wait } from "node:timers/promises";
import type { ExitWatch, PlaceProcess } from "../../contained/place.js";
import type { FoundProcess, ProcessList } from "./process-list.js";

/** When to ask about a process whose stream is open: soon at first, for blocks that start servers in the background. */
const openStreamPollsMs = [100, 200, 300];
const slowPollMs = 500;
/**
 * After the stream's end the engine knows the exit code at once (bench/times.md, 1), unless the block closed its
 * streams, or the engine still waits for streams of a block before it.
 */
const endedStreamPollsMs = [0, 2, 5, 10, 25, 50];
/**
 * 4 ms: the engine reports an end 1.1 ms after the end of the stream in the median, and 5.1 ms at most (bench/times.md,
 * 1). Waiting this long costs less than a question.
 */
const toldWithinMs = 4;
const closedStreamPollMs = 100;
/** From the fourth question after the stream's end, 17 ms later. By then most ends are reported. */
const promptRounds = 3;
/** 100 ms: an answer usually takes 0.3 ms. */
const answeredWithinMs = 100;
/** 500 ms: a thousand times the 0.3 ms that an answer takes. */
const answerGraceMs = 500;

export interface ExecState {
  readonly isRunning: boolean;
  /** Null while it runs, or if the engine does not know. */
  readonly exitCode: number | null;
}

interface Watched extends Pick<PlaceProcess, "ended" | "hasEnded"> {
  /** Resolves with the exit code if the engine reports it. The promise may never resolve. */
  readonly told: Promise<number>;
  /** Whether the engine will probably report it. */
  readonly isFollowed: boolean;
  /** The process's number on the engine's machine; null before the engine was asked. */
  readonly pid: number | null;
  inspect(): Promise<ExecState>;
}

/**
 * Waits for the end of a process. The engine may report it late: while a background process keeps the streams of an
 * ended block open, old engines report no other end in that container, and newer ones do not answer questions about
 * that block (bench/times.md, 1). After that, the engine's list of processes shows whether the process runs. The
 * process's exit code still comes only from the engine.
 */
export class ContainerExitWatch implements ExitWatch {
  readonly told: Promise<number | null>;
  readonly over: Promise<void>;
  #noteOver: () => void = () => undefined;
  #isOver = false;
  #isTold = false;
  #askedAt: number | null = null;
  readonly #stopped = new AbortController();
  readonly #process: Watched;
  readonly #list: ProcessList;

  constructor(process: Watched, list: ProcessList) {
    this.#process = process;
    this.#list = list;
    this.over = new Promise((resolve) => {
      this.#noteOver = () => {
        this.#isOver = true;
        resolve();
      };
    });
    this.told = Promise.race([this.#tell(), this.#watch()]);
  }

  /** Whether the engine reported the end, and not only its list of processes. */
  get isTold(): boolean {
    return this.#isTold;
  }

  async look(): ReturnType<ExitWatch["look"]> {
    const isUntold = await this.#isUntold();
    if (this.#isOver) return "over";
    if (!isUntold && !this.#list.tellsEndsLate) return "running";
    const found = await this.#lookForProcess();
    if (this.#isOver) return "over";
    return found === "silent" && isUntold ? "silent" : "running";
  }

  /** Whether the engine does not answer a question about the process within a short time. */
  async #isUntold(): Promise<boolean> {
    const askedAt = this.#askedAt;
    if (askedAt === null) return false;
    await this.#pause(Math.max(0, askedAt + answerGraceMs - performance.now()));
    return this.#askedAt === askedAt;
  }

  stop(): void {
    this.#stopped.abort();
  }

  /** The engine's report may come before the last output, so wait for the stream's end first. */
  async #tell(): Promise<number> {
    const { error } = await this.#process.ended;
    if (error !== null) return new Promise<never>(() => undefined);
    return this.#noteTold(await this.#process.told);
  }

  async #watch(): Promise<number | null> {
    const { signal } = this.#stopped;
    for (let round = 0, sinceEnd = 0; !signal.aborted; round += 1) {
      if (this.#process.hasEnded) {
        const grace = sinceEnd === 0 && this.#process.isFollowed ? toldWithinMs : 0;
        await this.#pause(grace + (endedStreamPollsMs[sinceEnd++] ?? closedStreamPollMs));
      } else await Promise.race([this.#process.ended, this.#pause(openStreamPollsMs[round] ?? slowPollMs)]);
      if (signal.aborted) break;
      const { isRunning, exitCode } = await this.#ask();
      if (!isRunning) return this.#noteTold(exitCode);
      // Without its stream, a running block cannot be read or trusted: its code may be incomplete.
      const { error } = this.#process.hasEnded ? await this.#process.ended : { error: null };
      if (error !== null) throw error;
      if (this.#list.tellsEndsLate && (!this.#process.hasEnded || sinceEnd > promptRounds)) {
        if (!this.#isOver) await this.#lookForProcess();
      }
    }
    return new Promise<never>(() => undefined);
  }

  #noteTold<T extends number | null>(exitCode: T): T {
    this.#isTold = true;
    this.#noteOver();
    return exitCode;
  }

  /** While the engine does not answer, look for the process's own end: this wait does not count as its time. */
  async #ask(): Promise<ExecState> {
    this.#askedAt = performance.now();
    const answering = this.#process.inspect().finally(() => (this.#askedAt = null));
    const isAnswered = answering.then(
      () => true,
      () => true,
    );
    if (!(await Promise.race([isAnswered, this.#pause(answeredWithinMs)]))) await this.#lookForProcess();
    return answering;
  }

  async #lookForProcess(): Promise<FoundProcess> {
    const found = await this.#list.find(this.#process.pid);
    if (found === "gone") this.#noteOver();
    return found;
  }

  /** Keeps Node's process alive, because a container that is gone leaves nothing else to wait for. */
  async #pause(ms: number): Promise<void> {
    if (ms > 0) await wait(ms, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }
}
