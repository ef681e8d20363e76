import { setTimeout as wait } from "node:timers/promises";
import { raceSignal } from "race-signal";
import { AgentExecError, isAgentExecError } from "../../../errors.js";
import { KernelClient, KernelUnavailableError } from "../../kernel/kernel-client.js";
import { driverArguments, launcherArguments } from "../../kernel/programs.js";
import { blockUser, driverUser } from "../guard/users.js";
import type { ExitWatch, PlaceProcess } from "../place.js";
import type { Sandbox, KernelProcess } from "../sandbox/sandbox.js";
import { pythons } from "../sandbox/block-process.js";

export interface OpenKernel {
  readonly client: KernelClient;
  readonly process: PlaceProcess;
  readonly driver: PlaceProcess;
  readonly watch: ExitWatch;
}

/** The kernel of a sandbox. After each end it starts again. */
export class PlaceKernel implements KernelProcess {
  /** The language, as the kernel names it. */
  readonly language: string;
  readonly #sandbox: Sandbox;
  readonly #name: string;
  #opening: Promise<OpenKernel> | null;
  #open: OpenKernel | null;
  #hasState = false;
  /** Whether the variables of an earlier kernel are lost, and no cell has run since. */
  #isFresh = false;
  #releasing: Promise<unknown> = Promise.resolve();
  #isHeld = false;

  /** @throws AgentExecError `image-unsuitable`; the place's error; the signal's reason. */
  static async start(sandbox: Sandbox, name: string, signal: AbortSignal): Promise<PlaceKernel> {
    try {
      return new PlaceKernel(sandbox, name, await openKernel(sandbox, name, signal));
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof KernelUnavailableError) throw noKernel(name, cause);
      throw isAgentExecError(cause) ? cause : sandbox.place.explain(cause);
    }
  }

  private constructor(sandbox: Sandbox, name: string, open: OpenKernel) {
    this.#sandbox = sandbox;
    this.#name = name;
    this.#open = open;
    this.#opening = Promise.resolve(open);
    this.language = open.client.language;
  }

  get count(): number {
    return this.#open?.process.hasEnded === false ? 1 : 0;
  }

  /** Starts a kernel if none runs, outside of a block's time. Never rejects. */
  async prepare(): Promise<void> {
    await this.take().catch(() => undefined);
  }

  /**
   * Returns a kernel that waits for a cell, and whether variables of earlier cells are gone. The kernel's start has a
   * time limit of its own, and does not count as the block's time.
   * @throws KernelUnavailableError, the place's error, the signal's reason.
   */
  async take(signal?: AbortSignal): Promise<{ readonly kernel: OpenKernel; readonly isFresh: boolean }> {
    await this.#releasing;
    const open = this.#open;
    if (open !== null && !(open.client.isUsable && !open.process.hasEnded)) this.#drop(open);
    const kernel = await raceSignal((this.#opening ??= this.#start()), signal);
    return { kernel, isFresh: this.#isFresh };
  }

  /** Later callers need the kernel too, so the current caller's signal does not end it. */
  async #start(): Promise<OpenKernel> {
    const signal = AbortSignal.timeout(startedWithinMs);
    try {
      const kernel = await openKernel(this.#sandbox, this.#name, signal);
      this.#open = kernel;
      this.#isFresh = this.#hasState;
      this.#hasState = false;
      return kernel;
    } catch (error) {
      this.#opening = null;
      throw error;
    }
  }

  #drop({ process, driver }: OpenKernel): void {
    process.leave();
    driver.leave();
    this.#open = null;
    this.#opening = null;
  }

  /** Call it when a cell begins. From then on, there are variables to lose. */
  noteCell(): void {
    this.#hasState = true;
    this.#isFresh = false;
  }

  async hold(): Promise<boolean> {
    const kernel = this.#open;
    if (this.count === 0 || kernel === null) return false;
    this.#sandbox.upkeep.beginKill();
    this.#isHeld = true;
    if (!(await this.#signal("STOP", kernel))) return false;
    return (await this.#sandbox.isCleared()) && (await this.#sandbox.comesToStop());
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    const kernel = this.#open;
    if (this.count === 0 || kernel === null) return;
    this.#releasing = this.#signal("CONT", kernel);
  }

  async #signal(name: "STOP" | "CONT", { client }: OpenKernel): Promise<boolean> {
    try {
      const command = [this.#sandbox.shell, "-c", `kill -${name} ${client.process}`];
      const process = await this.#sandbox.place.spawn({ command, user: blockUser });
      process.listen(() => undefined);
      const watch = process.watchExit();
      const exitCode = await Promise.race([watch.told, wait(signalWithinMs, null, { ref: false })]);
      watch.stop();
      return exitCode === 0;
    } catch {
      return false;
    }
  }
}

/** This usually takes 50 ms. */
const signalWithinMs = 10_000;
/** A kernel is usually ready after 0.7 s. */
const startedWithinMs = 60_000;

async function openKernel(sandbox: Sandbox, name: string, signal: AbortSignal): Promise<OpenKernel> {
  const { place } = sandbox;
  const python = pythons.find((program) => sandbox.has(program));
  if (python === undefined)
    throw new KernelUnavailableError("the image has no Python, which a Jupyter kernel needs");
  const { openFiles = 0 } = sandbox;
  const launching = launcherArguments({ name, folder: place.workspaceFolder, ownFolder: "/tmp", openFiles });
  const spawning = [
    place.spawn({ command: [python, ...launching], user: blockUser, signal }),
    // Code must not be able to change the driver. So it starts with Python's own files only.
    place.spawn({ command: [python, ...driverArguments], user: driverUser, signal }),
  ] as const;
  const settled = await Promise.allSettled(spawning);
  const started = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  try {
    const [process, driver] = await Promise.all(spawning);
    const watch = process.watchExit();
    watch.told.catch(() => undefined);
    const client = await KernelClient.connect(process, driver, signal);
    return { client, process, driver, watch };
  } catch (error) {
    for (const each of started) each.leave();
    throw error;
  }
}

function noKernel(name: string, cause: KernelUnavailableError): AgentExecError {
  return new AgentExecError(
    "image-unsuitable",
    `The image cannot run the Jupyter kernel ${name}: ${cause.message}`,
    {
      nextStep:
        "Use an image that has Python with the package ipykernel, install the package in the setup (`--setup 'pip install --user ipykernel' --setup-network full`), or set `kernel` to another kernel.",
      cause,
    },
  );
}
