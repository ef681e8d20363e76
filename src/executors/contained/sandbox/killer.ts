import { setTimeout as wait } from "node:timers/promises";
import { type Place, type PlaceProcess, PlaceSilentError } from "../place.js";
import { blockUser } from "../guard/users.js";
import { untilReady } from "../process/until-ready.js";

/**
 * 700 ms for all tries: a waiting killer needs 80 ms even under a fork bomb, and a new one starts in 50 ms
 * (bench/times.md, 3). A process that survives longer resists the killers, and only ending the place helps.
 */
const killDeadlineMs = 700;
/** 300 ms: a waiting killer that takes longer was stopped or changed, or gets no processor time. */
const readyKillerDeadlineMs = 300;
/** 100 ms after a new killer's end: its victims are gone by then, unless there were many. */
const freshKillerGraceMs = 100;
const gonePollMs = 5;

/**
 * `done`: no process of the blocks' user is left. `resisted`: some are left although killers ran. `unable`: no killer
 * could start, or the result is unknown. `unable` is the engine's fault.
 */
export type KillEnd = "done" | "resisted" | "unable";

/** `untold`: killers ran, but agent-exec did not learn in time which processes are left. */
export type TryEnd = KillEnd | "untold";

/** Whether the blocks' user has a process; null if unknown. */
export type IsAnyLeft = (deadlineMs: number) => Promise<boolean | null>;

/**
 * Ends all processes of the blocks' user at once: it sends signal 9 to every process that this user may signal, which
 * are its own. One killer always waits inside, because at the process limit a new one may not start. Killers run as the
 * blocks' user, so blocks can stop and end them and, without a sealed shell, change them. For this reason a killer's
 * own report proves nothing: only the monitor's is believed.
 */
export class Killer {
  readonly #place: Place;
  readonly #shell: string;
  #ready: Promise<PlaceProcess | null> | null = null;
  #arming: Promise<void> | null = null;
  #waiting: PlaceProcess | null = null;
  /** Killers whose end is unknown. Each of these killers may still start, and would then kill later processes. */
  readonly #coming = new Set<Promise<void>>();

  /** @param sealedShell null if there is none: blocks can then change a killer */
  constructor(place: Place, sealedShell: string | null) {
    this.#place = place;
    this.#shell = sealedShell ?? "sh";
  }

  /** How many are waiting. */
  get count(): number {
    return this.#waiting?.hasEnded === false ? 1 : 0;
  }

  /** Starts a waiting killer unless one exists. Any kill ends it, even a block's own. */
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
    // A killer that starts too late ends by itself, because nobody writes to it any more.
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

  /** Starts a new killer. Resolves with whether the engine started it. The promise never rejects. */
  async #killFresh(giveUpAt: number): Promise<boolean> {
    const opening = this.#open("kill -9 -1");
    const ended = this.#follow(opening);
    const fresh = await Promise.race([opening.catch(() => null), timeUntil(giveUpAt)]);
    if (fresh === null) await wait(gonePollMs);
    else await Promise.race([ended, timeUntil(giveUpAt)]);
    return fresh !== null;
  }

  /**
   * Resolves when a killer has ended. If the engine did not report its start, it may still come. The promise never
   * rejects.
   */
  #follow(opening: Promise<PlaceProcess>): Promise<void> {
    const ended = untilOver(opening).then(() => void this.#coming.delete(ended));
    this.#coming.add(ended);
    return ended;
  }

  /** False as soon as no process is left and no killer can start; otherwise the last answer before the deadline. */
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

  /**
   * The killer gets its order only after agent-exec saw its process. A killer that starts later would survive the kill.
   */
  async #openWaiting(): Promise<PlaceProcess> {
    const process = await this.#open("echo; read -r go && kill -9 -1");
    const failure = await untilReady(process, this.#place).catch(String);
    if (failure === null) return process;
    process.leave();
    throw new Error(failure);
  }

  async #open(script: string): Promise<PlaceProcess> {
    const process = await this.#place.spawn({ command: [this.#shell, "-c", script], user: blockUser });
    // A killer prints nothing after that, so this output is a block's.
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
