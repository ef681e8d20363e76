import type { Clock } from "../../ports/clock.js";
import { AgentExecError } from "../../errors.js";
import { formatBytes } from "../../format/format.js";
import type { EngineChoice } from "./client/engine-choice.js";
import type { EgressPorts } from "../contained/egress/egress-ports.js";

/** What the Docker executor is told; the settings schema gives every value and its default. */
export interface DockerSettings extends EngineChoice {
  /** As a person writes it: `python:3-slim`, with a registry, a tag or a digest. */
  readonly image: string;
  /** `missing`: pull when the image is not on this machine. Default: `missing`. */
  readonly pull?: "missing" | "always" | "never";
  /** For the registry of `image`, and for no other. Default: what Docker's config file says. */
  readonly registryLogin?: { readonly username: string; readonly password: string } | undefined;
  /** Where Docker's `config.json` lies. Default: no such file is read. */
  readonly dockerConfigFolder?: string | undefined;
  /** Memory of the whole container, without swap. Files in the workspace and in /tmp count against it. */
  readonly memoryBytes: number;
  /** Processor time a second of wall time, in processors: 0.5 is half of one. */
  readonly cpus: number;
  /** Processes and threads in the container, five of ours among them, and with `network: "allow"` the forwarder. */
  readonly pids: number;
  /**
   * Size of /workspace, which lies in memory, or, where it is larger than that, on the engine's disk. Default: 512 MiB,
   * with less memory what fits into it.
   */
  readonly workspaceBytes?: number | undefined;
  /** Size of /tmp, in memory too. Default: a sixteenth of the memory, at most 128 MiB. */
  readonly tmpBytes?: number;
  /** Output that is kept of a block, over both streams. */
  readonly maxOutputBytes: number;
  /** Output at which a block is ended. Default: 4 GiB, half a minute of a flood. */
  readonly maxTotalOutputBytes?: number;
  /**
   * The longest wait for any one answer of the engine, from the making of the container on. Default: each call's
   * own deadline, 1 to 60 s.
   */
  readonly maxEngineWaitMs?: number;
  /** `none`: nothing. `allow`: the hosts of `allowHosts`, through a relay. `full`: whatever the engine's own network does. */
  readonly network: "none" | "allow" | "full";
  /** `HOST`, `HOST:PORT` or `*.HOST`; for `network: "allow"`, which needs at least one. */
  readonly allowHosts?: readonly string[];
  /** How the listed hosts are resolved and reached. Default: the machine's own resolver and network. */
  readonly egressPorts?: EgressPorts;
  /** What the container gets beside that; all of it written out by a person. Default: nothing. */
  readonly container?: ContainerSettings;
  readonly runId: string;
  /** agent-exec's own version, for the label. */
  readonly version?: string;
  readonly clock: Clock;
}

/** What a person may add to a container, or keep of it. */
export interface ContainerSettings {
  /** A runtime that the engine knows by this name. Default: the engine's own. */
  readonly runtime?: string | undefined;
  /** How many graphics processors (-1: all), or which ones by id. */
  readonly gpus?: { readonly count: number; readonly ids: readonly string[] } | undefined;
  /** Variables beside the image's own and ours, of which the later wins. */
  readonly environment?: readonly { readonly name: string; readonly value: string }[];
  /** Lines of /etc/hosts. */
  readonly hosts?: readonly { readonly name: string; readonly address: string }[];
  /** A volume's name or an absolute path on the engine's machine, and where it is in the container. */
  readonly volumes?: readonly VolumeMount[];
  /** Limits of each process, in the kernel's units; -1 is no limit. */
  readonly ulimits?: readonly { readonly name: string; readonly soft: number; readonly hard: number }[];
  /** Commands that prepare each fresh container, for `sh -c`. */
  readonly setup?: readonly string[];
  /** What the setup reaches; cut before the first block. Default: `none`. */
  readonly setupNetwork?: "none" | "full";
  /** The name of the blocks' container. Default: one of its own for each. */
  readonly name?: string | undefined;
  /** False: the blocks' container runs on after `stop`. Default: true. */
  readonly isStopped?: boolean;
  /** False: the blocks' container is there after its end. Default: true. */
  readonly isRemoved?: boolean;
}

export interface VolumeMount {
  readonly source: string;
  readonly target: string;
  readonly isReadOnly: boolean;
}

/** The sizes that the container gets, after defaults. */
export interface Sizes {
  readonly memoryBytes: number;
  readonly workspaceBytes: number;
  /** A larger workspace than the memory lies on the engine's disk, where it is watched. */
  readonly isWorkspaceOnDisk: boolean;
  readonly tmpBytes: number;
  readonly shmBytes: number;
}

