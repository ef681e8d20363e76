import { settingsInvalid } from "../../../errors.js";
import type { SetupCache } from "../../contained/session/setup-caches.js";
import type { EngineChoice } from "../client/engine-place.js";
import type { ContainedSettings } from "../../contained/session/contained-settings.js";

/** The settings of the Docker executor. The settings schema has the values and defaults. */
export interface DockerSettings extends ContainedSettings, EngineChoice {
  /** As the user writes it: `python:3-slim`, with a registry, a tag or a digest. */
  readonly image: string;
  /** `missing`: pull if the image is not on this machine. Default: `missing`. */
  readonly pull?: "missing" | "always" | "never";
  /** A login for the registry of `image` only. Default: the login in Docker's config file. */
  readonly registryLogin?: { readonly username: string; readonly password: string } | undefined;
  /** The folder of Docker's `config.json`. Default: none is read. */
  readonly dockerConfigFolder?: string | undefined;
  /**
   * The longest wait for one answer of the engine, from the container's creation on. Default: each call has its own
   * limit, 1 to 60 s.
   */
  readonly maxEngineWaitMs?: number;
  /** What else the user adds to the container. Default: nothing. */
  readonly container?: ContainerSettings;
  readonly runId: string;
  /** agent-exec's own version, for the label. */
  readonly version?: string;
}

/** What the user may add to a container, or keep of it. */
export interface ContainerSettings {
  /** The engine's name of a runtime. Default: the engine's own default. */
  readonly runtime?: string | undefined;
  /** The number of graphics processors (-1: all), or their ids. */
  readonly gpus?: { readonly count: number; readonly ids: readonly string[] } | undefined;
  /** Variables in addition to those of the image and of agent-exec. The later value wins. */
  readonly environment?: readonly { readonly name: string; readonly value: string }[];
  /** Lines of /etc/hosts. */
  readonly hosts?: readonly { readonly name: string; readonly address: string }[];
  /** A volume's name or an absolute path on the engine's machine, and its path in the container. */
  readonly volumes?: readonly VolumeMount[];
  /** Limits of each process, in the kernel's units. -1: no limit. */
  readonly ulimits?: readonly { readonly name: string; readonly soft: number; readonly hard: number }[];
  /** Commands that prepare each fresh container, for `sh -c`. */
  readonly setup?: readonly string[];
  /** The network of the setup. That network is cut before the first block. Default: `none`. */
  readonly setupNetwork?: "none" | "full";
  /** Volumes to which only the setup may write. */
  readonly caches?: readonly CacheVolume[];
  /** The name of the blocks' container. Default: a new name for each. */
  readonly name?: string | undefined;
  /** False: the blocks' container runs on after `stop`. Default: true. */
  readonly isStopped?: boolean;
  /** False: the blocks' container is not removed after its end. Default: true. */
  readonly isRemoved?: boolean;
}

export interface CacheVolume extends SetupCache {
  /** The volume's name in the engine. */
  readonly volume: string;
  /** The owner, for its label. */
  readonly owner: string;
}

export interface VolumeMount {
  readonly source: string;
  readonly target: string;
  readonly isReadOnly: boolean;
}

/** 100 ms, the kernel's default: the container's processor time is counted over each such period. */
export const cpuPeriodMicroseconds = 100_000;
/** The kernel counts a quota in 44 bits (`max_bw_runtime_us` in its scheduler). */
const maxQuotaMicroseconds = 2 ** 44 - 1;

/**
 * The kernel cannot store every quota: control groups of version 2 then silently use another one. A process without
 * processor time runs until the clock's next tick: a session may start, but its blocks die.
 * @throws AgentExecError `settings-invalid` for zero processors, or more than the kernel can count.
 */
export function checkProcessors({ cpus, container }: DockerSettings): void {
  if (container?.ulimits?.some(({ name, soft }) => name === "cpu" && soft === 0))
    throw settingsInvalid(
      "No process can run with the limit `cpu=0` in `ulimit`.",
      "Set `cpu` in `ulimit` to at least 1 second, or leave `cpu` out.",
    );
  const most = Math.floor(maxQuotaMicroseconds / cpuPeriodMicroseconds);
  if (cpus <= most) return;
  throw settingsInvalid(
    `The kernel does not support a limit of ${cpus} processors.`,
    "Set `cpus` to at most the number of processors of the engine's machine.",
  );
}
