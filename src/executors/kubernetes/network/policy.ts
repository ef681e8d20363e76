import type { V1NetworkPolicy } from "@kubernetes/client-node/dist/gen/models/V1NetworkPolicy.js";
import type { Cluster } from "../client/cluster.js";
import { podLabel } from "../pod/labels.js";

/**
 * A policy that forbids all connections of a pod, in and out. The cluster removes it together with its pod. Without
 * side effects.
 */
export function createPolicy(pod: { readonly name: string; readonly uid: string }): V1NetworkPolicy {
  return {
    apiVersion: "networking.k8s.io/v1",
    kind: "NetworkPolicy",
    metadata: {
      name: pod.name,
      labels: { "agent-exec": "1" },
      ownerReferences: [{ apiVersion: "v1", kind: "Pod", ...pod }],
    },
    spec: {
      podSelector: { matchLabels: { [podLabel]: pod.name } },
      policyTypes: ["Ingress", "Egress"],
      ingress: [],
      egress: [],
    },
  };
}

/** @throws the API's error or the signal's reason. */
export async function closePod(
  cluster: Cluster,
  pod: { readonly name: string; readonly uid: string },
  signal: AbortSignal,
): Promise<void> {
  const path = cluster.inNamespace("networkpolicies", "apis/networking.k8s.io/v1");
  await cluster.call({ method: "POST", path, body: createPolicy(pod), signal });
}
