import { AgentExecError } from "../../../errors.js";
import type { CacheSettings } from "./caches.js";
import type { EngineChoice } from "../client/engine-choice.js";
import type { ContainedSettings } from "../../contained/session/contained-settings.js";

/** What the Docker executor is told; the settings schema gives every value and its default. */
export interface DockerSettings extends ContainedSettings, EngineChoice {
  /** As a person writes it: `python:3-slim`, with a registry, a tag or a digest. */
  readonly image: string;
  /** `missing`: pull when the image is not on this machine. Default: `missing`. */
  readonly pull?: "missing" | "always" | "never";
  /** For the registry of `image`, and for no other. Default: what Docker's config file says. */
  readonly registryLogin?: { readonly username: string; readonly password: string } | undefined;
  /** Where Docker's `config.json` lies. Default: no such file is read. */
  readonly dockerConfigFolder?: string | undefined;
  /**
   * The longest wait for any one answer of the engine, from the making of the container on. Default: each call's
   * own deadline, 1 to 60 s.
   */
  readonly maxEngineWaitMs?: number;
  /** What the container gets beside that; all of it written out by a person. Default: nothing. */
  readonly container?: ContainerSettings;
  readonly runId: string;
  /** agent-exec's own version, for the label. */
  readonly version?: string;
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
  /** Volumes of the engine that the setup alone may write. */
  readonly caches?: readonly CacheVolume[];
  /** The name of the blocks' container. Default: one of its own for each. */
  readonly name?: string | undefined;
  /** False: the blocks' container runs on after `stop`. Default: true. */
  readonly isStopped?: boolean;
  /** False: the blocks' container is there after its end. Default: true. */
  readonly isRemoved?: boolean;
}

export interface CacheVolume extends CacheSettings {
  /** Its name for the engine. */
  readonly volume: string;
  /** Whose it is, for its label. */
  readonly owner: string;
}

export interface VolumeMount {
  readonly source: string;
  readonly target: string;
  readonly isReadOnly: boolean;
}

/** 100 ms, the kernel's own default: in each of these the container has so much of the processors' time. */
export const cpuPeriodMicroseconds = 100_000;
/** The kernel counts a quota in 44 bits (`max_bw_runtime_us` in its scheduler). */
const maxQuotaMicroseconds = 2 ** 44 - 1;

/**
 * Control groups of version 2 take a quota that is no number for the kernel, and hold another one. A process that may use
 * no processor time runs until the clock's next tick meets it: with luck a session starts, and its blocks die.
 *
 * @throws AgentExecError `settings-invalid` for more processors than the kernel can count the time of, and for none at all.
 */
export function checkProcessors({ cpus, container }: DockerSettings): void {
  if (container?.ulimits?.some(({ name, soft }) => name === "cpu" && soft === 0)) {
    throw new AgentExecError("settings-invalid", "No process can run with the limit cpu=0.", {
      nextStep: "Set `cpu` in `ulimit` to a second or more, or omit it.",
    });
  }
  const most = Math.floor(maxQuotaMicroseconds / cpuPeriodMicroseconds);
  if (cpus <= most) return;
  throw new AgentExecError("settings-invalid", `The kernel does not support a limit of ${cpus} processors.`, {
    nextStep: "Set `cpus` to at most the number of the engine's machine.",
  });
}
