import type Dockerode from "dockerode";
import type { Leftover } from "../../descriptor.js";
import { callEngine } from "../client/engine-call.js";
import { cacheOwnerLabel } from "../container/labels.js";
import { cachePrefix } from "../settings/values.js";
import { type Cleaning, fateOf, removalDeadlineMs } from "./remove.js";

/**
 * Removes the volumes in which setups keep downloads, recognised by their name prefix. Volumes in use by a container
 * stay.
 * @throws the engine's error; on abort the signal's reason.
 */
export async function cleanCaches(
  docker: Dockerode,
  { signal, isDryRun }: Cleaning,
): Promise<readonly Leftover[]> {
  const { Volumes } = await callEngine({ what: "list the volumes", signal }, (abortSignal) =>
    docker.listVolumes({ filters: { name: [cachePrefix] }, abortSignal }),
  );
  // The engine's filter matches anywhere in a name.
  const caches = (Volumes ?? []).filter(({ Name }) => Name.startsWith(cachePrefix));
  const call = { what: "remove a cache", signal, deadlineMs: removalDeadlineMs };
  const remove = (name: string) =>
    callEngine(call, (abortSignal) => docker.getVolume(name).remove({ abortSignal }));
  const leftovers: Leftover[] = [];
  for (const { Name: name, Labels } of caches) {
    const fate = isDryRun ? "would-remove" : await fateOf(remove(name));
    const owner = Labels?.[cacheOwnerLabel];
    const reason =
      fate === "lives" ? "" : `this volume is a cache${owner === undefined ? "" : ` of ${owner}`}`;
    leftovers.push({ kind: "cache", name, runId: "", state: "volume", fate, reason });
  }
  return leftovers;
}
