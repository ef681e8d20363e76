import type { Clock } from "../../../ports/clock.js";
import type { DockerContainer, FoundProcess } from "./container.js";
import type { EngineExec, ExecState } from "./container-process.js";
import type { BlockProcess } from "../../contained/sandbox/block-process.js";

/** A block that is asked about while its stream is open: first soon, for servers started in the background. */
const openStreamPollsMs = [100, 200, 300];
const slowPollMs = 500;
/**
 * After the stream's end the engine knows the exit code at once (docs/measurements.md, 3), unless the block
 * closed its streams, or the engine still waits for streams of a block before it.
 */
const endedStreamPollsMs = [0, 2, 5, 10, 25, 50];
/**
 * 4 ms: the engine tells an end by itself 1.1 ms after the stream's at the median and 5.1 at the most
 * (docs/measurements.md, 3), which costs it and us less than a question.
 */
const toldWithinMs = 4;
const closedStreamPollMs = 100;
/** From the fourth question after the stream's end on, 17 ms later: the end of most blocks is told by then. */
const promptRounds = 3;
/** 100 ms: an answer takes 0.3 ms where none is kept back. */
const answeredWithinMs = 100;
/** 500 ms: a thousand times the 0.3 ms that an answer takes. */
const answerGraceMs = 500;

/** What is known of a block's process; `silent`: the engine answers nothing. */
export type ProcessState = "running" | "over" | "silent";

/**
 * The end of a block's process, of which the engine may tell late: while a process in the background holds the
 * streams of a block that ended, old engines tell no other end in the same container, and newer ones do not answer a
 * question about that block (docs/measurements.md, 3). Whether the process is alive is then read off the engine's list
 * of processes; its exit code still comes from the engine alone.
 */
export class ProcessEnd {
  /** Resolves with the exit code, null where the engine does not know it; never when `stop` was called before. */
  readonly told: Promise<number | null>;
  #endedAt: number | null = null;
  #askedAt: number | null = null;
  #isStopped = false;
  readonly #block: BlockProcess;
  readonly #exec: EngineExec;
  readonly #container: DockerContainer;
  readonly #clock: Clock;

  constructor(parts: {
    readonly block: BlockProcess;
    readonly container: DockerContainer;
    readonly clock: Clock;
  }) {
    this.#block = parts.block;
    this.#exec = parts.block.exec;
    this.#container = parts.container;
    this.#clock = parts.clock;
    this.told = Promise.race([this.#tell(), this.#watch()]);
  }

  /** False while the process still waits for the code that it was handed: the engine then kept it to itself. */
  get hasBegun(): boolean {
    return this.#block.hasBegun;
  }

  /** When the process was first seen to have ended, on the clock; null before. */
  get endedAt(): number | null {
    return this.#endedAt;
  }

  /** Asked when the block's time is over: whether the process has ended although the engine may not have told so. */
  async look(): Promise<ProcessState> {
    const isUntold = await this.#isUntold();
    if (this.#endedAt !== null) return "over";
    if (!isUntold && !this.#container.tellsEndsLate) return "running";
    const found = await this.#lookForProcess();
    if (this.#endedAt !== null) return "over";
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
    const { error } = await this.#exec.ended;
    if (error !== null) return new Promise<never>(() => undefined);
    const exitCode = await this.#exec.told;
    this.#endedAt ??= this.#clock.now();
    return exitCode;
  }

  async #watch(): Promise<number | null> {
    for (let round = 0, sinceEnd = 0; !this.#isStopped; round += 1) {
      if (this.#exec.hasEnded) {
        const grace = sinceEnd === 0 && this.#exec.isFollowed ? toldWithinMs : 0;
        await pause(grace + (endedStreamPollsMs[sinceEnd++] ?? closedStreamPollMs));
      } else await Promise.race([this.#exec.ended, pause(openStreamPollsMs[round] ?? slowPollMs)]);
      if (this.#isStopped) break;
      const { isRunning, exitCode } = await this.#ask();
      if (!isRunning) {
        this.#endedAt ??= this.#clock.now();
        return exitCode;
      }
      // Without its stream a block that still runs can be neither read nor trusted: not all of its code may be there.
      const { error } = this.#exec.hasEnded ? await this.#exec.ended : { error: null };
      if (error !== null) throw error;
      if (this.#container.tellsEndsLate && (!this.#exec.hasEnded || sinceEnd > promptRounds)) {
        if (this.#endedAt === null) await this.#lookForProcess();
      }
    }
    return new Promise<never>(() => undefined);
  }

  /** While the engine keeps its answer back, the process's own end is looked for: the wait is not the block's time. */
  async #ask(): Promise<ExecState> {
    this.#askedAt = performance.now();
    const answering = this.#exec.inspect().finally(() => (this.#askedAt = null));
    const isAnswered = answering.then(
      () => true,
      () => true,
    );
    if (!(await Promise.race([isAnswered, pause(answeredWithinMs)]))) await this.#lookForProcess();
    return answering;
  }

  async #lookForProcess(): Promise<FoundProcess> {
    const found = await this.#container.findProcess(this.#exec.pid);
    if (found === "gone") this.#endedAt ??= this.#clock.now();
    return found;
  }
}

/** Holds nobody's process: as long as the container is there, its lease does. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => (ms === 0 ? resolve() : setTimeout(resolve, ms).unref()));
}
