import { type ChildProcess, execFile, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { findMarked, killMarked, markName, newMark } from "./marked-processes.js";

export interface StartOptions {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Its standard input. Default: empty. */
  readonly input?: string;
  /** Whether more may be written to it. Default: false. */
  readonly isInputOpen?: boolean;
}

/** How the group's first process ended. */
export interface ProcessEnd {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** 500 ms: signal 9 ends a process within milliseconds; what is there longer is dead and nobody waits for it. */
const dyingMs = 500;
const dyingPollMs = 5;
/** 10 s: a list of processes comes within milliseconds. */
const listMs = 10_000;

/**
 * A program in a process group of its own, so that one signal reaches its children too; with a mark that they inherit.
 */
export class ProcessGroup {
  /** Never rejects; without exit code and signal when the program could not be started. */
  readonly ended: Promise<ProcessEnd>;
  /** Resolves when both streams have ended: a child in the background can hold them after the end. */
  readonly closed: Promise<void>;
  readonly #child: ChildProcess;
  readonly #mark = newMark();
  /** Whether its first process is over, and whether the group was when that was. */
  #isHeadless = false;
  #isOver = false;

  constructor(options: StartOptions) {
    const { command, arguments: args, folder, environment, input, isInputOpen = false } = options;
    this.#child = spawn(command, args, {
      cwd: folder,
      env: { ...environment, [markName]: this.#mark },
      detached: true,
      stdio: [input === undefined && !isInputOpen ? "ignore" : "pipe", "pipe", "pipe"],
    });
    // It may end before it has read all.
    this.#child.stdin?.on("error", () => undefined);
    if (!isInputOpen) this.#child.stdin?.end(input);
    this.ended = new Promise((resolve) => {
      this.#child.once("error", () => resolve({ exitCode: null, signal: null }));
      this.#child.once("exit", (exitCode, signal) => {
        this.#isOver = !this.#isThere();
        this.#isHeadless = true;
        resolve({ exitCode, signal });
      });
    });
    this.closed = new Promise((resolve) => this.#child.once("close", () => resolve()));
  }

  listen(sink: (stream: "stdout" | "stderr", bytes: Uint8Array) => void): void {
    this.#child.stdout?.on("data", (bytes: Buffer) => sink("stdout", bytes));
    this.#child.stderr?.on("data", (bytes: Buffer) => sink("stderr", bytes));
  }

  write(text: string): void {
    this.#child.stdin?.write(text);
  }

  /** Signal 9 to whole groups, and to what was started in them and has a group or session of its own. */
  static kill(...groups: readonly ProcessGroup[]): void {
    for (const group of groups) group.signal("SIGKILL");
    killMarked(ProcessGroup.#marksOf(groups));
  }

  /** A signal to the whole group. */
  signal(name: NodeJS.Signals): void {
    const id = this.#id();
    if (id !== null) send(-id, name);
  }

  /**
   * The group's number; null after the group's end, because the system then gives the number to others. While others of
   * the group live no process gets it: one that has it once the group's first is over leads another group.
   */
  #id(): number | null {
    const { pid } = this.#child;
    // Without a pid the program never started; and 0 would be our own group.
    if (pid === undefined || pid === 0 || this.#isOver) return null;
    return this.#isHeadless && send(pid, 0) ? null : pid;
  }

  /** Whether its first process is alone in the group and has its mark; false if unknown. */
  async isAlone(): Promise<boolean> {
    const { pid } = this.#child;
    const list = await promisify(execFile)("ps", ["-A", "-o", "pid=,pgid="], { timeout: listMs }).catch(
      () => null,
    );
    if (list === null || pid === undefined) return false;
    if (findMarked(ProcessGroup.#marksOf([this])).some((each) => each !== pid)) return false;
    const members = list.stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
    return members.filter(([, group]) => group === pid).every(([member]) => member === pid);
  }

  /** Resolves when groups that were killed are empty, or hold only dead processes that nobody waits for. */
  static async untilEmpty(...groups: readonly ProcessGroup[]): Promise<void> {
    const marks = ProcessGroup.#marksOf(groups);
    const isAnyThere = () => groups.some((group) => group.#isThere()) || findMarked(marks).length > 0;
    for (let waitedMs = 0; waitedMs < dyingMs && isAnyThere(); waitedMs += dyingPollMs) {
      await wait(dyingPollMs);
    }
  }

  static #marksOf(groups: readonly ProcessGroup[]): ReadonlySet<string> {
    return new Set(groups.map((group) => group.#mark));
  }

  #isThere(): boolean {
    const id = this.#id();
    return id !== null && send(-id, 0);
  }

  /**
   * Lets go of the streams that a child in the background still holds. They are read and dropped as long as we live: a
   * server that writes a log would end at its next line otherwise.
   */
  leave(): void {
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.removeAllListeners("data").resume();
      // A pipe of a child is a socket, which can be waited for or not; the types do not say so.
      (stream as Socket | null)?.unref();
    }
    this.#child.unref();
  }
}

/** Whether there is somebody to get it, be it another user's. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
