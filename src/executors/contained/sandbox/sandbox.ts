import { setTimeout as wait } from "node:timers/promises";
import type { NetworkDecision } from "../../../facts/execution.js";
import { type Language, type RunnableLanguage, runnableLanguages } from "../../languages/languages.js";
import { findSealedShell } from "../guard/guard.js";
import type { Place } from "../place.js";
import type { DiskWorkspace } from "./disk-workspace.js";
import { FreeSpace } from "./free-space.js";
import type { KillEnd, Killer } from "./killer.js";
import { type Counters, Monitor } from "./monitor.js";
import { SocketMemory } from "./socket-memory.js";
import type { Spares } from "./spares.js";
import { Upkeep } from "./upkeep.js";

/** 1 s: the lease of a place that is killed ends within 0.2 s (docs/measurements.md, 4). */
export const dyingMs = 1000;

/** 250 ms: by then a first block that came at once has started; before, two starts would slow each other. */
export const killerAfterMs = 250;

/** 5 s: a keeper with much else to do takes so long to start a process; without that it takes 50 ms. */
const clearedWithinMs = 5000;
const clearedPollMs = 5;

/** What lets code of a place without a network reach listed hosts, through us. */
export interface WayOut {
  /** To be called before a block: opens it again where it ended, and says so; null where it had not. */
  restore(signal: AbortSignal): Promise<string | null>;
  /** What was decided since this was asked last. */
  takeDecisions(): readonly NetworkDecision[];
  /** Ends every connection. */
  close(): void;
}

/** A process of the blocks' user that lives from block to block and keeps their variables. */
export interface StateKeeper {
  /** How many of them run. */
  readonly count: number;
  /**
   * Keeps it from running on while files are read, where no other process of blocks is there: false, and nothing is held,
   * where it is not alone. Never rejects.
   */
  hold(): Promise<boolean>;
  /** Lets it run on. Never throws. */
  release(): void;
}

/** A place with what waits in it: a spare for the next block, a killer, and a monitor for the evidence. */
export class Sandbox {
  readonly place: Place;
  readonly spares: Spares;
  /** The soft limit of each process that the code gets, where the place may leave it at the hard one. */
  readonly openFiles: number | undefined;
  /** The way to the listed hosts, once it stands; null where there is none. It ends with the sandbox. */
  egress: WayOut | null = null;
  readonly languages: readonly RunnableLanguage[];
  /** Present where the workspace lies on disk and is watched. */
  disk: DiskWorkspace | null = null;
  /** Whether the workspace is a git repository that we made: nothing of it comes out. */
  hasRepository = false;
  /** Whether the workspace was given bytecode of Python's. Otherwise all that is there is left by imports, and no file of anybody's. */
  wasGivenBytecode = false;
  /** Present where blocks run in a kernel. */
  kernel: StateKeeper | null = null;
  readonly sockets: SocketMemory;
  readonly space: FreeSpace;
  readonly #killer: Killer;
  readonly #programs: ReadonlySet<string>;
  /** PID 1's own, which may be reduced. */
  readonly #firstMonitor: Monitor;
  #monitor: Monitor;
  /** While another monitor is being started: one is enough, whatever ends meanwhile. */
  #watching: Promise<void> | null = null;
  #findings: readonly string[];
  #isUsable = true;
  /** How often the place's memory had been spent when the last block was judged. */
  #timesMemoryJudged = 0;
  /** What is done between two blocks. */
  readonly upkeep: Upkeep;

