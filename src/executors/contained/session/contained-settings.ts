import { defaultWorkspaceFolder } from "../../languages/code-file.js";
import type { Functions } from "../../functions/functions.js";
import type { LanguageOptions } from "../../languages/languages.js";
import type { Clock } from "../../../ports/clock.js";
import type { AllowSettings } from "../egress/allow-list.js";
import type { EgressPorts } from "../egress/egress-ports.js";
import type { SizeSettings } from "../limits/sizes.js";

/** What every executor is told whose sandboxes are places; the settings schema gives every value and its default. */
export interface ContainedSettings extends SizeSettings, AllowSettings, LanguageOptions {
  /** Where the workspace lies in the place, as `workspacePath` takes it. Default: `/workspace`. */
  readonly workspaceFolder?: string;
  /** Processor time a second of wall time, in processors: 0.5 is half of one. */
  readonly cpus: number;
  /** Processes and threads in the place, five of ours among them, and with `network: "allow"` the forwarder. */
  readonly pids: number;
  /** Output that is kept of a block, over both streams. */
  readonly maxOutputBytes: number;
  /** Output at which a block is ended. Default: 4 GiB, half a minute of a flood. */
  readonly maxTotalOutputBytes?: number;
  /** How the listed hosts are resolved and reached. Default: the machine's own resolver and network. */
  readonly egressPorts?: EgressPorts;
  /** The Jupyter kernel that blocks of its language run in. Default: each block is a process of its own. */
  readonly kernel?: string | undefined;
  /** A person's own functions, for code to import. Default: none. */
  readonly functions?: Functions | undefined;
  /** Whether what a verification calls by `as-code` runs as a user of its own. Default: false. */
  readonly verifiesAsOther?: boolean | undefined;
  readonly clock: Clock;
}

/** 4 GiB: above any honest output, and a flood of 250 MB/s (docs/measurements.md, 7) reaches it in 16 s. */
const defaultMaxTotalOutputBytes = 4096 * 1024 ** 2;

export function workspaceFolderOf({ workspaceFolder }: Pick<ContainedSettings, "workspaceFolder">): string {
  return workspaceFolder ?? defaultWorkspaceFolder;
}

export function maxTotalOutputOf(settings: ContainedSettings): number {
  return settings.maxTotalOutputBytes ?? defaultMaxTotalOutputBytes;
}
