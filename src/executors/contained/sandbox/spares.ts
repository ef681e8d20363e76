import { setTimeout as wait } from "node:timers/promises";
import type { Place, PlaceProcess } from "../place.js";
import { blockUser } from "../guard/users.js";
import { readyBytes, untilReady } from "../process/until-ready.js";
import { pythons, waitForCode, warmWord } from "./block-process.js";

/** At the process limit, one in five does not start (bench/times.md, 3). Five in a row fail once in 3000 times. */
const tries = 5;

/** Few replies have more blocks. A waiting shell takes a process and 0.2 MiB. */
export const mostSpares = 5;
/** With a lower process limit, blocks need the processes themselves. */
const poolFromPids = 128;

/** The command of the spare that starts before the shell is known. */
const waitForShell = 'IFS= read -r _shell && exec "$_shell" -c "$@"';

/** A spare that waits or starts. `opening` resolves with null if it could not start. */
interface Spare {
  readonly opening: Promise<PlaceProcess | null>;
  process: PlaceProcess | null;
}

/** A spare that was turned into an interpreter. */
interface WarmSpare {
  readonly interpreter: string;
  readonly process: PlaceProcess;
  /** Resolves with whether the interpreter waits for code. Never rejects. */
  readonly isReady: Promise<boolean>;
}

/** The image's Python may load much. A longer start waits for something. */
const readyWithinMs = 1000;
/** An interpreter that is not needed ends in a millisecond, unless a block changed its files. */
const endingMs = 100;

/**
 * Processes that wait for code on their standard input. A block then needs no call to the engine before it starts,
 * which is a quarter of its time (bench/times.md, 1). One of them becomes the block's process (`BlockProcess`). At
 * first one waits. If blocks come faster than the engine starts processes, more are started between blocks, so that the
 * next few blocks are served at once.
 */
export class Spares {
  readonly #place: Place;
  readonly #most: number;
  /** The shell's argument after `-c`. */
  readonly #waitForCode: readonly string[];
  #waiting: readonly Spare[] = [];
  /** None while a block runs, because a user's process can access the memory and streams of the user's others. */
  #warm: WarmSpare | null = null;
  #wanted = 1;
  #served = 0;
  #startsMore = true;
  #shell: { readonly program: string; readonly isSealed: boolean } | null = null;
  readonly #shellKnown: Promise<string>;
  #tellShell: (program: string) => void = () => undefined;

  /**
   * @param limits `pids`: the place's process limit. `openFiles`: the soft limit of each process, if the place can
   * leave its own at the hard limit (bench/times.md, 3).
   */
  constructor(
    place: Place,
    { pids, openFiles }: { readonly pids: number; readonly openFiles: number | undefined },
  ) {
    this.#place = place;
    this.#most = pids < poolFromPids ? 1 : mostSpares;
    this.#waitForCode = waitForCode(place.workspaceFolder, openFiles);
    this.#shellKnown = new Promise((resolve) => (this.#tellShell = resolve));
  }

  /** Sets the shell of all spares; null if none is sealed. The first spare then becomes that shell. */
  sealWith(sealedShell: string | null): void {
    this.#shell = { program: sealedShell ?? "sh", isSealed: sealedShell !== null };
    this.#tellShell(this.#shell.program);
  }

  /** Whether blocks came while no spare was ready. */
  get isHurried(): boolean {
    return this.#wanted > 1;
  }

  /** Whether an interpreter waits or starts. */
  get isWarm(): boolean {
    return this.#warm !== null;
  }

