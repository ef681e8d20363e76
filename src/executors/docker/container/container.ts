import type Dockerode from "dockerode";
import { callEngine } from "../engine/engine-call.js";
import { EngineExec } from "../engine/engine-exec.js";
import { isAlreadyGone, isBeingRemoved } from "../engine/engine-error.js";
import { Lease } from "./lease.js";

export interface OpenContainerOptions {
  readonly docker: Dockerode;
  /** Must carry a name of its own: by it the container is removed even when the answer to its creation is lost. */
  readonly spec: Dockerode.ContainerCreateOptions & { readonly name: string };
  readonly signal: AbortSignal;
}

/**
 * 60 s: creating and starting take 0.2 s (docs/measurements.md, 3), and the longer the more an engine has to
 * do at once.
 */
const slowDeadlineMs = 60_000;
/**
 * 5 s: removing takes 0.1 s (docs/measurements.md, 3). An engine that takes longer is left to end the
 * container by its lease.
 */
const removeDeadlineMs = 5000;
/**
 * 5 s: for 4 s after a process whose streams others hold the engine tells of no other end in the container
 * (docs/measurements.md, 3).
 */
const heldStreamsMs = 5000;
/** 1 s: listing processes takes 20 ms. */
const listDeadlineMs = 1000;

/** One container that runs, from its creation to its removal. */
export class DockerContainer {
  /** Resolves, never rejects, when the container has ended or the engine is gone. */
  readonly ended: Promise<void>;
  #hasEnded = false;
  #isAbandoned = false;
  #tellsEndsLateUntil = 0;
  readonly #closed = new AbortController();
  readonly #container: Dockerode.Container;
  readonly #lease: Lease;

  /** @throws the engine's error, or the signal's reason; nothing is left then. */
  static async open({ docker, spec, signal }: OpenContainerOptions): Promise<DockerContainer> {
    const named = docker.getContainer(spec.name);
    let lease: Lease | null = null;
    try {
      // Without the signal: a creation that is abandoned half-way could leave a container behind us.
      await callEngine({ what: "create the container", deadlineMs: slowDeadlineMs }, () =>
        docker.createContainer({ ...spec }),
      );
      lease = await Lease.take(named, signal);
      await callEngine({ what: "start the container", deadlineMs: slowDeadlineMs, signal }, (abortSignal) =>
        named.start({ abortSignal }),
      );
      signal.throwIfAborted();
      return new DockerContainer(named, lease);
    } catch (error) {
      await removeContainer(named);
      lease?.release();
      throw error;
    }
  }

  constructor(container: Dockerode.Container, lease: Lease) {
    this.#container = container;
    this.#lease = lease;
    this.ended = this.#noteEnd();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
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
      const exec = await EngineExec.open({ container: this.#container, ...request, signal: stop.signal });
      this.#track(exec);
      return exec;
    } finally {
      for (const signal of signals) signal.removeEventListener("abort", onEnd);
    }
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
   * Whether a process is there, by its number on the engine's machine. An engine that cannot list processes is
   * taken to say yes: it then is waited for as for any other.
   */
  async hasProcess(pid: number): Promise<boolean> {
    try {
      const { Processes } = (await callEngine(
        { what: "list processes", deadlineMs: listDeadlineMs },
        (abortSignal) => this.#container.top({ ps_args: "-eo pid", abortSignal }),
      )) as { readonly Processes: readonly (readonly string[])[] };
      return Processes.some(([listed]) => Number(listed) === pid);
    } catch {
      return true;
    }
  }

  /** Whether the engine says that the container runs. @throws when the engine does not answer. */
  async isRunning(): Promise<boolean> {
    try {
      const { State } = await callEngine({ what: "inspect the container", deadlineMs: 2000 }, (abortSignal) =>
        this.#container.inspect({ abortSignal }),
      );
      return State.Running;
    } catch (error) {
      if (isAlreadyGone(error)) return false;
      throw error;
    }
  }

  /** Ends the container and all that runs in it. Never throws. */
  async remove(): Promise<void> {
    if (!this.#isAbandoned) await removeContainer(this.#container);
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

async function removeContainer(container: Dockerode.Container): Promise<void> {
  try {
    await callEngine({ what: "remove the container", deadlineMs: removeDeadlineMs }, (abortSignal) =>
      container.remove({ force: true, v: true, abortSignal }),
    );
  } catch (error) {
    if (isBeingRemoved(error)) await waitUntilRemoved(container);
    // Any other refusal means that it is gone, or that the engine is: the lease, which ends now, does the rest.
  }
}

/** The engine's own removal, begun when PID 1 ended, can be under way already. */
async function waitUntilRemoved(container: Dockerode.Container): Promise<void> {
  await callEngine({ what: "wait for the removal", deadlineMs: removeDeadlineMs }, (abortSignal) =>
    container.wait({ condition: "removed", abortSignal }),
  ).catch(() => undefined);
}
