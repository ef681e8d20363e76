import { rm } from "node:fs/promises";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import { settingsInvalid } from "../../errors.js";
import type { ExecuteOptions } from "../../ports/executor.js";
import { type Execution, unrunExecution } from "../../facts/execution.js";
import { BlockOutput } from "../block-output.js";
import { type CellEnd, endsByInterrupt, exitCodeOf, lostExit, raisedBy } from "../kernel/cell-exit.js";
import { KernelClient, KernelUnavailableError } from "../kernel/kernel-client.js";
import { driverArguments, launcherArguments } from "../kernel/programs.js";
import { ShownResults } from "../kernel/results.js";
import { classify, waitForEnd } from "./block-end.js";
import type { ProcessEnd } from "../../format/how-ended.js";
import { ProcessGroup, type StartOptions } from "./process-group.js";

interface LocalKernelOptions extends Pick<StartOptions, "folder" | "environment"> {
  /** The kernel's name in Jupyter. */
  readonly name: string;
  /** The path of a Python 3. Null if there is none. */
  readonly python: string | null;
}

interface OpenKernel {
  readonly client: KernelClient;
  readonly group: ProcessGroup;
  readonly driver: ProcessGroup;
}

/** A kernel as a process of this machine. After each end it starts again. */
export class LocalKernel {
  /** The language, as the kernel names it. */
  readonly language: string;
  readonly name: string;
  readonly #options: LocalKernelOptions;
  #open: OpenKernel | null;
  /** Whether a cell ran in the newest kernel. */
  #hasState = false;

  /**
   * Resolves when the first one is ready.
   * @throws AgentExecError `settings-invalid` if there is none; the signal's reason.
   */
  static async start(options: LocalKernelOptions, signal: AbortSignal): Promise<LocalKernel> {
    try {
      return new LocalKernel(options, await openKernel(options, signal));
    } catch (cause) {
      if (!(cause instanceof KernelUnavailableError)) throw cause;
      const message = `This machine cannot run the Jupyter kernel ${options.name}: ${cause.message}`;
      const nextStep =
        "Install the package ipykernel for the first Python on PATH, or set `kernel` to another kernel.";
      throw settingsInvalid(message, nextStep, cause);
    }
  }

  private constructor(options: LocalKernelOptions, open: OpenKernel) {
    this.#options = options;
    this.name = options.name;
    this.#open = open;
    this.language = open.client.language;
  }

  /**
   * Returns a kernel that waits for a cell. `isFresh`: variables of earlier cells are gone.
   * @throws KernelUnavailableError, the signal's reason.
   */
  async take(signal: AbortSignal): Promise<OpenKernel & { readonly isFresh: boolean }> {
    const isUsable = this.#open?.client.isUsable === true;
    if (!isUsable) this.kill();
    const open = (this.#open ??= await openKernel(this.#options, signal));
    const isFresh = !isUsable && this.#hasState;
    this.#hasState = true;
    return { ...open, isFresh };
  }

  /** Stops the kernel, so that it changes nothing. If it left processes, it ends together with them. */
  async hold(): Promise<void> {
    const { group } = this.#open ?? {};
    if (group === undefined) return;
    group.signal("SIGSTOP");
    if (await group.isAlone()) return;
    this.kill();
    await ProcessGroup.untilEmpty(group);
  }

  /** Lets the kernel continue. */
  release(): void {
    this.#open?.group.signal("SIGCONT");
  }

  /** Ends the kernel and everything that it started. */
  kill(): void {
    if (this.#open !== null) ProcessGroup.kill(this.#open.group, this.#open.driver);
    this.#open = null;
  }
}

async function openKernel(
  { name, python, ...where }: LocalKernelOptions,
  signal: AbortSignal,
): Promise<OpenKernel> {
  if (python === null)
    throw new KernelUnavailableError("there is no Python on PATH, which a Jupyter kernel needs");
  const ownFolder = await createTemporaryFolder("agent-exec-kernel-");
  const launching = launcherArguments({ name, folder: where.folder, ownFolder, openFiles: 0 });
  const group = new ProcessGroup({ command: python, arguments: launching, ...where });
  const driving = { command: python, arguments: driverArguments, isInputOpen: true };
  const driver = new ProcessGroup({ ...driving, ...where });
  void group.ended.then(() => rm(ownFolder, { recursive: true, force: true }));
  try {
    const client = await KernelClient.connect(group, driver, signal);
    return { client, group, driver };
  } catch (error) {
    ProcessGroup.kill(group, driver);
    throw error;
  }
}

/** Runs one block in a kernel of this machine, and says how it ended. The code never makes it throw. */
export async function runLocalCell(
  kernel: LocalKernel,
  code: string,
  options: ExecuteOptions & { readonly maxOutputBytes: number },
): Promise<Execution> {
  const { timeoutMs, signal } = options;
  if (signal.aborted) return unrunExecution("cancelled", "the run was cancelled before the block ran");
  const taken = await kernel.take(signal).catch((error: unknown) => {
    if (error instanceof KernelUnavailableError || signal.aborted) return (error as Error).message;
    throw error;
  });
  if (signal.aborted) return unrunExecution("cancelled", "the run was cancelled before the block ran");
  if (typeof taken === "string")
    return { ...unrunExecution("exited", `the kernel could not be restarted: ${taken}`), exitCode: 1 };
  const { client, group, isFresh } = taken;
  const output = new BlockOutput(options);
  const results = new ShownResults(options);
  const startedAt = performance.now();
  const cell = client.run(code, {
    output: (stream, bytes) => output.push(stream, bytes),
    shown: (forms) => output.push("stdout", Buffer.from(results.take(forms))),
  });
  const end = await waitForEnd(endOf(cell, group), { timeoutMs, output, signal });
  const isOvertime = end === "timed-out" || end === "idle";
  // The kernel may continue after an interrupt only if it left no other process.
  const isInterrupted = isOvertime && (await endsByInterrupt(client, cell)) && (await group.isAlone());
  const settled = typeof end === "string" ? null : await cell;
  const isLost = settled?.kind === "lost" || (typeof end === "string" && !isInterrupted);
  if (isLost) kernel.kill();
  const durationMs = Math.round(performance.now() - startedAt);
  const classified = classify(end, options);
  const raised = settled?.kind === "done" ? raisedBy(settled) : null;
  return {
    ...classified,
    ...(settled?.kind === "lost" && classified.exitCode === 0 && { exitCode: 1 }),
    evidence: [
      classified.evidence.replace(/^the process/, settled?.kind === "done" ? "the cell" : "the kernel"),
      ...(raised === null ? [] : [raised]),
      ...(isInterrupted ? ["the cell was interrupted, and the kernel still has its variables"] : []),
      ...(isLost ? ["the variables of the Jupyter kernel are gone"] : []),
    ].join("; "),
    ...(isFresh && { isStateFresh: true }),
    ...results.facts(),
    durationMs,
    ...output.finish(),
    file: null,
  };
}

/** A cell's end in the form of a process's end. If the kernel was lost, this is the kernel's own end. */
async function endOf(cell: Promise<CellEnd>, group: ProcessGroup): Promise<ProcessEnd> {
  const end = await cell;
  if (end.kind === "done") return { exitCode: exitCodeOf(end), signal: null };
  return lostExit<ProcessEnd>(group.ended, { exitCode: 1, signal: null });
}
