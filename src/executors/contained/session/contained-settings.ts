import { defaultWorkspaceFolder } from "../../languages/code-file.js";
import type { Functions } from "../../functions/functions.js";
import type { LanguageOptions } from "../../languages/languages.js";
import type { Clock } from "../../../ports/clock.js";
import type { AllowSettings } from "../egress/allow-list.js";
import type { EgressPorts } from "../egress/host-access.js";
import type { SizeSettings } from "../limits/sizes.js";

/** What happens to a place after the run. `running`: only the user ends it. */
export type Afterwards = "removed" | "stopped" | "running";

/** The settings of all executors whose sandboxes are places. */
export interface ContainedSettings extends SizeSettings, AllowSettings, LanguageOptions {
  /** The path of the workspace in the place. Default: `/workspace`. */
  readonly workspaceFolder?: string;
  /** Processors: 0.5 is half of one. */
  readonly cpus: number;
  /**
   * The limit for processes and threads in the place. Five are agent-exec's, and with `network: "allow"` also the
   * forwarder.
   */
  readonly pids: number;
  /** How many bytes of a block's output to keep, both streams together. */
  readonly maxOutputBytes: number;
  /** A block that prints more is ended. Default: 4 GiB, which is half a minute of a flood. */
  readonly maxTotalOutputBytes?: number;
  /** Resolves and reaches the listed hosts. Default: the machine's own resolver and network. */
  readonly egressPorts?: EgressPorts;
  /** The Jupyter kernel for blocks of its language. Default: each block is a separate process. */
  readonly kernel?: string | undefined;
  /** The user's functions for the code. Default: none. */
  readonly functions?: Functions | undefined;
  /** Whether `as-code-user` in a verification runs programs as another user. Default: false. */
  readonly verifiesAsOther?: boolean | undefined;
  readonly clock: Clock;
}

/** More than any useful output. A flood of 250 MB/s (bench/times.md, 5) reaches it in 16 s. */
export const defaultMaxTotalOutputBytes = 4096 * 1024 ** 2;

export function workspaceFolderOf({ workspaceFolder }: Pick<ContainedSettings, "workspaceFolder">): string {
  return workspaceFolder ?? defaultWorkspaceFolder;
}
