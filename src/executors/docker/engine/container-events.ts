import type { Readable } from "node:stream";
import type Dockerode from "dockerode";
import type { EngineCalls } from "./engine-call.js";

/** 64 KiB: an event has a few hundred bytes. */
const maxLineChars = 64 * 1024;

/**
 * The ends of a container's execs as the engine tells them by itself, over one connection for all of them. It does so a
 * millisecond after the exec's stream has ended, where a question and its answer take three. Where this cannot be had,
 * or ends, nobody is told, and the engine must be asked.
 */
export class ExecEnds {
  readonly #waiting = new Map<string, (exitCode: number) => void>();
  #stream: Readable | null = null;
  #isClosed = false;

  /** Whether ends are told now. */
  get isOpen(): boolean {
    return this.#stream !== null && !this.#isClosed;
  }

  /** Never rejects. */
  async open({
    docker,
    container,
    calls,
    signal,
  }: {
    readonly docker: Dockerode;
    /** Its id. */
    readonly container: string;
    readonly calls: EngineCalls;
    /** Ends it. */
    readonly signal: AbortSignal;
  }): Promise<void> {
    const filters = { container: [container], event: ["exec_die"] };
    try {
      const stream = (await calls.make({ what: "follow the ends of execs", signal }, (abortSignal) =>
        docker.getEvents({ filters, abortSignal } as Dockerode.GetEventsOptions),
      )) as Readable;
      signal.addEventListener("abort", () => this.#close(), { once: true });
      this.#stream = stream;
      this.#read(stream);
      if (signal.aborted) this.#close();
    } catch {
      this.#close();
    }
  }

  /** Resolves with the exit code; never when it is not told. To be called before the exec is started. */
  of(exec: string): Promise<number> {
    return new Promise((resolve) => this.#waiting.set(exec, resolve));
  }

  /** For an exec that nobody waits for any more. */
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
    const end = parseEnd(line);
    if (end === null) return;
    this.#waiting.get(end.exec)?.(end.exitCode);
    this.#waiting.delete(end.exec);
  }

  #close(): void {
    this.#isClosed = true;
    this.#waiting.clear();
    this.#stream?.destroy();
  }
}

function parseEnd(line: string): { readonly exec: string; readonly exitCode: number } | null {
  try {
    const event = JSON.parse(line) as { Actor?: { Attributes?: { execID?: unknown; exitCode?: unknown } } };
    const { execID, exitCode } = event.Actor?.Attributes ?? {};
    const isEnd = typeof execID === "string" && typeof exitCode === "string" && /^\d{1,3}$/.test(exitCode);
    return isEnd ? { exec: execID, exitCode: Number(exitCode) } : null;
  } catch {
    return null;
  }
}
