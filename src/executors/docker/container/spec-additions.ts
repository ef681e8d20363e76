import type { ContainerCreateOptions } from "dockerode";
import type { Sizes } from "../../contained/limits/sizes.js";
import { writableAt } from "../../contained/session/setup-caches.js";
import type { CacheVolume, ContainerSettings } from "../settings/docker-settings.js";

type HostConfig = NonNullable<ContainerCreateOptions["HostConfig"]>;
/** The library's types wrongly require all of them. */
type VolumeOptions = NonNullable<NonNullable<HostConfig["Mounts"]>[number]["VolumeOptions"]>;
type Ulimits = NonNullable<HostConfig["Ulimits"]>;

/** The engine's options for the user's additions to a container. A key is present only if it is needed. */
export function hostConfigAdditions(
  { runtime, gpus, volumes = [], caches = [] }: ContainerSettings,
  {
    isWorkspaceOnDisk,
    workspaceFolder,
  }: Pick<Sizes, "isWorkspaceOnDisk"> & { readonly workspaceFolder: string },
): Partial<HostConfig> {
  // As mounts, not as binds, because with binds the engine would create a missing folder.
  const mounts = volumes.map(({ source, target, isReadOnly }) => ({
    Type: source.startsWith("/") ? ("bind" as const) : ("volume" as const),
    Source: source,
    Target: target,
    ReadOnly: isReadOnly,
  }));
  // Without a name: the engine removes it together with its container.
  const disk = { Type: "volume" as const, Source: "", Target: workspaceFolder, ReadOnly: false };
  const allMounts = [...(isWorkspaceOnDisk ? [disk] : []), ...mounts, ...caches.flatMap(cacheMounts)];
  return {
    ...(runtime !== undefined && { Runtime: runtime }),
    ...(gpus !== undefined && {
      DeviceRequests: [
        {
          Driver: "",
          Count: gpus.count,
          ...(gpus.ids.length > 0 && { DeviceIDs: [...gpus.ids] }),
          Capabilities: [["gpu"]],
        },
      ],
    }),
    ...(allMounts.length > 0 && { Mounts: allMounts }),
  };
}

/** For a cache: it contains only what setups stored, and nothing from the image. */
export const withoutCopy = { NoCopy: true } as unknown as VolumeOptions;

/** Two mounts of one volume. Only setups can reach the writable one. */
function cacheMounts(cache: CacheVolume) {
  const mount = { Type: "volume" as const, Source: cache.volume, VolumeOptions: withoutCopy };
  const writable = { ...mount, Target: writableAt(cache), ReadOnly: false };
  return cache.target === undefined
    ? [writable]
    : [writable, { ...mount, Target: cache.target, ReadOnly: true }];
}

/** Of two limits with one name, the user's counts. */
export function withUlimits(own: Ulimits, { ulimits = [] }: ContainerSettings): Ulimits {
  const names = new Set(ulimits.map(({ name }) => name));
  const added = ulimits.map(({ name, soft, hard }) => ({ Name: name, Soft: soft, Hard: hard }));
  return [...own.filter(({ Name }) => !names.has(Name ?? "")), ...added];
}

/** `NAME=value`, in the engine's form. Of two with one name, the later counts. */
export function environmentAdditions({ environment = [], caches = [] }: ContainerSettings): string[] {
  const readable = caches.flatMap(({ variable, target }) =>
    variable === undefined || target === undefined ? [] : [{ name: variable, value: target }],
  );
  return [...readable, ...environment].map(({ name, value }) => `${name}=${value}`);
}
