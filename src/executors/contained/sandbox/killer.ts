import { setTimeout as wait } from "node:timers/promises";
import { type Place, type PlaceProcess, PlaceSilentError } from "../place.js";
import { blockUser } from "../guard/users.js";
import { untilReady } from "../process/until-ready.js";

/**
 * The time for all tries. A waiting killer needs 80 ms even under a fork bomb, and a new one starts in 50 ms
 * (bench/times.md, 3). A process that survives longer resists the killers. In that case only ending the place helps.
 */
const killDeadlineMs = 700;
/** A waiting killer that takes longer was stopped or changed, or gets no processor time. */
const readyKillerDeadlineMs = 300;
/** After a new killer's end, its victims are usually gone within this time. */
const freshKillerGraceMs = 100;
const gonePollMs = 5;

/**
 * `done`: no process of the blocks' user is left. `resisted`: some are left although killers ran. `unable`: no killer
 * could start, or the result is unknown, which is the engine's fault.
 */
export type KillEnd = "done" | "resisted" | "unable";

/** Whether the blocks' user has a process. Null if unknown. */
export type IsAnyLeft = (deadlineMs: number) => Promise<boolean | null>;

/**
 * Ends all processes of the blocks' user at once. It sends signal 9 to every process that this user may signal, which
 * are the user's own. One killer always waits inside, because at the process limit a new one may not start. Killers run
 * as the blocks' user. So blocks can stop and end them and, without a sealed shell, change them. A killer's own report
 * proves nothing, so only the monitor's counts.
 */
export class Killer {
  readonly #place: Place;
  readonly #shell: string;
  #ready: Promise<PlaceProcess | null> | null = null;
  #arming: Promise<void> | null = null;
  #waiting: PlaceProcess | null = null;
  /** Killers whose end is unknown. Each may still start, and would then kill later processes. */
  readonly #coming = new Set<Promise<void>>();

  /** @param sealedShell null if there is none. In that case blocks can change a killer. */
  constructor(place: Place, sealedShell: string | null) {
    this.#place = place;
    this.#shell = sealedShell ?? "sh";
  }

  /** How many are waiting. */
  get count(): number {
    return this.#waiting?.hasEnded === false ? 1 : 0;
  }

  /** Starts a waiting killer if there is none. Any kill ends it, even a block's own. */
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

  /** `untold`: killers ran, but which processes are left was not known in time. */
  async kill(isAnyLeft: IsAnyLeft): Promise<KillEnd | "untold"> {
    const giveUpAt = performance.now() + killDeadlineMs;
    const readyUntil = performance.now() + readyKillerDeadlineMs;
    const arming = this.#ready;
    this.#ready = null;
    const ready = await Promise.race([arming, timeUntil(readyUntil)]);
    // If a killer starts too late, it ends by itself, because nobody writes to it any more.
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

  /** Starts a new killer. Resolves with whether the engine started it. Never rejects. */
  async #killFresh(giveUpAt: number): Promise<boolean> {
    const opening = this.#open("kill -9 -1");
    const ended = this.#follow(opening);
    const fresh = await Promise.race([opening.catch(() => null), timeUntil(giveUpAt)]);
    if (fresh === null) await wait(gonePollMs);
    else await Promise.race([ended, timeUntil(giveUpAt)]);
    return fresh !== null;
  }

  /** Resolves when a killer has ended. If the engine did not report its start, it may still start. Never rejects. */
  #follow(opening: Promise<PlaceProcess>): Promise<void> {
    const ended = untilOver(opening).then(() => void this.#coming.delete(ended));
    this.#coming.add(ended);
    return ended;
  }

  /** False as soon as no process is left and no killer can start. Otherwise the last answer before the deadline. */
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

  /** The killer gets its order only after its process was seen. A killer that starts later would survive the kill. */
  async #openWaiting(): Promise<PlaceProcess> {
    const process = await this.#open("echo; read -r go && kill -9 -1");
    const failure = await untilReady(process, this.#place).catch(String);
    if (failure === null) return process;
    process.leave();
    throw new Error(failure);
  }

  async #open(script: string): Promise<PlaceProcess> {
    const process = await this.#place.spawn({ command: [this.#shell, "-c", script], user: blockUser });
    // A killer prints nothing after that. So this output comes from a block.
    process.listen(() => undefined);
    return process;
  }
}

async function untilOver(opening: Promise<PlaceProcess>): Promise<void> {
  try {
    const process = await opening;
    await process.ended;
  } catch (error) {
    if (error instanceof PlaceSilentError) await new Promise<never>(() => undefined);
  }
}

function timeUntil(deadline: number): Promise<null> {
  // A pod without a connection leaves nothing else that keeps agent-exec alive.
  return wait(Math.max(0, deadline - performance.now()), null);
}
