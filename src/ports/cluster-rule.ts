/** A rule of a Kubernetes role, with Kubernetes' own field names. */
export interface ClusterRule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
}
