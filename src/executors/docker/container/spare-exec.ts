import { workspaceFolder } from "../../code-file.js";
import type { DockerContainer } from "./container.js";
import { blockUser } from "./users.js";
import { toolSubstitutes } from "./tool-substitutes.js";
import type { EngineExec } from "../engine/engine-exec.js";
import { untilStarted } from "../engine/exec-start.js";

export interface HandOver {
  /** A program of the languages' table, never a word of the block's. */
  readonly interpreter: string;
  /** Absolute, checked. */
  readonly path: string;
  /** The folder to make for it; null when it lies in one that is there. */
  readonly newFolder: string | null;
  /** Null when the code lies there already. */
  readonly code: string | null;
}

/**
 * At the process limit one exec in five fails to start (docs/measurements.md, 5): all of five fail once in
 * three thousand times.
 */
const tries = 5;

/** A workspace that a block locked is opened again; the engine itself could not even start a process in it. */
export const enterWorkspace = `
for _right in -r -w -x; do [ $_right ${workspaceFolder} ] || chmod 755 ${workspaceFolder}; done
cd ${workspaceFolder} || exit
`;

/** 5: as many blocks as a reply has at most, usually. A shell that waits takes a process and 0.2 MiB. */
const mostSpares = 5;
/** Under 128 processes each one is wanted for the blocks. */
const poolFromPids = 128;

/** One that waits, or is being started; null once it is known that it could not be. */
interface Spare {
  readonly opening: Promise<EngineExec | null>;
  exec: EngineExec | null;
}

/**
 * Processes that are started already and wait for code on their standard input: a block then costs no engine call
 * before it starts, a quarter of the time (docs/measurements.md, 3). One becomes the block: the shell writes
 * the file and turns into the interpreter, so that the engine's exit code is the interpreter's.
 *
 * One waits at first. Where blocks come faster than the engine starts processes, more are made to wait, between the
 * blocks' times, so that the next few that come at once are served at once.
 */
export class SpareExec {
  readonly #container: DockerContainer;
  readonly #most: number;
  #waiting: readonly Spare[] = [];
  #wanted = 1;
  #served = 0;
  #sealedShell: string | null = null;

  /** @param pids The container's process limit. */
  constructor(container: DockerContainer, pids: number) {
    this.#container = container;
    this.#most = pids < poolFromPids ? 1 : mostSpares;
  }

  /** The shell of all spares from now on. To be called before the first block, once it is known. */
  sealWith(sealedShell: string | null): void {
    this.#sealedShell = sealedShell;
  }

  /** How many wait now. */
  get count(): number {
    return this.#waiting.filter(({ exec }) => exec?.hasEnded === false).length;
  }

