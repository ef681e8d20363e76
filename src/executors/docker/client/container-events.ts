import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type Dockerode from "dockerode";
import { parseJson } from "../../../format/json.js";
import type { EngineCalls } from "./engine-call.js";

/** 64 KiB: an event has a few hundred bytes. */
const maxLineChars = 64 * 1024;

/** 10 s: after the last report of full memory, the kernel ends a container within 3 s or reports it again. */
const dyingOfMemoryMs = 10_000;

/** 1 s: within this time after an engine says that a container does not run, it reports the end. */
const toldWithinMs = 1000;

/** 128 + 9: the exit code of a container's first process if the kernel ends it, or the guard that it started. */
const killedExitCode = 137;

/**
 * The events that the engine reports about a container, over one connection: the ends of its processes, full memory,
 * and the container's end. The class reports a process's end one millisecond after the end of its stream. Asking the
 * engine takes three. If this connection fails or ends, no events come, and agent-exec must ask the engine.
 */
export class ContainerEvents {
  readonly #waiting = new Map<string, (exitCode: number) => void>();
  #stream: Readable | null = null;
  #isClosed = false;
  #memorySpent: { readonly times: number; readonly atMs: number } = { times: 0, atMs: -Infinity };
  #isKilledByHand = false;
  #isMemorysDeath = false;
  #noteEnd: () => void = () => undefined;
  /** Resolves when the container has ended, or when no more events will come. */
  readonly #ended = new Promise<void>((resolve) => (this.#noteEnd = resolve));

  /** Whether the engine currently reports ends. */
  get isOpen(): boolean {
    return this.#stream !== null && !this.#isClosed;
  }

  /** How often the kernel killed a process in the container because memory ran out, as reported to the engine. */
  get timesMemorySpent(): number {
    return this.#memorySpent.times;
  }

  /**
   * Whether the kernel ended the container because memory ran out: the memory was full more than `times` times, the
   * last time a moment before the first process was killed, and nobody had asked the engine to kill it. Only for a
   * container that has ended. Before that, it does not resolve.
   */
  async hasDiedOfMemory(times: number): Promise<boolean> {
    if (this.#stream === null) return false;
    await this.#ended;
    return this.#isMemorysDeath && this.#memorySpent.times > times;
  }

  /**
   * The promise never rejects.
   * @param container the container's id
   * @param signal fires when the container has ended. The engine may report it a moment later.
   */
  async open(docker: Dockerode, container: string, calls: EngineCalls, signal: AbortSignal): Promise<void> {
    const filters = { container: [container], event: ["exec_die", "oom", "kill", "die"] };
    try {
      const stream = (await calls.make({ what: "follow the container", signal }, (abortSignal) =>
        docker.getEvents({ filters, abortSignal } as Dockerode.GetEventsOptions),
      )) as Readable;
      signal.addEventListener("abort", () => void this.#closeOnceEnded(), { once: true });
      this.#stream = stream;
      this.#read(stream);
      if (signal.aborted) this.#close();
    } catch {
      this.#close();
    }
  }

  /**
   * Resolves with the exit code. The promise never resolves if the engine does not report the code. Call this before
   * the exec starts.
   */
  of(exec: string): Promise<number> {
    return new Promise((resolve) => this.#waiting.set(exec, resolve));
  }

  forget(exec: string): void {
    this.#waiting.delete(exec);
  }

  #read(stream: Readable): void {
    let rest = "";
    stream.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk.toString("utf8")).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) this.#tell(line);
      if (rest.length > maxLineChars) this.#close();
    });
    for (const event of ["end", "error", "close"]) stream.on(event, () => this.#close());
  }

  #tell(line: string): void {
    const { Action: action, Actor } = (parseJson(line) ?? {}) as {
      readonly Action?: unknown;
      readonly Actor?: { readonly Attributes?: { readonly execID?: unknown; readonly exitCode?: unknown } };
    };
    const { execID: exec, exitCode: code } = Actor?.Attributes ?? {};
    const exitCode = typeof code === "string" && /^\d{1,3}$/.test(code) ? Number(code) : null;
    if (action === "oom") this.#memorySpent = { times: this.timesMemorySpent + 1, atMs: performance.now() };
    else if (action === "kill") this.#isKilledByHand = true;
    else if (action === "die") this.#noteDeath(exitCode);
    else if (typeof exec === "string" && exitCode !== null) {
      this.#waiting.get(exec)?.(exitCode);
      this.#waiting.delete(exec);
    }
  }

  #noteDeath(exitCode: number | null): void {
    const isRecent = performance.now() - this.#memorySpent.atMs < dyingOfMemoryMs;
    this.#isMemorysDeath = exitCode === killedExitCode && isRecent && !this.#isKilledByHand;
    this.#noteEnd();
  }

  async #closeOnceEnded(): Promise<void> {
    await Promise.race([this.#ended, wait(toldWithinMs, undefined, { ref: false })]);
    this.#close();
  }

  #close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
    this.#stream?.destroy();
    this.#noteEnd();
  }
}
