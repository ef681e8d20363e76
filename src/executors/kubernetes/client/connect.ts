import type { V1OwnerReference } from "@kubernetes/client-node/dist/gen/models/V1OwnerReference.js";
import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import type { Variable } from "../../descriptor.js";
import { Cluster } from "./cluster.js";
import { findCluster } from "./kubeconfig.js";

/** The cluster that `kubectl` would use. @throws AgentExecError `engine-unavailable`, `settings-invalid`. */
export async function connectCluster(variable: Variable): Promise<Cluster> {
  return new Cluster(await findCluster(variable));
}

/**
 * The pod in which this process runs. It becomes the owner of everything that agent-exec creates, so the cluster
 * removes that together with it. Null outside of the cluster, and if the pod cannot be read.
 */
export async function findOwner(cluster: Cluster, signal: AbortSignal): Promise<V1OwnerReference | null> {
  const { ownPod } = cluster.access;
  if (ownPod === null) return null;
  const path = cluster.inNamespace(`pods/${encodeURIComponent(ownPod.name)}`);
  try {
    const { metadata } = await cluster.call<V1Pod>({ path, signal });
    return { apiVersion: "v1", kind: "Pod", name: metadata?.name ?? "", uid: metadata?.uid ?? "" };
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