  constructor(parts: {
    readonly place: Place;
    readonly killer: Killer;
    readonly spares: Spares;
    readonly monitor: Monitor;
    readonly findings: readonly string[];
    /** The place's process limit. */
    readonly pids: number;
    readonly openFiles: number | undefined;
    /** A person's own. */
    readonly languages: readonly Language[];
  }) {
    this.place = parts.place;
    this.openFiles = parts.openFiles;
    this.#killer = parts.killer;
    this.spares = parts.spares;
    this.#findings = parts.findings;
    this.#firstMonitor = parts.monitor;
    this.#monitor = parts.monitor;
    const present = parts.findings.filter((line) => line.startsWith("has ")).map((line) => line.slice(4));
    this.#programs = new Set(present);
    this.languages = runnableLanguages(this.#programs, parts.languages);
    this.sockets = new SocketMemory(this, parts);
    this.space = new FreeSpace(this);
    this.upkeep = new Upkeep(this, parts);
  }

  get monitor(): Monitor {
    return this.#monitor;
  }

  /** What the monitor found when it last looked, line by line. */
  get findings(): readonly string[] {
    return this.#findings;
  }

  /** Has the monitor look again, after what it found at the start was changed. @throws when it does not answer. */
  async lookAgain(): Promise<void> {
    const findings = await this.#monitor.readFindings();
    if (findings === null)
      throw new Error(`The monitor inside the ${this.place.names.place} does not answer.`);
    this.#findings = findings;
  }

  /** False after the place or its keeper was lost: only `end` is left to do. */
  get isUsable(): boolean {
    return this.#isUsable && !this.place.hasEnded;
  }

  /** What commands are run by that no block may read or change: the sealed shell, or the image's where there is none. */
  get shell(): string {
    return findSealedShell(this.#findings) ?? "sh";
  }

  /** Whether the image has a program: one of a language, or `tar`. */
  has(program: string): boolean {
    return this.#programs.has(program);
  }

  /** Ends the place and all that runs in it. Never throws. */
  async end(): Promise<void> {
    this.#isUsable = false;
    this.egress?.close();
    await this.place.end();
  }

  /**
   * Lets go of a place that a person keeps: what waits in it ends, and it runs on or is stopped. False where it could
   * not be told to run on, and ends. Never throws.
   */
  async keep(as: "running" | "stopped"): Promise<boolean> {
    this.#isUsable = false;
    this.egress?.close();
    const lingers = as === "stopped" || (await this.#firstMonitor.keep());
    if (lingers) await this.place.keep(as);
    else await this.place.end();
    return lingers;
  }

  /** For a keeper that does not answer: lets go of the place, which the keeper ends when it sees that. */
  abandon(): void {
    this.#isUsable = false;
    this.egress?.close();
    this.place.abandon();
  }

  /**
   * What the place's counters say now, and whether it runs at all. A monitor that answers runs in it; only
   * when it does not is the keeper asked.
   */
  async check(options: { readonly deadlineMs?: number } = {}): Promise<{
    readonly counters: Counters | null;
    readonly state: "running" | "gone" | "silent";
  }> {
    const counters = await this.#monitor.readCounters(options.deadlineMs);
    if (counters !== null) return { counters, state: "running" };
    // A place that is being killed counts as running until the keeper has dealt with the ends of its processes.
    if (this.#monitor.isLost)
      await Promise.race([this.place.ended, wait(dyingMs, undefined, { ref: false })]);
    const state = await this.place.isRunning().then(
      // One that somebody started again is not the one that we had: that one's processes are gone, and its lease.
      (isRunning) => (isRunning && !this.place.hasEnded ? "running" : "gone"),
      () => "silent" as const,
    );
    if (state !== "running") this.#isUsable = false;
    return { counters, state };
  }

  /**
   * Ends all that blocks started. Where it could not be done, only the place's end is left.
   *
   * @param lookMs So long somebody may take to tell what is left although killers ran. Default: no longer than they.
   */
  async killAll({ lookMs = 0 }: { readonly lookMs?: number } = {}): Promise<KillEnd> {
    this.upkeep.beginKill();
    const end = await this.#killer.kill((deadlineMs) => this.#monitor.isAnyBlockLeft(deadlineMs));
    if (end === "done" || end === "resisted") return end;
    // Killers that do not come may be kept from starting.
    if (await this.isAnyStopped()) return "resisted";
    const isLeft = end === "untold" && lookMs > 0 && (await this.#monitor.isAnyBlockLeft(lookMs));
    return isLeft === true ? "resisted" : "unable";
  }

  /** Whether blocks are seen to have stopped what was started for us. */
  async isAnyStopped(): Promise<boolean> {
    return (await this.#monitor.isAnyStopped()) === true;
  }

  /** The same of what we stopped ourselves, which it is once it has come to its turn on a processor. */
  async comesToStop(): Promise<boolean> {
    for (const until = performance.now() + clearedWithinMs; performance.now() < until;) {
      const isStopped = await this.#monitor.isAnyStopped();
      if (isStopped !== false) return isStopped === true;
      await wait(clearedPollMs, undefined, { ref: false });
    }
    return false;
  }

  /** How many processes wait for us, with the blocks' user. */
  get waiting(): number {
    return this.spares.count + this.#killer.count + (this.kernel?.count ?? 0);
  }

  /**
   * Whether all processes of the blocks' user are ours. What is being started for us, or has just ended, is waited for;
   * what blocks started is not.
   */
  async isCleared(): Promise<boolean> {
    for (const until = performance.now() + clearedWithinMs; performance.now() < until;) {
      const processes = await this.#monitor.countOfBlocks();
      if (processes === null || processes.isAnyStarted) return false;
      if (processes.byKeeper <= this.waiting) return true;
      await wait(clearedPollMs, undefined, { ref: false });
    }
    return false;
  }

  /** Whether the keeper has told, since the last block was judged, that the place's memory was spent. */
  get isMemorySpent(): boolean {
    return this.place.timesMemorySpent > this.#timesMemoryJudged;
  }

  /** Whether the kernel has ended the place for memory that was spent since the last block was judged. */
  hasDiedOfMemory(): Promise<boolean> {
    return this.place.hasDiedOfMemory({ times: this.#timesMemoryJudged });
  }

  /** To be called when a block was judged: memory that was spent until then is no later block's doing. */
  noteJudged(): void {
    this.#timesMemoryJudged = this.place.timesMemorySpent;
  }

  /** To be called before the first block, which may also be long in coming: what it most likely takes is made ready. */
  expectBlocks(): void {
    this.upkeep.expect(this.languages[0]?.interpreter ?? null, { afterMs: killerAfterMs });
  }

  /** Puts back what a block used up or killed, in the background; `afterMs` as `Upkeep` takes it. */
  replenish({ afterMs }: { readonly afterMs?: number } = {}): void {
    if (!this.isUsable) return;
    this.upkeep.replenish(afterMs);
    if (!this.#monitor.isLost && !this.#monitor.isReduced) return;
    if (this.#watching === null) this.#watching = this.#watchAgain().finally(() => (this.#watching = null));
  }

  /** Without a monitor there is less evidence, and endings say so by being plain. Never rejects. */
  async #watchAgain(): Promise<void> {
    const monitor = await Monitor.open(this.place).catch(() => null);
    if (monitor !== null) this.#monitor = monitor;
  }
}
