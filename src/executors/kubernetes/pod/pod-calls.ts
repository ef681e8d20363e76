import { setTimeout as wait } from "node:timers/promises";
import type { V1OwnerReference } from "@kubernetes/client-node/dist/gen/models/V1OwnerReference.js";
import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { ApiError, isGone } from "../client/api-error.js";
import type { Cluster } from "../client/cluster.js";

/** Admission programs of a cluster may take 10 s each. */
const createDeadlineMs = 30_000;
/** An answer takes some milliseconds. If none comes, the pod ends by its lease. */
const removeDeadlineMs = 3000;
const removalTries = 3;
const removalPauseMs = 300;

/** @throws the API's error or the signal's reason. If the creation got no answer, the pod is removed. */
export async function createPodIn(cluster: Cluster, pod: V1Pod, signal: AbortSignal): Promise<V1Pod> {
  const call = { path: cluster.inNamespace("pods"), method: "POST", body: pod } as const;
  try {
    return await cluster.call<V1Pod>({ ...call, deadlineMs: createDeadlineMs, signal });
  } catch (error) {
    if (!(error instanceof ApiError)) await removePod(cluster, pod.metadata?.name ?? "");
    throw error;
  }
}

/** Removes a pod together with its network policy. The cluster ends it in the background. Never throws. */
export async function removePod(cluster: Cluster, name: string): Promise<"removed" | "stuck"> {
  for (let left = removalTries; left > 0; left -= 1) {
    try {
      await cluster.call({
        path: cluster.inNamespace(`pods/${name}`),
        method: "DELETE",
        body: { kind: "DeleteOptions", apiVersion: "v1", propagationPolicy: "Background" },
        deadlineMs: removeDeadlineMs,
      });
      return "removed";
    } catch (error) {
      if (isGone(error)) return "removed";
      if (error instanceof ApiError && error.status === 403) return "stuck";
    }
    // If the pod is gone, perhaps only this wait keeps agent-exec alive.
    if (left > 1) await wait(removalPauseMs);
  }
  return "stuck";
}

/** @throws the API's error or the signal's reason. */
export function readPod(cluster: Cluster, name: string, signal: AbortSignal): Promise<V1Pod> {
  return cluster.call({ path: cluster.inNamespace(`pods/${name}`), signal });
}

/**
 * The pod in which this process runs. It becomes the owner of everything that agent-exec creates, so the cluster
 * removes that together with it. Null outside of the cluster, and if the pod cannot be read.
 */
export async function findOwner(cluster: Cluster, signal: AbortSignal): Promise<V1OwnerReference | null> {
  const { ownPod } = cluster.access;
  if (ownPod === null) return null;
  try {
    const { metadata } = await readPod(cluster, encodeURIComponent(ownPod.name), signal);
    return { apiVersion: "v1", kind: "Pod", name: metadata?.name ?? "", uid: metadata?.uid ?? "" };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
