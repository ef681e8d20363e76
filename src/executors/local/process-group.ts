import { type ChildProcess, execFile, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import type { ProcessEnd } from "../../format/how-ended.js";
import { findMarked, killMarked, markName, newMark, sendSignal } from "./marked-processes.js";

export interface StartOptions {
  readonly command: string;
  readonly arguments: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** The process's standard input. Default: empty. */
  readonly input?: string;
  /** Whether more input may follow. Default: false. */
  readonly isInputOpen?: boolean;
}

/**
 * Signal 9 ends a process within milliseconds. A process that is listed longer is dead, but its parent has not removed
 * it.
 */
const dyingMs = 500;
const dyingPollMs = 5;
/** A list of processes usually comes within milliseconds. */
const listMs = 10_000;

/**
 * A program in a process group of its own, so that one signal reaches its children too. The children also inherit a
 * mark.
 */
export class ProcessGroup {
  /**
   * Resolves with the end of the first process. There is neither exit code nor signal if the program could not start.
   * Never rejects.
   */
  readonly ended: Promise<ProcessEnd>;
  /** Resolves when both streams have ended. A background process can delay this. */
  readonly closed: Promise<void>;
  readonly #child: ChildProcess;
  readonly #mark = newMark();
  /** Whether its first process has ended, and whether the group had ended by then. */
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
    // The program may end before it has read all input.
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

  /** Sends signal 9 to whole groups, and to processes that they started in another group or session. */
  static kill(...groups: readonly ProcessGroup[]): void {
    for (const group of groups) group.signal("SIGKILL");
    killMarked(ProcessGroup.#marksOf(groups));
  }

  signal(name: NodeJS.Signals): void {
    const id = this.#id();
    if (id !== null) sendSignal(-id, name);
  }

  /**
   * The group's number. Null after the group's end, because the system may reuse the number. While the group lives, no
   * new process gets it. If its first process has ended and another process has the number, that process leads another
   * group.
   */
  #id(): number | null {
    const { pid } = this.#child;
    // Without a pid the program never started. 0 would mean agent-exec's own group.
    if (pid === undefined || pid === 0 || this.#isOver) return null;
    return this.#isHeadless && sendSignal(pid, 0) ? null : pid;
  }

  /** Whether the first process is alone in the group and has its mark. False if unknown. */
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

  /** Resolves when killed groups are empty, or have only dead processes that nobody removes. */
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
    return id !== null && sendSignal(-id, 0);
  }

  /**
   * Stops waiting for streams that a background process keeps open. They are read and dropped as long as agent-exec
   * runs. Otherwise a server that writes a log would end at its next line.
   */
  leave(): void {
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.removeAllListeners("data").resume();
      // A child's pipe is a socket, which need not keep this process alive. The types do not say so.
      (stream as Socket | null)?.unref();
    }
    this.#child.unref();
  }
}
