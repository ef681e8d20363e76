import type Dockerode from "dockerode";
import { mayBeShared } from "../../shared-signal.js";
import { type EngineCallOptions, EngineCalls } from "../client/engine-call.js";
import { ContainerEvents } from "../client/container-events.js";
import { EngineExec } from "./container-process.js";
import { isAlreadyGone, isRefusal } from "../client/engine-error.js";
import { createContainer, removeContainer, removeDeadlineMs, slowDeadlineMs } from "./container-calls.js";
import { endRequest } from "../../contained/guard/guard-script.js";
import { Lease } from "./lease.js";

interface ContainerParts {
  readonly docker: Dockerode;
  readonly container: Dockerode.Container;
  readonly name: string;
  readonly lease: Lease;
  readonly calls: EngineCalls;
}

export interface OpenContainerOptions {
  readonly docker: Dockerode;
  /** Must carry a name of its own: by it the container is removed even when the answer to its creation is lost. */
  readonly spec: Dockerode.ContainerCreateOptions & { readonly name: string };
  /** Given once it is there: creating it under a name that somebody else's has would leave open whose it is. */
  readonly rename?: string | undefined;
  /** Absent: with each call's own deadline. */
  readonly calls?: EngineCalls;
  readonly signal: AbortSignal;
}

/**
 * 5 s: for 4 s after a process whose streams others hold the engine tells of no other end in the container
 * (docs/measurements.md, 3).
 */
const heldStreamsMs = 5000;
/** 1 s: listing processes takes 20 ms. */
const listDeadlineMs = 1000;

/** What the engine's list of processes says of one; `silent`: the engine did not answer. */
export type FoundProcess = "there" | "gone" | "unknown" | "silent";

/** One container that runs, from its creation to its removal. */
export class DockerContainer {
  /** Resolves, never rejects, when the container has ended or the engine is gone. */
  readonly ended: Promise<void>;
  readonly name: string;
  readonly calls: EngineCalls;
  readonly #docker: Dockerode;
  #hasEnded = false;
  #isAbandoned = false;
  #tellsEndsLateUntil = 0;
  #firstPid: number | null = null;
  readonly #closed = new AbortController();
  readonly #container: Dockerode.Container;
  readonly #lease: Lease;
  readonly #events = new ContainerEvents();

  /** @throws the engine's error, or the signal's reason; nothing is left then. */
  static async open(options: OpenContainerOptions): Promise<DockerContainer> {
    const { docker, spec, rename, signal, calls = new EngineCalls() } = options;
    let container = docker.getContainer(spec.name);
    let lease: Lease | null = null;
    try {
      container = docker.getContainer(await createContainer({ docker, calls, spec, signal }));
      if (rename !== undefined) {
        await calls.make({ what: "name the container", signal }, (abortSignal) =>
          container.rename({ name: rename, abortSignal }),
        );
      }
      lease = await Lease.take({ container, calls, signal });
      const starting = { what: "start the container", deadlineMs: slowDeadlineMs, signal };
      await calls.make(starting, (abortSignal) => container.start({ abortSignal }));
      signal.throwIfAborted();
      return new DockerContainer({ docker, calls, container, name: rename ?? spec.name, lease });
    } catch (error) {
      await removeContainer(container, calls);
      lease?.release();
      throw error;
    }
  }

