import type { ClusterRule } from "../../ports/cluster-rule.js";
import type { PlanOptions } from "./plan-options.js";

/** The pods of a batch. */
export interface PodPlan {
  /** Names the job and all that belongs to it. */
  readonly name: string;
  readonly options: PlanOptions;
  /** What the executor may do in the cluster. Empty: nothing, so the pod gets no token. */
  readonly rules: readonly ClusterRule[];
  /** The variables that the secret holds. */
  readonly variables: readonly string[];
}

/** Where the pods find the files of the config map. */
export const filesFolder = "/batch";
/** Where the volume with the results is mounted. */
export const resultsFolder = "/results";

/** The user `node` of Node's own images. */
const user = 1000;
const mebibyte = 1024 ** 2;
/** Code of the executor `local` runs inside of the pod; other executors start pods of their own. */
const usual = { inside: { cpu: 1, memory: 2048 * mebibyte }, outside: { cpu: 0.5, memory: 512 * mebibyte } };

/** Kubernetes' template of a pod that runs `agent-exec` once. The pod can write to its results and to `/tmp` alone. */
export function podTemplate(
  plan: PodPlan,
  run: { readonly script: string; readonly words: readonly string[] },
) {
  const { name, options, rules } = plan;
  const { cpu, memory } = { ...(rules.length > 0 ? usual.outside : usual.inside), ...sizesOf(options) };
  const amounts = { cpu: `${Math.ceil(cpu * 1000)}m`, memory: `${Math.ceil(memory / mebibyte)}Mi` };
  return {
    metadata: { labels: labelsOf(name) },
    spec: {
      restartPolicy: "Never",
      ...(rules.length > 0 && { serviceAccountName: name }),
      automountServiceAccountToken: rules.length > 0,
      enableServiceLinks: false,
      // The time in which a stopped batch ends its runs.
      terminationGracePeriodSeconds: 60,
      securityContext: {
        runAsNonRoot: true,
        runAsUser: user,
        runAsGroup: user,
        fsGroup: user,
        fsGroupChangePolicy: "OnRootMismatch",
        seccompProfile: { type: "RuntimeDefault" },
      },
      containers: [
        {
          name: "agent-exec",
          image: options.image,
          imagePullPolicy: "IfNotPresent",
          command: ["sh", "-c", run.script, "agent-exec"],
          args: run.words,
          env: [
            { name: "HOME", value: "/tmp" },
            // The pods that the executor starts belong to this one, and end with it.
            ...(rules.length > 0
              ? [{ name: "POD_NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } }]
              : []),
            ...plan.variables.map((key) => secretVariable(key, options)),
          ],
          resources: { requests: amounts, limits: amounts },
          securityContext: {
            allowPrivilegeEscalation: false,
            capabilities: { drop: ["ALL"] },
            readOnlyRootFilesystem: true,
          },
          volumeMounts: [
            { name: "files", mountPath: filesFolder, readOnly: true },
            { name: "results", mountPath: resultsFolder },
            { name: "tmp", mountPath: "/tmp" },
          ],
        },
      ],
      volumes: [
        { name: "files", configMap: { name } },
        { name: "results", ...resultsVolume(options) },
        { name: "tmp", emptyDir: { sizeLimit: "4Gi" } },
      ],
    },
  };
}

export function labelsOf(name: string) {
  return { "app.kubernetes.io/name": "agent-exec", "app.kubernetes.io/instance": name };
}

/** The claim that the manifest creates if nobody named another place for the results. */
export const newClaim = "agent-exec-results";

function resultsVolume({ results = newClaim }: PlanOptions) {
  return results.startsWith("/")
    ? { hostPath: { path: results, type: "Directory" } }
    : { persistentVolumeClaim: { claimName: results } };
}

/** Optional, because agent-exec's own error about a missing key says more than a pod that does not start. */
function secretVariable(key: string, { secret }: PlanOptions) {
  return { name: key, valueFrom: { secretKeyRef: { name: secret, key, optional: true } } };
}

function sizesOf({ cpu, memory }: PlanOptions) {
  return { ...(cpu !== undefined && { cpu }), ...(memory !== undefined && { memory }) };
}
