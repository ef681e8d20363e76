import type Dockerode from "dockerode";
import type { EngineCalls } from "../client/engine-call.js";
import { isRefusal } from "../client/engine-error.js";

/**
 * 5 s: while others keep an ended process's streams open, the engine reports no other end in the container for 4 s
 * (bench/times.md, 1).
 */
const heldStreamsMs = 5000;
/** 1 s: listing processes takes 20 ms. */
const listDeadlineMs = 1000;

/** What the engine's list of processes says about one; `silent`: the engine did not answer. */
export type FoundProcess = "there" | "gone" | "unknown" | "silent";

/** What agent-exec knows about a container's processes, apart from the engine's reports. */
export class ProcessList {
  #tellsEndsLateUntil = 0;
  #firstPid: number | null = null;
  readonly #container: Dockerode.Container;
  readonly #calls: EngineCalls;

  constructor(container: Dockerode.Container, calls: EngineCalls) {
    this.#container = container;
    this.#calls = calls;
  }

  /** Call this when a process ended whose streams others keep open. */
  noteHeldStreams(): void {
    this.#tellsEndsLateUntil = performance.now() + heldStreamsMs;
  }

  /** True while the engine may not report the ends of processes, because it waits for streams that are kept open. */
  get tellsEndsLate(): boolean {
    return performance.now() < this.#tellsEndsLateUntil;
  }

  /**
   * Looks for a process by its number on the engine's machine, in the engine's own list. `unknown` if the list does not
   * help: the engine refuses it, or the container's first process is missing, as with a runtime that has its own
   * kernel.
   */
  async find(pid: number | null): Promise<FoundProcess> {
    try {
      const listed = await this.#listPids();
      if (pid === null) return "unknown";
      if (listed.has(pid)) return "there";
      return listed.has(await this.#readFirstPid()) ? "gone" : "unknown";
    } catch (error) {
      return isRefusal(error) ? "unknown" : "silent";
    }
  }

  async #listPids(): Promise<ReadonlySet<number>> {
    const { Processes } = (await this.#calls.make(
      { what: "list processes", deadlineMs: listDeadlineMs },
      (abortSignal) => this.#container.top({ ps_args: "-eo pid,args", abortSignal }),
    )) as { readonly Processes: readonly (readonly string[])[] };
    return new Set(Processes.map(([pid]) => Number(pid)));
  }

  async #readFirstPid(): Promise<number> {
    if (this.#firstPid === null) {
      const { State } = await this.#calls.make(
        { what: "inspect the container", deadlineMs: listDeadlineMs },
        (abortSignal) => this.#container.inspect({ abortSignal }),
      );
      this.#firstPid = State.Pid;
    }
    return this.#firstPid;
  }
}
