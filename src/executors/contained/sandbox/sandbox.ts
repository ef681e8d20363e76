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

/** If a place is killed, its lease ends within 0.2 s (bench/times.md, 2). */
export const dyingMs = 1000;

/** By then, a first block that came at once has started. An earlier start would slow both. */
export const killerAfterMs = 250;

/** A busy engine takes this long to start a process. Usually it takes 50 ms. */
const clearedWithinMs = 5000;
const clearedPollMs = 5;

/** Connects code in a place without a network to the listed hosts, through agent-exec. */
export interface WayOut {
  /** Call it before each block. If the connection has ended, it is opened again, and a sentence says so. */
  restore(signal: AbortSignal): Promise<string | null>;
  /** The decisions since the last call. */
  takeDecisions(): readonly NetworkDecision[];
  /** Ends every connection. */
  close(): void;
}

/** A process that lives longer than a block and keeps variables: a kernel. It has the blocks' user. */
export interface KernelProcess {
  /** How many such processes run. */
  readonly count: number;
  /** Stops the kernel while files are read. False, and not stopped, if blocks have other processes. Never rejects. */
  hold(): Promise<boolean>;
  /** Lets the kernel continue. This call never throws. */
  release(): void;
}

/** A place and the processes that wait in it: spares for the next blocks, a killer, and a monitor. */
export class Sandbox {
  readonly place: Place;
  readonly spares: Spares;
  /** The soft limit of open files for the code, if the place's own limit can stay at the hard limit. */
  readonly openFiles: number | undefined;
  /** The connection to the listed hosts. Null if there is none. It ends with the sandbox. */
  egress: WayOut | null = null;
  readonly languages: readonly RunnableLanguage[];
  /** Present if the workspace is on disk and is watched. */
  disk: DiskWorkspace | null = null;
  /** Whether agent-exec made the workspace a Git repository. Nothing of it is saved. */
  hasRepository = false;
  /** Whether the given files contain Python bytecode. If not, all bytecode comes from imports and is not saved. */
  wasGivenBytecode = false;
  /** Present if blocks run in a kernel. */
  kernel: KernelProcess | null = null;
  readonly sockets: SocketMemory;
  readonly space: FreeSpace;
  readonly #killer: Killer;
  readonly #programs: ReadonlySet<string>;
  /** PID 1's own monitor. It may be able to answer only few questions. */
  readonly #firstMonitor: Monitor;
  #monitor: Monitor;
  /** Set while another monitor starts, so that only one starts. */
  #watching: Promise<void> | null = null;
  #findings: readonly string[];
  #isUsable = true;
  /** How often the place had run out of memory when the last block was judged. */
  #timesMemoryJudged = 0;
  /** The work between two blocks. */
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
    /** The user's own languages. */
    readonly languages: readonly Language[];
  }) {
    this.place = parts.place;
    this.openFiles = parts.openFiles;
    this.#killer = parts.killer;
    this.spares = parts.spares;
    this.#findings = parts.findings;
    this.#firstMonitor = parts.monitor;
    this.#monitor = parts.monitor;
    this.#programs = new Set(parts.findings.flatMap((line) => /^has (.*)/.exec(line)?.[1] ?? []));
    this.languages = runnableLanguages(this.#programs, parts.languages);
    this.sockets = new SocketMemory(this, parts);
    this.space = new FreeSpace(this);
    this.upkeep = new Upkeep(this, parts);
  }

  get monitor(): Monitor {
    return this.#monitor;
  }

  /** The monitor's last findings, one per line. */
  get findings(): readonly string[] {
    return this.#findings;
  }

  /** Reads the findings again after a change. @throws if the monitor does not answer. */
  async lookAgain(): Promise<void> {
    const findings = await this.#monitor.readFindings();
    if (findings === null)
      throw new Error(`The process that watches the ${this.place.names.place} from inside does not answer.`);
    this.#findings = findings;
  }

  /** False once the place or its engine is lost. After that, call only `end`. */
  get isUsable(): boolean {
    return this.#isUsable && !this.place.hasEnded;
  }

  /** The shell for commands that blocks must not read or change. If there is no sealed shell, the image's. */
  get shell(): string {
    return findSealedShell(this.#findings) ?? "sh";
  }

  /** Whether the image has a program: a language's, or a tool such as `tar`. */
  has(program: string): boolean {
    return this.#programs.has(program);
  }

  /** Ends the place and all that runs in it. This call never throws. */
  async end(): Promise<void> {
    this.#isUsable = false;
    this.egress?.close();
    await this.place.end();
  }

  /** Leaves a place that the user keeps. False if it could not be kept and was ended. Never throws. */
  async keep(as: "running" | "stopped"): Promise<boolean> {
    this.#isUsable = false;
    this.egress?.close();
    const lingers = as === "stopped" || (await this.#firstMonitor.keep());
    if (lingers) await this.place.keep(as);
    else await this.place.end();
    return lingers;
  }

  /** Stops using a silent engine's place. The engine ends the place when it notices that agent-exec has gone. */
  abandon(): void {
    this.#isUsable = false;
    this.egress?.close();
    this.place.abandon();
  }

  /** Reads the counters, and whether the place runs. The engine is asked only if the monitor does not answer. */
  async check(deadlineMs?: number): Promise<{
    readonly counters: Counters | null;
    readonly state: "running" | "gone" | "silent";
  }> {
    const counters = await this.#monitor.readCounters(deadlineMs);
    if (counters !== null) return { counters, state: "running" };
    // The engine says that a killed place runs until it has handled the ends of its processes.
    if (this.#monitor.isLost)
      await Promise.race([this.place.ended, wait(dyingMs, undefined, { ref: false })]);
    const state = await this.place.isRunning().then(
      // If somebody started the place again, agent-exec's processes and its lease are gone.
      (isRunning) => (isRunning && !this.place.hasEnded ? "running" : "gone"),
      () => "silent" as const,
    );
    if (state !== "running") this.#isUsable = false;
    return { counters, state };
  }

  /**
   * Ends everything that blocks started. If that fails, call only `end`.
   * @param lookMs how long to ask which processes are left after the killers ran. Default: not longer than they took.
   */
  async killAll({ lookMs = 0 }: { readonly lookMs?: number } = {}): Promise<KillEnd> {
    this.upkeep.beginKill();
    const end = await this.#killer.kill((deadlineMs) => this.#monitor.isAnyBlockLeft(deadlineMs));
    if (end === "done" || end === "resisted") return end;
    // Blocks may prevent killers from starting.
    if (await this.isAnyStopped()) return "resisted";
    const isLeft = end === "untold" && lookMs > 0 && (await this.#monitor.isAnyBlockLeft(lookMs));
    return isLeft === true ? "resisted" : "unable";
  }

  /** Whether blocks stopped a process that the engine started for agent-exec. */
  async isAnyStopped(): Promise<boolean> {
    return (await this.#monitor.isAnyStopped()) === true;
  }

  /** Waits until a process that was told to stop has stopped, for which it needs a processor. False if it fails. */
  async comesToStop(): Promise<boolean> {
    return untilKnown(async () => {
      const isStopped = await this.#monitor.isAnyStopped();
      return isStopped === false ? null : isStopped === true;
    });
  }

  /** How many of agent-exec's processes wait as the blocks' user. */
  get waiting(): number {
    return this.spares.count + this.#killer.count + (this.kernel?.count ?? 0);
  }

  /** Whether the blocks' user has only agent-exec's processes. Waits for those that are just starting or ending. */
  async isCleared(): Promise<boolean> {
    return untilKnown(async () => {
      const processes = await this.#monitor.countOfBlocks();
      if (processes === null || processes.isAnyStarted) return false;
      return processes.byEngine <= this.waiting ? true : null;
    });
  }

  /** Whether the place ran out of memory since the last block was judged, as the engine reported. */
  get isMemorySpent(): boolean {
    return this.place.timesMemorySpent > this.#timesMemoryJudged;
  }

  /** Whether the kernel ended the place because it ran out of memory since the last block was judged. */
  hasDiedOfMemory(): Promise<boolean> {
    return this.place.hasDiedOfMemory({ times: this.#timesMemoryJudged });
  }

  /** Call it after a block was judged. So later blocks are not blamed for earlier memory failures. */
  noteJudged(): void {
    this.#timesMemoryJudged = this.place.timesMemorySpent;
  }

  /** Prepares the things that the first block will probably need. That block may come much later. */
  expectBlocks(): void {
    this.upkeep.expect(this.languages[0]?.interpreter ?? null, { afterMs: killerAfterMs });
  }

  /** Replaces in the background everything that a block used up or killed. `afterMs`: see `Upkeep`. */
  replenish({ afterMs }: { readonly afterMs?: number } = {}): void {
    if (!this.isUsable) return;
    this.upkeep.replenish(afterMs);
    if (!this.#monitor.isLost && !this.#monitor.isReduced) return;
    if (this.#watching === null) this.#watching = this.#watchAgain().finally(() => (this.#watching = null));
  }

  /** Without a monitor there is less evidence, so endings are less exact. Never rejects. */
  async #watchAgain(): Promise<void> {
    const monitor = await Monitor.open(this.place).catch(() => null);
    if (monitor !== null) this.#monitor = monitor;
  }
}

/** Asks until there is an answer. False if there is none in time. */
async function untilKnown(ask: () => Promise<boolean | null>): Promise<boolean> {
  for (const until = performance.now() + clearedWithinMs; performance.now() < until;) {
    const answer = await ask();
    if (answer !== null) return answer;
    await wait(clearedPollMs);
  }
  return false;
}
