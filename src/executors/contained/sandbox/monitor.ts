import { setTimeout as wait } from "node:timers/promises";
import type { Place, Streams } from "../place.js";
import { firstTag, guardArguments, keepQuestion, reducedLine, restartedLine } from "../guard/guard.js";
import { guardUser } from "../guard/users.js";

/** Counts of the control groups since the place started. Null if a counter is missing. */
export interface Counters {
  /** Processes that the kernel killed because the place ran out of memory. */
  readonly oomKills: number | null;
  /** Processes and threads that could not start because of the process limit. */
  readonly refusedForks: number | null;
  /** Processes and threads in the place now, including agent-exec's own. */
  readonly processes: number | null;
}

export interface Space {
  readonly folder: string;
  readonly freeBytes: number;
  /** Null if the file system neither counts nor limits inodes. */
  readonly freeInodes: number | null;
}

/** Netlink sockets in the place, and the bytes that the kernel holds for them. */
export interface SocketCount {
  readonly sockets: number;
  readonly bytes: number;
}

/** An answer takes under a millisecond, but the place may have no processor time. */
const answerDeadlineMs = 2000;

/**
 * A shell of the guard's user that reads evidence inside the place, so that counters are read right after a block's end
 * without a request to the engine. Blocks can neither stop nor impersonate it. The first one is PID 1's own shell,
 * which needs no call to start. If that one is reduced, another is started.
 */
export class Monitor {
  /** The findings at its start, one per line. Null if it ended before. */
  readonly findings: Promise<readonly string[] | null>;
  readonly #streams: Streams;
  #isReduced = false;
  readonly #waiting = new Map<string, (lines: string[] | null) => void>();
  #current: string[] = [];
  #rest = "";
  #asked = 0;
  #keepTag: string | null = null;

  /** Starts a monitor in a process of its own. @throws if it does not start. */
  static async open(place: Place): Promise<Monitor> {
    const process = await place.spawn({
      command: ["sh", "-c", ...guardArguments({ workspaceFolder: place.workspaceFolder, role: "monitor" })],
      user: guardUser,
    });
    const monitor = new Monitor(process);
    if ((await monitor.readCounters()) === null) {
      process.leave();
      throw new Error(`The monitor inside the ${place.names.place} did not start.`);
    }
    return monitor;
  }

  constructor(streams: Streams) {
    this.#streams = streams;
    this.findings = this.#answerTo(firstTag);
    streams.listen((stream, bytes) => {
      if (stream === "stdout") this.#take(Buffer.from(bytes).toString("latin1"));
    });
    // Nothing is written before the first output. Writing to ended streams breaks them, and the reason why the shell
    // did not start would be lost.
    void this.#giveUpAtEnd();
  }

  get isLost(): boolean {
    return this.#streams.hasEnded;
  }

  /** Whether it can no longer start programs. In that case it answers only questions that need none. */
  get isReduced(): boolean {
    return this.#isReduced;
  }

  /** The monitor's current findings. Null if it does not answer. */
  async readFindings(): Promise<readonly string[] | null> {
    return this.#isReduced ? null : this.#ask("findings");
  }