  /** How many are waiting. */
  get count(): number {
    const all = [...this.#waiting, ...(this.#warm === null ? [] : [this.#warm])];
    return all.filter(({ process }) => process?.hasEnded === false).length;
  }

  /** Resolves when no spare is starting. Then `count` is the number of processes. */
  async settled(): Promise<void> {
    await Promise.all(this.#waiting.map(({ opening }) => opening));
  }

  /**
   * Starts a spare unless one waits. Call it when no block waits for it. Resolves when this is done, and never rejects.
   * Without a sealed shell only the first spare exists, because a block could change the program of a later one. In
   * that case each block starts a process of its own, 42 ms later.
   */
  async prepare(): Promise<void> {
    if (!this.#mayWait()) return;
    this.#waiting = this.#waiting.filter(({ process }) => process?.hasEnded !== true);
    const [first] = this.#waiting;
    await (first ?? this.#add()).opening;
  }

  /** Starts as many more as needed, until a block comes. Call it when nothing else must start. */
  async fill(): Promise<void> {
    const served = this.#served;
    while (served === this.#served && this.#waiting.length < this.#wanted && this.#mayWait()) {
      if ((await this.#add().opening) === null) return;
    }
  }

  /**
   * Starts an interpreter in a waiting shell, before its code comes. Call it while no process of blocks runs. It needs
   * a sealed shell, because otherwise blocks can write to a waiting process. Resolves when it waits for code, and never
   * rejects.
   */
  async warm(interpreter: string): Promise<void> {
    const [first, ...rest] = this.#waiting;
    if (first === undefined || this.#warm !== null) return;
    if (!pythons.includes(interpreter) || this.#shell?.isSealed !== true) return;
    const { process } = first;
    if (process === null || !isUntouched(process, readyBytes)) return;
    this.#waiting = rest;
    process.write(`${warmWord} ${interpreter}\n`);
    const isReady = untilReady(process, this.#place).then(
      (failure) => failure === null,
      () => false,
    );
    this.#warm = { interpreter, process, isReady };
    await isReady;
  }

  /** Starts no more spares. For few blocks, such as one verification, the existing ones are enough. */
  startNoMore(): void {
    this.#startsMore = false;
  }

  /** Call it when all processes of the blocks' user were killed. A spare that starts later ends by itself. */
  discard(): void {
    for (const { opening } of this.#waiting) void opening.then((spare) => spare?.leave());
    this.#waiting = [];
    this.#warm?.process.leave();
    this.#warm = null;
  }

  /**
   * Returns a process that waits for an interpreter's code: the interpreter itself, a spare or, if there is none, a new
   * process. A spare that has printed something is not used, because its output would look like the next block's. If
   * this throws, no code has run.
   * @throws the engine's error.
   */
  async take(interpreter: string, signal: AbortSignal): Promise<PlaceProcess> {
    const isLate = this.#served > 0 && this.count === 0;
    this.#served += 1;
    if (isLate) this.#wanted = Math.min(this.#wanted + 1, this.#most);
    const warm = await this.#takeWarm(interpreter);
    if (warm !== null) return warm;
    for (;;) {
      const [first, ...rest] = this.#waiting;
      if (first === undefined) return this.#open(signal);
      this.#waiting = rest;
      const spare = await first.opening;
      if (spare !== null && isUntouched(spare, readyBytes)) return spare;
      spare?.leave();
    }
  }

  /** Ends the waiting interpreter if the block needs another, because blocks could change an unsealed process. */
  async #takeWarm(interpreter: string): Promise<PlaceProcess | null> {
    const warm = this.#warm;
    this.#warm = null;
    if (warm === null) return null;
    const { process } = warm;
    if (warm.interpreter === interpreter) {
      const isReady = await Promise.race([warm.isReady, wait(readyWithinMs, false, { ref: false })]);
      if (isReady && isUntouched(process, 2 * readyBytes)) return process;
    }
    process.endInput();
    await Promise.race([process.ended, wait(endingMs, undefined, { ref: false })]);
    process.leave();
    return null;
  }

  #mayWait(): boolean {
    return this.#startsMore && (this.#served === 0 || this.#shell?.isSealed === true);
  }

  #add(): Spare {
    const spare: Spare = { opening: this.#open().catch(() => null), process: null };
    this.#waiting = [...this.#waiting, spare];
    void this.#settle(spare);
    return spare;
  }

  async #settle(spare: Spare): Promise<void> {
    spare.process = await spare.opening;
    if (spare.process === null) this.#waiting = this.#waiting.filter((other) => other !== spare);
  }

  async #open(signal?: AbortSignal): Promise<PlaceProcess> {
    for (let left = tries; ; left -= 1) {
      const shell = this.#shell?.program;
      const process = await this.#place.spawn({
        command: [
          ...(shell === undefined ? ["sh", "-c", waitForShell, "sh"] : [shell, "-c"]),
          ...this.#waitForCode,
        ],
        user: blockUser,
        ...(signal === undefined ? {} : { signal }),
      });
      if (shell === undefined) process.write(`${await this.#shellKnown}\n`);
      const failure = await untilReady(process, this.#place, signal);
      if (failure === null) {
        // This is not awaited. It makes the engine report the process, which it may not do later while its streams are
        // kept open.
        process.exitCode().catch(() => undefined);
        return process;
      }
      process.leave();
      if (left === 1 || this.#place.hasEnded) throw new Error(failure);
    }
  }
}

/** Whether the process waits and has printed only that it is ready. */
function isUntouched(process: PlaceProcess, saidBytes: number): boolean {
  return !process.hasEnded && process.bytes === saidBytes;
}
