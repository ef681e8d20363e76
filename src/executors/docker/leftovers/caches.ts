import type Dockerode from "dockerode";
import type { Leftover } from "../../descriptor.js";
import { callEngine } from "../client/engine-call.js";
import { cacheOwnerLabel } from "../container/labels.js";
import { cachePrefix } from "../settings/caches.js";
import { type Cleaning, removeUnheld } from "./remove-unheld.js";

/**
 * Removes the volumes that setups keep what they fetched in, by the beginning that their names have. One that a
 * container holds stays.
 * @throws whatever the engine says; on abort the signal's reason.
 */
export async function cleanCaches(
  docker: Dockerode,
  { signal, isDryRun }: Cleaning,
): Promise<readonly Leftover[]> {
  const { Volumes } = await callEngine({ what: "list the volumes", signal }, (abortSignal) =>
    docker.listVolumes({ filters: { name: [cachePrefix] }, abortSignal }),
  );
  // The engine's filter takes it anywhere in a name.
  const caches = (Volumes ?? []).filter(({ Name }) => Name.startsWith(cachePrefix));
  const what = "remove a cache";
  const remove = (name: string) =>
    removeUnheld({ what, signal, call: (abortSignal) => docker.getVolume(name).remove({ abortSignal }) });
  const leftovers: Leftover[] = [];
  for (const { Name: name, Labels } of caches) {
    const fate = isDryRun ? "would-remove" : await remove(name);
    const owner = Labels?.[cacheOwnerLabel];
    const reason =
      fate === "lives" ? "" : `this volume is a cache${owner === undefined ? "" : ` of ${owner}`}`;
    leftovers.push({ kind: "cache", name, runId: "", state: "volume", fate, reason });
  }
  return leftovers;
}
