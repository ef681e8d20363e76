import { defaultWorkspaceFolder } from "../../languages/code-file.js";
import type Dockerode from "dockerode";
import type { AgentExecError } from "../../../errors.js";
import { endRequest } from "../../contained/guard/guard.js";
import type { Place, PlaceNames, SpawnRequest } from "../../contained/place.js";
import { mayBeShared } from "../../shared-signal.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { type EngineCallOptions, EngineCalls } from "../client/engine-call.js";
import { ContainerEvents } from "../client/container-events.js";
import { engineMessage, isAlreadyGone } from "../client/engine-error.js";
import { unavailable } from "../client/connection-failure.js";
import { ContainerProcess } from "./container-process.js";
import { ProcessList } from "./process-list.js";
import { createContainer, removeContainer, removeDeadlineMs, slowDeadlineMs } from "./container-calls.js";
import { Lease } from "./lease.js";

interface ContainerParts {
  readonly docker: Dockerode;
  readonly endpoint: string;
  readonly container: Dockerode.Container;
  readonly name: string;
  readonly lease: Lease;
  readonly workspaceFolder: string;
  readonly calls: EngineCalls;
}

export interface OpenContainerOptions {
  /** `endpoint` is for messages. */
  readonly connection: Pick<EngineConnection, "docker" | "endpoint">;
  /**
   * Must have a unique name: agent-exec removes the container by this name even if the answer to its creation is lost.
   */
  readonly spec: Dockerode.ContainerCreateOptions & { readonly name: string };
  /**
   * The name that the container gets after its creation. Creating it with this name would leave open who owns a
   * container of this name.
   */
  readonly rename?: string | undefined;
  /** The path of the workspace in `spec`. Default: `/workspace`. */
  readonly workspaceFolder?: string;
  /** Default: each call has its own deadline. */
  readonly calls?: EngineCalls;
  readonly signal: AbortSignal;
}

const names: PlaceNames = { place: "container", engine: "engine", wholeEngine: "container engine" };

/** One running container, from its creation to its removal. */
export class DockerContainer implements Place {
  readonly names = names;
  readonly workspaceFolder: string;
  readonly ended: Promise<void>;
  readonly name: string;
  readonly guard: Lease;
  readonly #parts: ContainerParts;
  readonly #list: ProcessList;
  #hasEnded = false;
  #isAbandoned = false;
  readonly #closed = new AbortController();
  readonly #events = new ContainerEvents();

  /** @throws the engine's error, or the signal's reason; nothing is left then. */
  static async open(options: OpenContainerOptions): Promise<DockerContainer> {
    const { connection, spec, rename, signal, calls = new EngineCalls() } = options;
    const { workspaceFolder = defaultWorkspaceFolder } = options;
    const { docker, endpoint } = connection;
    let container = docker.getContainer(spec.name);
    let lease: Lease | null = null;
    try {
      container = docker.getContainer(await createContainer({ docker, calls, spec, signal }));
      if (rename !== undefined)
        await calls.make({ what: "name the container", signal }, (abortSignal) =>
          container.rename({ name: rename, abortSignal }),
        );
      lease = await Lease.take(container, calls, signal);
      const starting = { what: "start the container", deadlineMs: slowDeadlineMs, signal };
      await calls.make(starting, (abortSignal) => container.start({ abortSignal }));
      signal.throwIfAborted();
      const name = rename ?? spec.name;
      return new DockerContainer({ docker, endpoint, calls, container, name, lease, workspaceFolder });
    } catch (error) {
      await removeContainer(container, calls);
      lease?.release();
      throw error;
    }
  }

