import { setTimeout as wait } from "node:timers/promises";
import type { Place, PlaceProcess } from "../place.js";
import { blockUser } from "../guard/users.js";
import { readyBytes, untilReady } from "../process/until-ready.js";
import { waitForCode } from "./block-process.js";
import { canWait, warmWord } from "./waiting-interpreter.js";

/**
 * At the process limit one process in five fails to start (docs/measurements.md, 5): all of five fail once in
 * three thousand times.
 */
const tries = 5;

/** 5: as many blocks as a reply has at most, usually. A shell that waits takes a process and 0.2 MiB. */
export const mostSpares = 5;
/** Under 128 processes each one is wanted for the blocks. */
const poolFromPids = 128;

/** For the one that is started before it is known what shell there is. */
const waitForShell = 'IFS= read -r _shell && exec "$_shell" -c "$@"';

/** One that waits, or is being started; null once it is known that it could not be. */
interface Spare {
  readonly opening: Promise<PlaceProcess | null>;
  process: PlaceProcess | null;
}

/** A spare that was turned into an interpreter. */
interface WarmSpare {
  readonly interpreter: string;
  readonly process: PlaceProcess;
  /** Resolves, never rejects, with whether it waits for code. */
  readonly isReady: Promise<boolean>;
}

/** 1 s for an interpreter to have started that is: an image's own may load much. What takes longer waits for something. */
const readyWithinMs = 1000;
/** 100 ms for an interpreter that is not wanted to end: it takes a millisecond, unless a block changed what it runs. */
const endingMs = 100;

/**
 * Processes that are started already and wait for code on their standard input: a block then costs no keeper call
 * before it starts, a quarter of the time (docs/measurements.md, 3). One becomes the block's (`BlockProcess`).
 *
 * One waits at first. Where blocks come faster than the keeper starts processes, more are made to wait, between the
 * blocks' times, so that the next few that come at once are served at once.
 */
export class Spares {
  readonly #place: Place;
  readonly #most: number;
  /** What a shell gets after `-c`. */
  readonly #waitForCode: readonly string[];
  #waiting: readonly Spare[] = [];
  /** At most one, and none while a block runs: its memory and streams are open to every process of its user. */
  #warm: WarmSpare | null = null;
  #wanted = 1;
  #served = 0;
  #startsMore = true;
  #shell: { readonly program: string; readonly isSealed: boolean } | null = null;
  readonly #shellKnown: Promise<string>;
  #tellShell: (program: string) => void = () => undefined;

  /**
   * @param limits `pids`: the place's process limit. `openFiles`: the soft limit of each process, where the place may leave
   * it at the hard one (docs/measurements.md, 5).
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

  /**
   * The shell of all spares, null where none is sealed. Once it is known, the one that was started before turns into
   * it.
   */
  sealWith(sealedShell: string | null): void {
    this.#shell = { program: sealedShell ?? "sh", isSealed: sealedShell !== null };
    this.#tellShell(this.#shell.program);
  }

  /** Whether blocks came while none was ready. */
  get isHurried(): boolean {
    return this.#wanted > 1;
  }

  /** Whether an interpreter waits, or is starting to. */
  get isWarm(): boolean {
    return this.#warm !== null;
  }

  /** How many wait now. */
  get count(): number {
    const all = [...this.#waiting, ...(this.#warm === null ? [] : [this.#warm])];
    return all.filter(({ process }) => process?.hasEnded === false).length;
  }

  /** Resolves once none is being started any more: from then on `count` is how many processes there are. */
  async settled(): Promise<void> {
    await Promise.all(this.#waiting.map(({ opening }) => opening));
  }

  /**
   * Starts a spare unless one waits. To be called off the critical path; resolves, never rejects, when it is done.
   * Without a sealed shell there is none but the first: a block could hand over a program in place of the next block's,
   * and each block starts its own process, 42 ms later.
   */
  async prepare(): Promise<void> {
    if (!this.#mayWait()) return;
    this.#waiting = this.#waiting.filter(({ process }) => process?.hasEnded !== true);
    const [first] = this.#waiting;
    await (first ?? this.#add()).opening;
  }

  /** Starts as many more as are wanted, until a block comes. To be called when nothing else is to be started. */
  async fill(): Promise<void> {
    const served = this.#served;
    while (served === this.#served && this.#waiting.length < this.#wanted && this.#mayWait()) {
      if ((await this.#add().opening) === null) return;
    }
  }

  /**
   * Starts an interpreter in a shell that waits, so that it has started when its code comes. To be called while nothing
   * that blocks started runs. Only in a sealed shell: where there is none, blocks can write to what waits.
   * Resolves, never rejects, when it waits for code.
   */
  async warm(interpreter: string): Promise<void> {
    const [first, ...rest] = this.#waiting;
    if (first === undefined || this.#warm !== null) return;
    if (!canWait(interpreter) || this.#shell?.isSealed !== true) return;
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

  /** Where few blocks are to come, such as one verification: those that wait serve them, and no more are started ahead. */
  startNoMore(): void {
    this.#startsMore = false;
  }

  /** For a kill of all that blocks started, the spares among them; one that comes later ends by itself. */
  discard(): void {
    for (const { opening } of this.#waiting) void opening.then((spare) => spare?.leave());
    this.#waiting = [];
    this.#warm?.process.leave();
    this.#warm = null;
  }

  /**
   * A process that runs and waits for code for an interpreter: the interpreter itself, a spare, or a fresh one where
   * there is none, or where blocks of the same user killed them. One that said anything is none either: its words would
   * pass as the next block's. Nothing has run yet when this throws. @throws the keeper's error.
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

  /** One that is not wanted is ended: its start has left traces in its process, and a block could rewrite it. */
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
    const opening = this.#open().catch(() => null);
    const spare: Spare = { opening, process: null };
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
        // Off the critical path: what a keeper tells of a process by the way it may not tell of one whose streams are held.
        process.exitCode().catch(() => undefined);
        return process;
      }
      process.leave();
      if (left === 1 || this.#place.hasEnded) throw new Error(failure);
    }
  }
}

/** Whether it waits, and has said no more than that it does. */
function isUntouched(process: PlaceProcess, saidBytes: number): boolean {
  return !process.hasEnded && process.bytes === saidBytes;
}
