import { executorNames, findExecutor, isModulePath } from "../executors/index.js";
import type { ClusterRule } from "../ports/cluster-rule.js";

/** What an executor needs in the pods of a Kubernetes cluster. */
export interface PodNeeds {
  /** A container engine, which a pod does not have. */
  readonly engine: boolean;
  readonly rules: readonly ClusterRule[];
  /** A module that must be in the pod's image. */
  readonly module: boolean;
  /** Whether it protects agent-exec and its keys from the code. */
  readonly isolates: boolean;
}

export function podNeedsOf(executor: string): PodNeeds {
  const { clusterRules = [], isolates } = findExecutor(executor);
  return {
    engine: clusterRules === null,
    rules: clusterRules ?? [],
    module: isModulePath(executor),
    isolates,
  };
}

/** The executor that starts further pods. Undefined if there is none. */
export function clusterExecutor(): string | undefined {
  return executorNames.find((name) => podNeedsOf(name).rules.length > 0);
}
