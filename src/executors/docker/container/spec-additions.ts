import type { ContainerCreateOptions } from "dockerode";
import type { Sizes } from "../../contained/limits/sizes.js";
import { writableAt } from "../../contained/session/setup-caches.js";
import type { CacheVolume, ContainerSettings } from "../settings/docker-settings.js";

type HostConfig = NonNullable<ContainerCreateOptions["HostConfig"]>;
/** The library's types ask for all of them. */
type VolumeOptions = NonNullable<NonNullable<HostConfig["Mounts"]>[number]["VolumeOptions"]>;
type Ulimits = NonNullable<HostConfig["Ulimits"]>;

/** What a person adds to the engine's options for a container; no key is there without a reason. */
export function hostConfigAdditions(
  { runtime, gpus, volumes = [], caches = [] }: ContainerSettings,
  {
    isWorkspaceOnDisk,
    workspaceFolder,
  }: Pick<Sizes, "isWorkspaceOnDisk"> & { readonly workspaceFolder: string },
): Partial<HostConfig> {
  // As mounts and not as binds, with which the engine would make a folder that is not there.
  const mounts = volumes.map(({ source, target, isReadOnly }) => ({
    Type: source.startsWith("/") ? ("bind" as const) : ("volume" as const),
    Source: source,
    Target: target,
    ReadOnly: isReadOnly,
  }));
  // Without a name: the engine removes it with its container.
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

/** For a cache: it holds what setups left in it, and nothing that an image has in its place. */
export const withoutCopy = { NoCopy: true } as unknown as VolumeOptions;

/** Two views of one volume: only setups get to the one that can be written. */
function cacheMounts(cache: CacheVolume) {
  const mount = { Type: "volume" as const, Source: cache.volume, VolumeOptions: withoutCopy };
  const writable = { ...mount, Target: writableAt(cache), ReadOnly: false };
  return cache.target === undefined
    ? [writable]
    : [writable, { ...mount, Target: cache.target, ReadOnly: true }];
}

/** Of two limits with one name the person's counts. */
export function withUlimits(own: Ulimits, { ulimits = [] }: ContainerSettings): Ulimits {
  const names = new Set(ulimits.map(({ name }) => name));
  const added = ulimits.map(({ name, soft, hard }) => ({ Name: name, Soft: soft, Hard: hard }));
  return [...own.filter(({ Name }) => !names.has(Name ?? "")), ...added];
}

/** `NAME=value`, as the engine takes them; of two with one name the later counts. */
export function environmentAdditions({ environment = [], caches = [] }: ContainerSettings): string[] {
  const readable = caches.flatMap(({ variable, target }) =>
    variable === undefined || target === undefined ? [] : [{ name: variable, value: target }],
  );
  return [...readable, ...environment].map(({ name, value }) => `${name}=${value}`);
}