const mebibyte = 1024 * 1024;

/** 100 ms, the kernel's own default: in each of these the container has so much of the processors' time. */
export const cpuPeriodMicroseconds = 100_000;
/** The kernel counts a quota in 44 bits (`max_bw_runtime_us` in its scheduler). */
const maxQuotaMicroseconds = 2 ** 44 - 1;

/** 512 MiB: a checkout with its tests' leavings; a quarter of the default memory. */
const defaultWorkspaceBytes = 512 * mebibyte;

/** 4 GiB: above any honest output, and a flood of 250 MB/s (docs/measurements.md, 7) reaches it in 16 s. */
const defaultMaxTotalOutputBytes = 4096 * mebibyte;

/**
 * Control groups of version 2 take a quota that is no number for the kernel, and hold another one. A process that may use
 * no processor time runs until the clock's next tick meets it: with luck a session starts, and its blocks die.
 *
 * @throws AgentExecError `settings-invalid` for more processors than the kernel can count the time of, and for none at all.
 */
export function checkProcessors({ cpus, container }: DockerSettings): void {
  if (container?.ulimits?.some(({ name, soft }) => name === "cpu" && soft === 0)) {
    throw new AgentExecError("settings-invalid", "With the limit cpu=0 no process may run.", {
      nextStep: "Give `cpu` in `ulimit` a second or more, or leave it out.",
    });
  }
  const most = Math.floor(maxQuotaMicroseconds / cpuPeriodMicroseconds);
  if (cpus <= most) return;
  throw new AgentExecError("settings-invalid", `The kernel cannot count the time of ${cpus} processors.`, {
    nextStep: "Set `cpus` to no more than the engine's machine has.",
  });
}

/** 64 MiB: in less, what watches over the container has no room beside a block. */
const leastReservedBytes = 64 * mebibyte;

/**
 * The sizes of what lies in memory. All of it is charged to the container's memory, and a container whose files
 * fill that memory cannot even be cleaned any more (docs/measurements.md, 6): so a quarter of it, and at least
 * 64 MiB, stays free.
 *
 * @throws AgentExecError `settings-invalid` when the sizes do not fit.
 */
export function chooseSizes(settings: DockerSettings): Sizes {
  const { memoryBytes } = settings;
  const tmpBytes = settings.tmpBytes ?? Math.min(128 * mebibyte, Math.floor(memoryBytes / 16));
  const shmBytes = Math.min(64 * mebibyte, Math.floor(memoryBytes / 16));
  const reservedBytes = Math.max(leastReservedBytes, memoryBytes / 4);
  // Whole mebibytes, so that the size that is named below can be set.
  const largestWorkspace =
    Math.floor((memoryBytes - reservedBytes - tmpBytes - shmBytes) / mebibyte) * mebibyte;
  const workspaceBytes =
    settings.workspaceBytes ?? Math.max(mebibyte, Math.min(defaultWorkspaceBytes, largestWorkspace));
  const isWorkspaceOnDisk = workspaceBytes > memoryBytes;
  if (!isWorkspaceOnDisk && workspaceBytes > largestWorkspace) {
    const enough = `\`memory\` to at least ${formatBytes(memoryFor(workspaceBytes))}`;
    throw new AgentExecError(
      "settings-invalid",
      `A workspace of ${formatBytes(workspaceBytes)} does not fit into a memory of ${formatBytes(memoryBytes)}: ` +
        `its files lie in memory, with /tmp (${formatBytes(tmpBytes)}) and /dev/shm (${formatBytes(shmBytes)}), ` +
        `and ${formatBytes(reservedBytes)} stay free for processes.`,
      {
        nextStep:
          largestWorkspace >= mebibyte
            ? `Set \`workspace-size\` to at most ${formatBytes(largestWorkspace)}, or ${enough}.`
            : `Set ${enough}.`,
      },
    );
  }
  return { memoryBytes, workspaceBytes, isWorkspaceOnDisk, tmpBytes, shmBytes };
}

/** A memory, in whole mebibytes, that such a workspace fits into: an eighth is for /tmp and /dev/shm, a quarter is free. */
function memoryFor(workspaceBytes: number): number {
  const bytes = Math.max((workspaceBytes + leastReservedBytes) * (8 / 7), workspaceBytes * (8 / 5));
  return Math.ceil(bytes / mebibyte) * mebibyte;
}

export function maxTotalOutputOf(settings: DockerSettings): number {
  return settings.maxTotalOutputBytes ?? defaultMaxTotalOutputBytes;
}