  /** Resolves once none is being started any more: from then on `count` is how many processes there are. */
  async settled(): Promise<void> {
    await Promise.all(this.#waiting.map(({ opening }) => opening));
  }

  /**
   * Starts a spare unless one waits. To be called off the critical path; resolves, never rejects, when it is done.
   * The first one needs no sealed shell, because no block runs before it is one. Without a sealed shell there is no
   * other: a block could hand over a program in place of the next block's, and each block starts its own process,
   * 42 ms later.
   */
  async prepare(): Promise<void> {
    if (!this.#mayWait()) return;
    this.#waiting = this.#waiting.filter(({ exec }) => exec?.hasEnded !== true);
    const [first] = this.#waiting;
    await (first ?? this.#add()).opening;
  }

  /** Starts as many more as are wanted, until a block comes. To be called when nothing else is to be started. */
  async fill(): Promise<void> {
    const served = this.#served;
    while (served === this.#served && this.#waiting.length < this.#wanted && this.#mayWait()) {
      if ((await this.#add().opening) === null) return;
    }
  }

  /** For a kill of all that blocks started, the spares among them; one that comes later ends by itself. */
  discard(): void {
    for (const { opening } of this.#waiting) void opening.then((spare) => spare?.leave());
    this.#waiting = [];
  }

  /**
   * A process that runs and waits for code: a spare, or a fresh one where there is none, or where blocks of the same
   * user killed them. One that said anything is none either: its words would pass as the next block's.
   * Nothing has run yet when this throws. @throws the engine's error.
   */
  async take(signal: AbortSignal): Promise<EngineExec> {
    const isLate = this.#served > 0 && this.count === 0;
    this.#served += 1;
    if (isLate) this.#wanted = Math.min(this.#wanted + 1, this.#most);
    for (;;) {
      const [first, ...rest] = this.#waiting;
      if (first === undefined) return this.#open(signal);
      this.#waiting = rest;
      const spare = await first.opening;
      if (spare !== null && spare.bytes === 0 && (await this.#lives(spare))) return spare;
      spare?.leave();
    }
  }

  /**
   * A block before this one can have killed it a moment ago, which the engine knows before its stream tells. An engine
   * that does not answer is found out when the code is handed over.
   */
  async #lives(spare: EngineExec): Promise<boolean> {
    if (spare.hasEnded || this.#served === 1) return !spare.hasEnded;
    const isRunning = await spare.inspect().then(
      (state) => state.isRunning,
      () => true,
    );
    return isRunning && !spare.hasEnded;
  }

  #mayWait(): boolean {
    return this.#served === 0 || this.#sealedShell !== null;
  }

  #add(): Spare {
    const opening = this.#open().catch(() => null);
    const spare: Spare = { opening, exec: null };
    this.#waiting = [...this.#waiting, spare];
    void this.#settle(spare);
    return spare;
  }

  async #settle(spare: Spare): Promise<void> {
    spare.exec = await spare.opening;
    if (spare.exec === null) this.#waiting = this.#waiting.filter((other) => other !== spare);
  }

  async #open(signal?: AbortSignal): Promise<EngineExec> {
    for (let left = tries; ; left -= 1) {
      const exec = await this.#container.exec({
        command: [this.#sealedShell ?? "sh", "-c", bootstrap],
        user: blockUser,
        ...(signal === undefined ? {} : { signal }),
      });
      const failure = await untilStarted(exec, signal);
      if (failure === null) return exec;
      exec.leave();
      if (left === 1 || this.#container.hasEnded) throw new Error(failure);
    }
  }
}

/** Gives a spare its code; from here on it is the block's process. */
export function handOver(spare: EngineExec, { interpreter, path, newFolder, code }: HandOver): void {
  spare.write(`${interpreter}\n${code === null ? "there" : "comes"}\n${newFolder ?? ""}\n${path}\n`);
  if (code !== null) spare.write(code);
  spare.endInput();
}

/** By these words of its command a process that waits for code is known. */
export const waitingWords = "IFS= read -r _interpreter";

/** Whether a process is one to which nothing was handed over yet, by its command as the engine lists it. */
export function isWaitingForCode(command: string): boolean {
  return command.includes(" -c ") && command.includes(waitingWords);
}

/**
 * Four lines, then the code up to the end of input. `read` is a builtin that takes single bytes, so that `cat`
 * gets all of the code. Absolute paths: a name with a leading dash is no option. The image may have a variable of any
 * name, which would reach the block changed: ours begin with an underscore below.
 *
 * A block has the lowest priority of its container, so that the killer and the monitor get a processor at once among
 * 250 processes that fork without end; it costs the block 0.5 ms. The engine shares processors out by container, so
 * that a block yields to nothing outside of its own.
 */
const bootstrap = `${toolSubstitutes}
_niced="nice -n 19"; is_missing nice && _niced=
${waitingWords} && read -r _code && IFS= read -r _folder && IFS= read -r _file || exit
${enterWorkspace}
[ -z "$_folder" ] || mkdir -p "$_folder" || exit
[ "$_code" = there ] || cat >"$_file" || exit
exec $_niced "$_interpreter" "$_file" </dev/null
`;