  /** Null if the monitor does not answer. The question is sent before the promise is returned. */
  async readCounters(deadlineMs = answerDeadlineMs): Promise<Counters | null> {
    const wasReduced = this.#isReduced;
    let lines = await this.#ask("counters", deadlineMs);
    // The shell ended before it answered, for example because memory ran out. The next one can answer.
    if (lines === null && this.#isReduced && !wasReduced) lines = await this.#ask("counters", deadlineMs);
    if (lines === null) return null;
    return {
      oomKills: findNumber(lines, "memory oom_kill"),
      refusedForks: findNumber(lines, "pids max"),
      processes: findNumber(lines, "processes"),
    };
  }

  /** The processor time that the place has used. Null if unknown. */
  async processorMs(deadlineMs: number): Promise<number | null> {
    const lines = (await this.#ask("processor", deadlineMs)) ?? [];
    const microseconds = findNumber(lines, "processor usage_usec");
    if (microseconds !== null) return microseconds / 1e3;
    const nanoseconds = findNumber(lines, "processor-ns");
    return nanoseconds === null ? null : nanoseconds / 1e6;
  }

  /** Null if the monitor does not answer. At the process limit it cannot. */
  async readSpace(): Promise<readonly Space[] | null> {
    const lines = this.#isReduced ? null : await this.#ask("space");
    return lines?.flatMap(parseSpace) ?? null;
  }

  /** Counts the place's netlink sockets until a limit of `most` is exceeded. Null if the monitor does not answer. */
  async countSockets(most: SocketCount): Promise<SocketCount | null> {
    const lines = await this.#ask(`sockets ${most.sockets} ${most.bytes}`);
    if (lines === null) return null;
    return { sockets: findNumber(lines, "sockets") ?? 0, bytes: findNumber(lines, "socket-bytes") ?? 0 };
  }

  /** Whether the workspace has only plain files with these names, which agent-exec wrote. */
  async holdsOnly(names: ReadonlySet<string>): Promise<boolean> {
    const lines = this.#isReduced ? null : await this.#ask(`only ${[...names].join(" ")}`);
    return lines?.includes("holds-only") ?? false;
  }

  /** Keeps PID 1 alive after its lease has ended. False if it does not answer. Only for PID 1's own shell. */
  async keep(): Promise<boolean> {
    this.#keepTag = `${this.#asked + 1}`;
    return (await this.#ask(keepQuestion)) !== null;
  }

  /** Whether the blocks' user has a process. Null if the monitor does not answer. */
  async isAnyBlockLeft(deadlineMs: number): Promise<boolean | null> {
    return (await this.#ask("left", deadlineMs))?.includes("left") ?? null;
  }

  /** Whether blocks started processes, or the engine more than `waiting` ones. Null without an answer. */
  async isAnyOfBlocks(waiting: number, deadlineMs = answerDeadlineMs): Promise<boolean | null> {
    const processes = await this.countOfBlocks(deadlineMs);
    return processes === null ? null : processes.isAnyStarted || processes.byEngine > waiting;
  }

  /** Whether blocks started processes, and how many the engine started as their user. Null without an answer. */
  async countOfBlocks(
    deadlineMs = answerDeadlineMs,
  ): Promise<{ readonly isAnyStarted: boolean; readonly byEngine: number } | null> {
    const lines = await this.#ask("blocks", deadlineMs);
    if (lines === null) return null;
    return {
      isAnyStarted: findNumber(lines, "of-blocks") !== 0,
      byEngine: findNumber(lines, "of-engine") ?? Infinity,
    };
  }

  /** Whether a process of the engine is stopped, which only a block does. Null without an answer. */
  async isAnyStopped(): Promise<boolean | null> {
    return (await this.#ask("stopped"))?.includes("stopped") ?? null;
  }

  /** Whether there is a process with this number. Null if the monitor does not answer. */
  async isAlive(pid: number): Promise<boolean | null> {
    return (await this.#ask(`alive ${pid}`))?.includes("alive") ?? null;
  }

  async #ask(question: string, deadlineMs = answerDeadlineMs): Promise<string[] | null> {
    const tag = `${(this.#asked += 1)}`;
    const answer = this.#answerTo(tag);
    this.#streams.write(`${tag} ${question}\n`);
    const settled = new AbortController();
    const deadline = wait(deadlineMs, null, { signal: settled.signal }).catch(() => null);
    const lines = await Promise.race([answer, deadline]);
    settled.abort();
    this.#waiting.delete(tag);
    return lines;
  }

  async #answerTo(tag: string): Promise<string[] | null> {
    if (this.#streams.hasEnded) return null;
    return new Promise((resolve) => this.#waiting.set(tag, resolve));
  }

  async #giveUpAtEnd(): Promise<void> {
    await this.#streams.ended;
    for (const answer of this.#waiting.values()) answer(null);
    this.#waiting.clear();
  }

  #take(text: string): void {
    const lines = (this.#rest + text).split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line === reducedLine) this.#reduce();
      else if (line === restartedLine) this.#giveUpOldest();
      else if (line.startsWith("answered ")) this.#answer(line.slice("answered ".length), this.#current);
      else this.#current.push(line);
    }
  }

  /** The killed child may have read this question. If it had not, the later answer to it is dropped. */
  #giveUpOldest(): void {
    const [oldest] = this.#waiting.keys();
    if (oldest !== undefined) this.#answer(oldest, null);
  }

  #answer(tag: string, lines: string[] | null): void {
    this.#waiting.get(tag)?.(lines);
    this.#waiting.delete(tag);
    this.#current = [];
  }

  /** The shell answers in order. So it could not answer the oldest question. */
  #reduce(): void {
    this.#isReduced = true;
    const [oldest] = this.#waiting.keys();
    if (oldest === undefined) return;
    // The shell that ended either took this question, or left it to the next one, which then takes no more.
    if (oldest === this.#keepTag) this.#streams.write(`${oldest} ${keepQuestion}\n`);
    else this.#answer(oldest, null);
  }
}

function findNumber(lines: readonly string[], prefix: string): number | null {
  const line = lines.find((candidate) => candidate.startsWith(`${prefix} `));
  const value = Number(line?.slice(prefix.length + 1));
  return line === undefined || Number.isNaN(value) ? null : value;
}

function parseSpace(line: string): Space[] {
  const [word, folder, blocks, blockBytes, inodes, allInodes] = line.split(" ");
  if (word !== "space" || folder === undefined) return [];
  const freeInodes = Number(allInodes) === 0 ? null : Number(inodes);
  return [{ folder, freeBytes: Number(blocks) * Number(blockBytes), freeInodes }];
}
