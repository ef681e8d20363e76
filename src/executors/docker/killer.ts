import type { DockerContainer } from "./container.js";
import { blockUser } from "./container-spec.js";
import type { EngineExec } from "./engine-exec.js";

/**
 * 300 ms: a killer that waits is through in 80 ms even under a fork bomb (docs/measurements.md, 5); a stopped
 * one never is.
 */
const readyKillerDeadlineMs = 300;
/** 1 s for each fresh try: creating an exec takes 50 ms, and much longer while a fork bomb has the processors. */
const freshKillerDeadlineMs = 1000;
/**
 * 3 s for all tries. At the process limit one exec in five fails (docs/measurements.md, 5), but such a failure
 * takes 50 ms.
 */
const killDeadlineMs = 3000;

/**
 * Ends everything of the blocks' user at once, however it was started: signal 9 to all processes that this
 * user may signal, which are its own. One killer waits inside, already started, because at the process limit a
 * new exec may not start.
 */
export class Killer {
  readonly #container: DockerContainer;
  #ready: Promise<EngineExec | null> | null = null;

  constructor(container: DockerContainer) {
    this.#container = container;
  }

  /** Makes a killer wait, off the critical path, unless one does: a use and a block's own kill end it. */
  async arm(): Promise<void> {
    const ready = await this.#ready;
    if (ready !== null && !ready.hasEnded) return;
    this.#ready = this.#open("read -r go && kill -9 -1").catch(() => null);
    await this.#ready;
  }

  /** True when all processes of the blocks' user were sent signal 9; false when even fresh tries failed. */
  async kill(): Promise<boolean> {
    const ready = await Promise.race([this.#ready, waitFor(readyKillerDeadlineMs)]);
    this.#ready = null;
    if (ready !== null && !ready.hasEnded) {
      ready.write("go\n");
      if (await hasKilled(ready, readyKillerDeadlineMs)) return true;
    }
    const giveUpAt = performance.now() + killDeadlineMs - readyKillerDeadlineMs;
    while (performance.now() < giveUpAt && !this.#container.hasEnded) {
      const fresh = await Promise.race([
        this.#open("kill -9 -1").catch(() => null),
        waitFor(freshKillerDeadlineMs),
      ]);
      if (fresh !== null && (await hasKilled(fresh, freshKillerDeadlineMs))) return true;
    }
    return false;
  }

  async #open(script: string): Promise<EngineExec> {
    const exec = await this.#container.exec({ command: ["sh", "-c", script], user: blockUser });
    // A killer has nothing to say: what comes was written into its output by a block.
    exec.listen(() => undefined);
    return exec;
  }
}

/** `kill -9 -1` ends with 0, or with 1 when there was nothing to kill; 126 means that it was never started. */
async function hasKilled(exec: EngineExec, deadlineMs: number): Promise<boolean> {
  const ended = await Promise.race([exec.ended, waitFor(deadlineMs)]);
  if (ended === null) return false;
  const state = await exec.inspect(deadlineMs).catch(() => null);
  return state !== null && state.wasStarted && (state.exitCode === 0 || state.exitCode === 1);
}

function waitFor(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms).unref());
}
