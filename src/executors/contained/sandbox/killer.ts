import { setTimeout as wait } from "node:timers/promises";
import { type Place, type PlaceProcess, PlaceSilentError } from "../place.js";
import { blockUser } from "../guard/users.js";
import { untilReady } from "../process/until-ready.js";

/**
 * 700 ms for all tries: a killer that waits is through in 80 ms even under a fork bomb, a fresh one is started in
 * 50 ms (docs/measurements.md, 5). What lives on then fights the killers, and only the place's end is left.
 */
const killDeadlineMs = 700;
/** 300 ms: a waiting killer that is not through by then was stopped or rewritten, or is starved. */
const readyKillerDeadlineMs = 300;
/** 100 ms after a fresh killer's end: what it killed is gone by then, unless it is many. */
const freshKillerGraceMs = 100;
const gonePollMs = 5;

/**
 * `done`: nothing of the blocks' user is left. `resisted`: something is, although killers ran. `unable`: no killer
 * could be started, or nobody could tell, for which the keeper is to blame.
 */
export type KillEnd = "done" | "resisted" | "unable";

/** `untold`: killers ran, and in so short a time nobody could tell what is left. */
export type TryEnd = KillEnd | "untold";

/** Whether a process of the blocks' user is there; null when nobody could tell. */
export type IsAnyLeft = (deadlineMs: number) => Promise<boolean | null>;

/**
 * Ends everything of the blocks' user at once, however it was started: signal 9 to all processes that this
 * user may signal, which are its own. One killer waits inside, already started, because at the process limit a
 * new one may not start. Killers have the blocks' user, so that blocks can stop and end them, and rewrite them
 * where there is no sealed shell: what a killer says of itself proves nothing, and only what somebody else sees is
 * believed.
 */
export class Killer {
  readonly #place: Place;
  readonly #shell: string;
  #ready: Promise<PlaceProcess | null> | null = null;
  #arming: Promise<void> | null = null;
  #waiting: PlaceProcess | null = null;
  /** Killers that nobody has seen end: each may still come, and would kill what is started after a kill. */
  readonly #coming = new Set<Promise<void>>();

  /** @param sealedShell Null where there is none: blocks can then rewrite a killer as well. */
  constructor(place: Place, sealedShell: string | null) {
    this.#place = place;
    this.#shell = sealedShell ?? "sh";
  }

  /** How many wait now. */
  get count(): number {
    return this.#waiting?.hasEnded === false ? 1 : 0;
  }

  /** Makes a killer wait, off the critical path, unless one does: a use and a block's own kill end it. */
  arm(): Promise<void> {
    this.#arming ??= this.#arm().finally(() => (this.#arming = null));
    return this.#arming;
  }

  async #arm(): Promise<void> {
    const ready = await this.#ready;
    if (ready !== null && !ready.hasEnded) return;
    this.#ready = this.#openWaiting().catch(() => null);
    this.#waiting = await this.#ready;
  }

  async kill(isAnyLeft: IsAnyLeft): Promise<TryEnd> {
    const giveUpAt = performance.now() + killDeadlineMs;
    const readyUntil = performance.now() + readyKillerDeadlineMs;
    const arming = this.#ready;
    this.#ready = null;
    const ready = await Promise.race([arming, timeUntil(readyUntil)]);
    // One that comes too late ends by itself when nobody writes to it any more.
    if (ready === null) void arming?.then((late) => late?.leave());
    else if (!ready.hasEnded) {
      ready.write("go\n");
      if ((await this.#isAnyLeftAt(isAnyLeft, readyUntil)) === false) return "done";
    }
    let hasRun = false;
    let hasResisted = false;
    while (performance.now() < giveUpAt && !this.#place.hasEnded) {
      const runs = await this.#killFresh(giveUpAt);
      const until = Math.min(giveUpAt, performance.now() + freshKillerGraceMs);
      const isLeft = await this.#isAnyLeftAt(isAnyLeft, until);
      if (isLeft === false) return "done";
      hasRun ||= runs;
      hasResisted ||= runs && isLeft === true;
    }
    if (hasResisted) return "resisted";
    return hasRun ? "untold" : "unable";
  }

  /** Whether the keeper started it. Never rejects. */
  async #killFresh(giveUpAt: number): Promise<boolean> {
    const opening = this.#open("kill -9 -1");
    const ended = this.#follow(opening);
    const fresh = await Promise.race([opening.catch(() => null), timeUntil(giveUpAt)]);
    if (fresh === null) await wait(gonePollMs);
    else await Promise.race([ended, timeUntil(giveUpAt)]);
    return fresh !== null;
  }

  /** Resolves, never rejects, when a killer has ended. One of which the keeper told nothing may come at any time. */
  #follow(opening: Promise<PlaceProcess>): Promise<void> {
    const ended = untilOver(opening).then(() => void this.#coming.delete(ended));
    this.#coming.add(ended);
    return ended;
  }

  /** False as soon as nothing is left and no killer comes, otherwise what was known last before the deadline. */
  async #isAnyLeftAt(isAnyLeft: IsAnyLeft, deadline: number): Promise<boolean | null> {
    for (let known: boolean | null = null; ; await wait(gonePollMs)) {
      const leftMs = deadline - performance.now();
      if (leftMs <= 0) return known;
      const mayCome = this.#coming.size > 0;
      const isLeft = await isAnyLeft(leftMs);
      if (isLeft === false && !mayCome) return false;
      known = isLeft === false ? null : (isLeft ?? known);
    }
  }

  /** It is told to kill only once it is a process that is seen: one still to come would outlive the kill. */
  async #openWaiting(): Promise<PlaceProcess> {
    const process = await this.#open("echo; read -r go && kill -9 -1");
    const failure = await untilReady(process, this.#place).catch(String);
    if (failure === null) return process;
    process.leave();
    throw new Error(failure);
  }

  async #open(script: string): Promise<PlaceProcess> {
    const process = await this.#place.spawn({ command: [this.#shell, "-c", script], user: blockUser });
    // A killer has nothing more to say: what comes was written into its output by a block.
    process.listen(() => undefined);
    return process;
  }
}

async function untilOver(opening: Promise<PlaceProcess>): Promise<void> {
  try {
    await (
      await opening
    ).ended;
  } catch (error) {
    if (error instanceof PlaceSilentError) await new Promise<never>(() => undefined);
  }
}

function timeUntil(deadline: number): Promise<null> {
  return wait(Math.max(0, deadline - performance.now()), null, { ref: false });
}
