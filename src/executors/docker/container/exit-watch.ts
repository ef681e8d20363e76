import { setTimeout as wait } from "node:timers/promises";
import type { ExitWatch, PlaceProcess } from "../../contained/place.js";
import type { FoundProcess, ProcessList } from "./process-list.js";

/**
 * A process that is asked about while its stream is open: first soon, for blocks that start servers in the background.
 */
const openStreamPollsMs = [100, 200, 300];
const slowPollMs = 500;
/**
 * After the stream's end the engine knows the exit code at once (bench/times.md, 1), unless the block closed its
 * streams, or the engine still waits for streams of a block before it.
 */
const endedStreamPollsMs = [0, 2, 5, 10, 25, 50];
/**
 * 4 ms: the engine reports an end 1.1 ms after the end of the stream in the median, and 5.1 ms at most (bench/times.md,
 * 1). That costs less than a question.
 */
const toldWithinMs = 4;
const closedStreamPollMs = 100;
/** From the fourth question after the stream's end, 17 ms later. By then most ends are reported. */
const promptRounds = 3;
/** 100 ms: an answer takes 0.3 ms where none is kept back. */
const answeredWithinMs = 100;
/** 500 ms: a thousand times the 0.3 ms that an answer takes. */
const answerGraceMs = 500;

/** What the engine knows about an exec. */
export interface ExecState {
  readonly isRunning: boolean;
  /** Null while it runs, and when the engine does not know. */
  readonly exitCode: number | null;
}

interface Watched extends Pick<PlaceProcess, "ended" | "hasEnded"> {
  /** Resolves with the exit code when the engine tells it by itself; it may never do. */
  readonly told: Promise<number>;
  /** Whether the engine will do so, as far as is known. */
  readonly isFollowed: boolean;
  /** Its number on the engine's machine, once the engine was asked about it; null before. */
  readonly pid: number | null;
  inspect(): Promise<ExecState>;
}

/**
 * The end of a process. The engine may report it late: while a background process keeps the streams of an ended block
 * open, old engines report no other end in that container, and newer ones do not answer questions about that block
 * (bench/times.md, 1). Whether the process is alive is then read off the engine's list of processes; its exit code
 * still comes from the engine alone.
 */
export class ContainerExitWatch implements ExitWatch {
  readonly told: Promise<number | null>;
  readonly over: Promise<void>;
  #noteOver: () => void = () => undefined;
  #isOver = false;
  #isTold = false;
  #askedAt: number | null = null;
  #isStopped = false;
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

  /** Whether the engine has told the end, and not only the list of processes. */
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

  /** Whether the engine leaves a question about the process unanswered, which it then gets a moment for. */
  async #isUntold(): Promise<boolean> {
    const askedAt = this.#askedAt;
    if (askedAt === null) return false;
    await pause(Math.max(0, askedAt + answerGraceMs - performance.now()));
    return this.#askedAt === askedAt;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** The engine's own word, which may come before the last of the output: the stream's end is waited for first. */
  async #tell(): Promise<number> {
    const { error } = await this.#process.ended;
    if (error !== null) return new Promise<never>(() => undefined);
    return this.#noteTold(await this.#process.told);
  }

  async #watch(): Promise<number | null> {
    for (let round = 0, sinceEnd = 0; !this.#isStopped; round += 1) {
      if (this.#process.hasEnded) {
        const grace = sinceEnd === 0 && this.#process.isFollowed ? toldWithinMs : 0;
        await pause(grace + (endedStreamPollsMs[sinceEnd++] ?? closedStreamPollMs));
      } else await Promise.race([this.#process.ended, pause(openStreamPollsMs[round] ?? slowPollMs)]);
      if (this.#isStopped) break;
      const { isRunning, exitCode } = await this.#ask();
      if (!isRunning) return this.#noteTold(exitCode);
      // Without its stream a block that still runs can be neither read nor trusted: not all of its code may be there.
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

  /** While the engine keeps its answer back, the process's own end is looked for: the wait is not its time. */
  async #ask(): Promise<ExecState> {
    this.#askedAt = performance.now();
    const answering = this.#process.inspect().finally(() => (this.#askedAt = null));
    const isAnswered = answering.then(
      () => true,
      () => true,
    );
    if (!(await Promise.race([isAnswered, pause(answeredWithinMs)]))) await this.#lookForProcess();
    return answering;
  }

  async #lookForProcess(): Promise<FoundProcess> {
    const found = await this.#list.find(this.#process.pid);
    if (found === "gone") this.#noteOver();
    return found;
  }
}

/** Holds nobody's process: as long as the container is there, its lease does. */
async function pause(ms: number): Promise<void> {
  if (ms > 0) await wait(ms, undefined, { ref: false });
}
