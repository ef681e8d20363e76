import { type Afterwards, workspaceFolderOf } from "../../contained/session/contained-settings.js";
import { randomBytes } from "node:crypto";
import {
  type ContainerSpec,
  createSpec,
  withoutIpv6,
  withoutSyscallFilter,
  withoutSysctls,
} from "../container/container-spec.js";
import { DockerContainer, type OpenContainerOptions } from "../container/container.js";
import { chooseSizes } from "../../contained/limits/sizes.js";
import type { Place } from "../../contained/place.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { EngineCalls } from "../client/engine-call.js";
import type { EngineConnection } from "../client/engine-connection.js";
import { engineMessage, isRefusal } from "../client/engine-error.js";
import type { LocalImage } from "../image/local-image.js";
import type { Sandbox } from "../../contained/sandbox/sandbox.js";
import {
  type OpenSandboxOptions as SandboxOptions,
  PlaceEndedError,
  openInPlace,
} from "../../contained/sandbox/open-in-place.js";
import { explainStartFailure, explainUlimits } from "./start-failure.js";

export interface OpenSandboxOptions {
  readonly connection: EngineConnection;
  readonly image: LocalImage;
  /** Whether agent-exec's filter of system calls replaces the engine's. */
  readonly hasOwnFilter: boolean;
  readonly settings: DockerSettings;
  readonly afterwards: Afterwards;
  /** Default: a unique name. */
  readonly name: string | undefined;
  readonly signal: AbortSignal;
  readonly onPlace?: (place: Place) => void;
}

/** Options that an engine may refuse and a session can do without. The session's facts then say so. */
const dispensable = [
  // "open /proc/sys/net/ipv6/conf/lo/disable_ipv6: no such file or directory".
  { pattern: /disable_ipv6/i, leaveOut: withoutIpv6 },
  // "sysctl … is not whitelisted", "write sysctl key …", "open /proc/sys/kernel/…: permission denied".
  { pattern: /(?:sysctl|\/proc\/sys\/)(?!.*disable_ipv6)/i, leaveOut: withoutSysctls },
  // "seccomp profiles are not supported on this daemon", "opening seccomp profile failed".
  { pattern: /seccomp/i, leaveOut: withoutSyscallFilter },
];

/**
 * Opens a sandbox in its own container.
 * @throws AgentExecError for the engine's refusal. After an error nothing is left behind. If the signal aborts, the
 * error is the signal's reason.
 */
export async function openSandbox(options: OpenSandboxOptions): Promise<Sandbox> {
  const { connection, image, settings, name: rename, signal, onPlace } = options;
  const { ulimits = [], ...others } = settings.container ?? {};
  const calls = new EngineCalls(settings.maxEngineWaitMs);
  const rest = { connection, calls, rename, signal, workspaceFolder: workspaceFolderOf(settings) };
  for (let left = dispensable; ;) {
    const refusedBefore = dispensable.filter((part) => !left.includes(part));
    const specOf = (own: DockerSettings): ContainerSpec =>
      refusedBefore.reduce((spec, { leaveOut }) => leaveOut(spec), createOwnSpec(options, own));
    try {
      return await openIn({ ...rest, spec: specOf(settings) }, { onPlace, languages: settings.languages });
    } catch (error) {
      signal.throwIfAborted();
      const refused = left.filter(({ pattern }) => isRefusal(error) && pattern.test(engineMessage(error)));
      left = left.filter((part) => !refused.includes(part));
      if (refused.length > 0) continue;
      const isOfContainer = isRefusal(error) || error instanceof PlaceEndedError;
      if (isOfContainer && ulimits.length > 0) {
        const unlimited = specOf({ ...settings, container: others });
        if (await doesStart({ ...rest, spec: unlimited })) throw explainUlimits(ulimits, error);
      }
      throw explainStartFailure({ connection, image, additions: settings.container ?? {}, error });
    }
  }
}

function openIn(
  options: OpenContainerOptions,
  rest: Pick<SandboxOptions, "onPlace" | "languages"> = {},
): Promise<Sandbox> {
  const { PidsLimit: pids = 0, Ulimits = [] } = options.spec.HostConfig ?? {};
  return openInPlace({
    openPlace: async () => {
      const container = await DockerContainer.open(options);
      // After the request for the first spare, for which the first block may be waiting.
      setImmediate(() => void container.follow());
      return container;
    },
    pids,
    // runc 1.1.5 leaves the limit at the hard limit for a sixth of the processes that start at the same time.
    openFiles: Ulimits.find(({ Name, Soft, Hard }) => Name === "nofile" && Soft !== Hard)?.Soft,
    ...rest,
    signal: options.signal,
  });
}

/** Tries it with a container that is removed again. On abort: throws the signal's reason. */
async function doesStart(options: OpenContainerOptions): Promise<boolean> {
  const opened = await openIn(options).catch(() => null);
  await opened?.end();
  options.signal.throwIfAborted();
  return opened !== null;
}

function createOwnSpec(
  { connection, image, hasOwnFilter, afterwards }: OpenSandboxOptions,
  settings: DockerSettings,
): ContainerSpec {
  return createSpec({
    settings,
    sizes: chooseSizes(settings),
    imageId: image.id,
    imageVolumes: image.volumes,
    hasLocale: image.hasLocale,
    name: `agent-exec-${randomBytes(8).toString("hex")}`,
    hasOwnFilter,
    afterwards,
    isPodman: connection.isPodman,
  });
}
