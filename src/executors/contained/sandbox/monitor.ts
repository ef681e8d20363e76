import type { Place, Streams } from "../place.js";
import { firstTag, keepQuestion, monitorArguments, reducedLine } from "../guard/guard.js";
import { guardUser } from "../guard/users.js";

/**
 * What the place's controllers have counted since it started; null where this keeper shows no such
 * counter.
 */
export interface Counters {
  /** Processes that the kernel killed because the place's memory was spent. */
  readonly oomKills: number | null;
  /** Processes and threads that were refused because the limit was reached. */
  readonly refusedForks: number | null;
  /** Processes and threads in the place now, our own among them. */
  readonly processes: number | null;
}

/** What is left of one of the place's folders. */
export interface Space {
  readonly folder: string;
  readonly freeBytes: number;
  /** Null where the file system does not count them, and bounds none. */
  readonly freeInodes: number | null;
}

/** Netlink sockets in the place, and what the kernel holds for them. */
export interface SocketCount {
  readonly sockets: number;
  readonly bytes: number;
}

/** 2 s: an answer takes under a millisecond, but the place may be out of processor time. */
const answerDeadlineMs = 2000;

/**
 * A shell under the guard's user that reads evidence inside the place: no call stands between a block's
 * end and its counters, and blocks can neither stop nor impersonate it. At first it is PID 1's, which costs no process
 * of the keeper's to start; a replacement is started where that one was reduced.
 */
export class Monitor {
  /** What it found when it started, line by line; null when it ended without having found it. */
  readonly findings: Promise<readonly string[] | null>;
  readonly #streams: Streams;
  #isReduced = false;
  readonly #waiting = new Map<string, (lines: string[] | null) => void>();
  #current: string[] = [];
  #rest = "";
  #asked = 0;
  #keepTag: string | null = null;

  /** A monitor in a process of its own, once it is ready. @throws when it does not start. */
  static async open(place: Place, signal?: AbortSignal): Promise<Monitor> {
    const process = await place.spawn({
      command: ["sh", "-c", ...monitorArguments(place.workspaceFolder)],
      user: guardUser,
      ...(signal === undefined ? {} : { signal }),
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
    // Nothing is written before it was heard: a write can break streams that have ended, and with them goes what was not
    // read yet, which is why the shell did not start.
    void this.#giveUpAtEnd();
  }

  get isLost(): boolean {
    return this.#streams.hasEnded;
  }

  /** True when it can start no program any more and answers only what the shell knows by itself. */
  get isReduced(): boolean {
    return this.#isReduced;
  }

  /** What the monitor finds now, as at its start; null when it does not answer. */
  async readFindings(): Promise<readonly string[] | null> {
    return this.#isReduced ? null : this.#ask("findings");
  }

  /** Null when the monitor does not answer. The question is on its way when this returns its promise. */
  async readCounters(deadlineMs = answerDeadlineMs): Promise<Counters | null> {
    const wasReduced = this.#isReduced;
    let lines = await this.#ask("counters", deadlineMs);
    // What was to answer was ended meanwhile, as for want of memory; what took its place can answer this.
    if (lines === null && this.#isReduced && !wasReduced) lines = await this.#ask("counters", deadlineMs);
    if (lines === null) return null;
    return {
      oomKills: findNumber(lines, "memory oom_kill"),
      refusedForks: findNumber(lines, "pids max"),
      processes: findNumber(lines, "processes"),
    };
  }

  /** Null when the monitor does not answer, which at the process limit it cannot. */
  async readSpace(): Promise<readonly Space[] | null> {
    const lines = this.#isReduced ? null : await this.#ask("space");
    return lines?.flatMap(parseSpace) ?? null;
  }

  /**
   * The place's netlink sockets; where one of both is more than asked for, no more of them are looked at. Null when the
   * monitor does not answer.
   */
  async countSockets(most: SocketCount): Promise<SocketCount | null> {
    const lines = await this.#ask(`sockets ${most.sockets} ${most.bytes}`);
    if (lines === null) return null;
    return { sockets: findNumber(lines, "sockets") ?? 0, bytes: findNumber(lines, "socket-bytes") ?? 0 };
  }

  /** Whether the workspace is seen to hold nothing but plain files of these names, which are ours. */
  async holdsOnly(names: ReadonlySet<string>): Promise<boolean> {
    const lines = this.#isReduced ? null : await this.#ask(`only ${[...names].join(" ")}`);
    return lines?.includes("holds-only") ?? false;
  }

  /** Has PID 1 live on when its lease ends; false when it does not answer. Only for PID 1's own shell. */
  async keep(): Promise<boolean> {
    this.#keepTag = `${this.#asked + 1}`;
    return (await this.#ask(keepQuestion)) !== null;
  }

  /** Whether a process of the blocks' user is there; null when the monitor does not answer. */
  async isAnyBlockLeft(deadlineMs: number): Promise<boolean | null> {
    const lines = await this.#ask("left", deadlineMs);
    return lines === null ? null : lines.includes("left");
  }

  /**
   * Whether there is a process of the blocks' user that the keeper did not start, or one more than the `waiting` ones
   * that it started for us; null when the monitor does not answer.
   */
  async isAnyOfBlocks(waiting: number, deadlineMs = answerDeadlineMs): Promise<boolean | null> {
    const processes = await this.countOfBlocks(deadlineMs);
    return processes === null ? null : processes.isAnyStarted || processes.byKeeper > waiting;
  }

  /** Of the blocks' user: whether blocks started any, and how many the keeper did. Null when the monitor does not answer. */
  async countOfBlocks(
    deadlineMs = answerDeadlineMs,
  ): Promise<{ readonly isAnyStarted: boolean; readonly byKeeper: number } | null> {
    const lines = await this.#ask("blocks", deadlineMs);
    if (lines === null) return null;
    return {
      isAnyStarted: findNumber(lines, "of-blocks") !== 0,
      byKeeper: findNumber(lines, "of-keeper") ?? Infinity,
    };
  }

  /**
   * Whether a process that the keeper starts with the blocks' user, or has started, is stopped: nobody but a block does
   * that. Null when the monitor does not answer.
   */
  async isAnyStopped(): Promise<boolean | null> {
    const lines = await this.#ask("stopped");
    return lines === null ? null : lines.includes("stopped");
  }

  async #ask(question: string, deadlineMs = answerDeadlineMs): Promise<string[] | null> {
    const tag = `${(this.#asked += 1)}`;
    const answer = this.#answerTo(tag);
    this.#streams.write(`${tag} ${question}\n`);
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), deadlineMs);
    });
    const lines = await Promise.race([answer, deadline]);
    clearTimeout(timer);
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
      else if (line.startsWith("answered ")) this.#answer(line.slice("answered ".length), this.#current);
      else this.#current.push(line);
    }
  }

  #answer(tag: string, lines: string[] | null): void {
    this.#waiting.get(tag)?.(lines);
    this.#waiting.delete(tag);
    this.#current = [];
  }

  /** The question that could not be answered is the oldest: they are taken one after the other. */
  #reduce(): void {
    this.#isReduced = true;
    const [oldest] = this.#waiting.keys();
    if (oldest === undefined) return;
    // The shell that ended took this one, or left it to what took its place, which answers it and takes nothing more.
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