  private constructor(parts: ContainerParts) {
    const { container, calls } = parts;
    this.#parts = parts;
    this.name = parts.name;
    this.workspaceFolder = parts.workspaceFolder;
    this.guard = parts.lease;
    this.#list = new ProcessList(container, calls);
    // Every process that has not ended listens to this signal.
    mayBeShared(this.#closed.signal);
    this.ended = this.#noteEnd();
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  get maxWaitMs(): number {
    return this.#parts.calls.within(Infinity);
  }

  get startupError(): string {
    return this.guard.startupError;
  }

  async spawn(request: SpawnRequest): Promise<ContainerProcess> {
    const stop = new AbortController();
    const onEnd = (): void => stop.abort(request.signal?.reason ?? this.#closed.signal.reason);
    const signals = [this.#closed.signal, ...(request.signal === undefined ? [] : [request.signal])];
    for (const signal of signals) {
      if (signal.aborted) onEnd();
      signal.addEventListener("abort", onEnd, { once: true });
    }
    try {
      const process = await ContainerProcess.open({
        ...request,
        container: this.#parts.container,
        list: this.#list,
        calls: this.#parts.calls,
        signal: stop.signal,
        ends: this.#events,
        lifetime: this.#closed.signal,
      });
      this.#track(process);
      return process;
    } finally {
      for (const signal of signals) signal.removeEventListener("abort", onEnd);
    }
  }

  /**
   * Lets the engine report the ends of processes and of the container. Call this method once. The promise never
   * rejects.
   */
  follow(): Promise<void> {
    const { docker, container, calls } = this.#parts;
    return this.#events.open(docker, container.id, calls, this.#closed.signal);
  }

  get timesMemorySpent(): number {
    return this.#events.timesMemorySpent;
  }

  async hasDiedOfMemory({ times = 0 }: { readonly times?: number } = {}): Promise<boolean> {
    return this.#hasEnded && (await this.#events.hasDiedOfMemory(times));
  }

  /**
   * Whether the engine says that the container runs and is not paused.
   * @throws if the engine does not answer.
   */
  async isRunning(): Promise<boolean> {
    try {
      const { State } = await this.#inspect({ deadlineMs: 2000 });
      return State.Running && !State.Paused;
    } catch (error) {
      if (isAlreadyGone(error)) return false;
      throw error;
    }
  }

  async cutNetworks(signal: AbortSignal): Promise<void> {
    const { docker, container, calls } = this.#parts;
    const { NetworkSettings } = await this.#inspect({ signal });
    for (const name of Object.keys(NetworkSettings.Networks)) {
      await calls.make({ what: "cut the network", signal }, () =>
        docker.getNetwork(name).disconnect({ Container: container.id, Force: true }),
      );
    }
  }

  async keep(as: "running" | "stopped"): Promise<void> {
    const { container, calls } = this.#parts;
    if (as === "stopped" && !this.#isAbandoned) {
      const stopping = { what: "stop the container", deadlineMs: removeDeadlineMs };
      await calls.make(stopping, (abortSignal) => container.kill({ abortSignal })).catch(() => undefined);
    }
    this.guard.release();
  }

  async end(): Promise<void> {
    this.guard.write(endRequest);
    if (!this.#isAbandoned) await removeContainer(this.#parts.container, this.#parts.calls);
    this.guard.release();
  }

  /** The engine then ends the container, because its lease ends. */
  abandon(): void {
    this.#isAbandoned = true;
    this.guard.release();
  }

  wordsOf(error: unknown): string {
    return engineMessage(error);
  }

  explain(error: unknown): AgentExecError {
    return unavailable(this.#parts.endpoint, error);
  }

  #inspect(
    options: Pick<EngineCallOptions, "deadlineMs" | "signal">,
  ): Promise<Dockerode.ContainerInspectInfo> {
    const { container, calls } = this.#parts;
    return calls.make({ what: "inspect the container", ...options }, (abortSignal) =>
      container.inspect({ abortSignal }),
    );
  }

  async #noteEnd(): Promise<void> {
    await this.guard.ended;
    this.#hasEnded = true;
    this.#closed.abort(new Error("The container has ended."));
  }

  /**
   * If a container ends as it starts, the engine can leave the stream of an exec open forever. For this reason the
   * stream is ended here.
   */
  #track(process: ContainerProcess): void {
    const leave = (): void => process.leave();
    if (this.#closed.signal.aborted) leave();
    this.#closed.signal.addEventListener("abort", leave, { once: true });
    void process.ended.then(() => this.#closed.signal.removeEventListener("abort", leave));
  }
}
