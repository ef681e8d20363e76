/** A rule of a role in a Kubernetes cluster, in Kubernetes' own words. */
export interface ClusterRule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
}