  constructor({ docker, calls, container, name, lease }: ContainerParts) {
    this.name = name;
    this.calls = calls;
    this.#docker = docker;
    this.#container = container;
    this.#lease = lease;
    // Every process that has not ended listens to it.
    mayBeShared(this.#closed.signal);
    this.ended = this.#noteEnd();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** PID 1's own streams. */
  get guard(): Lease {
    return this.#lease;
  }

  /** What PID 1 said before it ended; empty in any container that serves. */
  get words(): string {
    return this.#lease.words;
  }

  /** Starts a process inside. @throws the engine's error, the signal's reason, or that the container ended. */
  async exec(request: {
    readonly command: readonly string[];
    readonly user: string;
    readonly workingFolder?: string;
    readonly signal?: AbortSignal;
  }): Promise<EngineExec> {
    const stop = new AbortController();
    const onEnd = (): void => stop.abort(request.signal?.reason ?? this.#closed.signal.reason);
    const signals = [this.#closed.signal, ...(request.signal === undefined ? [] : [request.signal])];
    for (const signal of signals) {
      if (signal.aborted) onEnd();
      signal.addEventListener("abort", onEnd, { once: true });
    }
    try {
      const exec = await EngineExec.open({
        ...request,
        container: this.#container,
        calls: this.calls,
        signal: stop.signal,
        ends: this.#events,
        lifetime: this.#closed.signal,
      });
      this.#track(exec);
      return exec;
    } finally {
      for (const signal of signals) signal.removeEventListener("abort", onEnd);
    }
  }

  /** Has the engine tell by itself how processes and the container end. To be called once; never rejects. */
  follow(): Promise<void> {
    const { id } = this.#container;
    return this.#events.open({
      docker: this.#docker,
      container: id,
      calls: this.calls,
      signal: this.#closed.signal,
    });
  }

  /** How often the engine has told that the container's memory was spent. */
  get timesMemorySpent(): number {
    return this.#events.timesMemorySpent;
  }

  /**
   * Whether it has ended because the kernel ended it for want of memory, which was spent more than `times` times; false where
   * the engine does not tell.
   */
  async hasDiedOfMemory({ times = 0 }: { readonly times?: number } = {}): Promise<boolean> {
    return this.#hasEnded && (await this.#events.hasDiedOfMemory(times));
  }

  /** To be called when a process ended whose streams others still hold. */
  noteHeldStreams(): void {
    this.#tellsEndsLateUntil = performance.now() + heldStreamsMs;
  }

  /** True while the engine may keep the ends of processes to itself, because it waits for streams that are held. */
  get tellsEndsLate(): boolean {
    return performance.now() < this.#tellsEndsLateUntil;
  }

  /**
   * Looks for a process by its number on the engine's machine, in the engine's own list. `unknown` where the engine
   * answers and the list tells nothing: it refuses to list, or the list lacks the container's own first process, as
   * that of a runtime with a kernel of its own does.
   */
  async findProcess(pid: number | null): Promise<FoundProcess> {
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
    const { Processes } = (await this.calls.make(
      { what: "list processes", deadlineMs: listDeadlineMs },
      (abortSignal) => this.#container.top({ ps_args: "-eo pid,args", abortSignal }),
    )) as { readonly Processes: readonly (readonly string[])[] };
    return new Set(Processes.map(([pid]) => Number(pid)));
  }

  async #readFirstPid(): Promise<number> {
    this.#firstPid ??= (await this.#inspect({ deadlineMs: listDeadlineMs })).State.Pid;
    return this.#firstPid;
  }

  /** Whether the engine says that the container runs and is not paused. @throws when the engine does not answer. */
  async isRunning(): Promise<boolean> {
    try {
      const { State } = await this.#inspect({ deadlineMs: 2000 });
      return State.Running && !State.Paused;
    } catch (error) {
      if (isAlreadyGone(error)) return false;
      throw error;
    }
  }

  /** Takes the container from every network that it has but its own loopback. @throws the engine's error. */
  async cutNetworks(signal: AbortSignal): Promise<void> {
    const { NetworkSettings } = await this.#inspect({ signal });
    for (const name of Object.keys(NetworkSettings.Networks)) {
      await this.calls.make({ what: "cut the network", signal }, () =>
        this.#docker.getNetwork(name).disconnect({ Container: this.#container.id, Force: true }),
      );
    }
  }

  /** Ends what is ours in a container that a person keeps, and, where it is to be stopped, all else. Never throws. */
  async leave(as: "running" | "stopped"): Promise<void> {
    if (as === "stopped" && !this.#isAbandoned) {
      await this.calls
        .make({ what: "stop the container", deadlineMs: removeDeadlineMs }, (abortSignal) =>
          this.#container.kill({ abortSignal }),
        )
        .catch(() => undefined);
    }
    this.#lease.release();
  }

  /** Ends the container and all that runs in it. Never throws. */
  async remove(): Promise<void> {
    this.#lease.write(endRequest);
    if (!this.#isAbandoned) await removeContainer(this.#container, this.calls);
    this.#lease.release();
  }

  /**
   * Lets go of the container without asking the engine, which does not answer; it ends the container by its
   * lease.
   */
  abandon(): void {
    this.#isAbandoned = true;
    this.#lease.release();
  }

  #inspect(
    options: Pick<EngineCallOptions, "deadlineMs" | "signal">,
  ): Promise<Dockerode.ContainerInspectInfo> {
    return this.calls.make({ what: "inspect the container", ...options }, (abortSignal) =>
      this.#container.inspect({ abortSignal }),
    );
  }

  async #noteEnd(): Promise<void> {
    await this.#lease.ended;
    this.#hasEnded = true;
    this.#closed.abort(new Error("The container has ended."));
  }

  /** The engine can leave the stream of an exec open for ever when its container ends as it starts: we do not. */
  #track(exec: EngineExec): void {
    const leave = (): void => exec.leave();
    if (this.#closed.signal.aborted) leave();
    this.#closed.signal.addEventListener("abort", leave, { once: true });
    void exec.ended.then(() => this.#closed.signal.removeEventListener("abort", leave));
  }
}
