import { originOf } from "../../rows/origin.js";
import type { Combination, Rule } from "../../rows/rule.js";
import type { ClusterRule } from "../../ports/cluster-rule.js";
import type { ExecutorDescriptor } from "../descriptor.js";
import { type GivenSettings, kubernetesRows } from "./rows.js";

/** Settings that have no effect for a pod, or that do not work yet. */
const rules: readonly Rule<GivenSettings>[] = [
  needsDocker("network", "allow", "Kubernetes supports only none and full"),
  needsDocker("image", "devcontainer", "With Kubernetes, name an image from a registry"),
];

function needsDocker(name: "network" | "image", value: string, instead: string): Rule<GivenSettings> {
  const message = `${value} needs the Docker executor. ${instead}`;
  const find = ({ settings, face }: Combination<GivenSettings>) =>
    settings[name] === value ? [{ origin: originOf(name, face), message }] : [];
  return { about: [name], find };
}

/** The rights that the executor needs in the cluster. A pod with agent-exec must have them. */
const clusterRules: readonly ClusterRule[] = [
  { apiGroups: [""], resources: ["pods"], verbs: ["create", "get", "list", "delete"] },
  // For a WebSocket, newer clusters need `create`, and older ones `get`.
  { apiGroups: [""], resources: ["pods/attach", "pods/exec"], verbs: ["create", "get"] },
  { apiGroups: [""], resources: ["events"], verbs: ["list"] },
  { apiGroups: ["networking.k8s.io"], resources: ["networkpolicies"], verbs: ["create"] },
];

export const kubernetes: ExecutorDescriptor<typeof kubernetesRows> = {
  rows: kubernetesRows,
  rules,
  manner: "runs code in a Kubernetes pod",
  isolates: true,
  isElsewhere: true,
  clusterRules,
  async load(options) {
    const { loadKubernetes } = await import("./load.js");
    return loadKubernetes(options);
  },
  async examine(options) {
    const { examineKubernetes } = await import("./doctor/examination.js");
    return examineKubernetes(options);
  },
  async clean(options) {
    const { cleanLeftovers } = await import("./leftovers.js");
    return cleanLeftovers(options);
  },
  knownDifferences: async () => ({
    "a server that one block starts answers in the next block":
      "Kubernetes does not report the end of a block while a process has the block's output open, so agent-exec ends such processes",
  }),
  demo: { language: "python" },
};
