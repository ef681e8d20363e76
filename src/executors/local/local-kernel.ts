import { rm } from "node:fs/promises";
import { createTemporaryFolder } from "../../files/temporary-folder.js";
import { AgentExecError } from "../../errors.js";
import { KernelClient, KernelUnavailableError } from "../kernel/kernel-client.js";
import { driverArguments, launcherArguments } from "../kernel/programs.js";
import { ProcessGroup, type StartOptions } from "./process-group.js";

export interface LocalKernelOptions extends Pick<StartOptions, "folder" | "environment"> {
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
      throw new AgentExecError("settings-invalid", message, { nextStep, cause });
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
    if (this.#open?.client.isUsable === true) {
      this.#hasState = true;
      return { ...this.#open, isFresh: false };
    }
    this.kill();
    const open = await openKernel(this.#options, signal);
    this.#open = open;
    const isFresh = this.#hasState;
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
  const driver = new ProcessGroup({
    command: python,
    arguments: driverArguments,
    ...where,
    isInputOpen: true,
  });
  void group.ended.then(() => rm(ownFolder, { recursive: true, force: true }));
  try {
    const client = await KernelClient.connect(streamsOf(group), streamsOf(driver), signal);
    return { client, group, driver };
  } catch (error) {
    ProcessGroup.kill(group, driver);
    throw error;
  }
}

function streamsOf(group: ProcessGroup) {
  return {
    ended: group.ended,
    listen: (sink: Parameters<ProcessGroup["listen"]>[0]) => group.listen(sink),
    write: (text: string) => group.write(text),
  };
}
