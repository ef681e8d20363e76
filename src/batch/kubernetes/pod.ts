import type { ClusterRule } from "../../ports/cluster-rule.js";
import type { PlanOptions } from "./plan-options.js";

export interface PodPlan {
  /** The name of the job and of everything that belongs to it. */
  readonly name: string;
  readonly options: PlanOptions;
  /** What the executor may do in the cluster. Empty: nothing. In that case the pod gets no token. */
  readonly rules: readonly ClusterRule[];
  /** The environment variables whose values are in the secret. */
  readonly variables: readonly string[];
}

/** Where the config map's files are in a pod. */
export const filesFolder = "/batch";
/** Where the volume for the results is mounted. */
export const resultsFolder = "/results";

/** The user `node` of Node's own images. */
const user = 1000;
const mebibyte = 1024 ** 2;
/**
 * The executor `local` runs code inside of the pod, which needs more. Other executors start pods of their own. So this pod
 * reserves few cores: in a cluster full of such pods, no other pod could start.
 */
const usual = {
  inside: { cpu: 1, wantedCpu: 1, memory: 2048 * mebibyte },
  outside: { cpu: 0.5, wantedCpu: 0.1, memory: 512 * mebibyte },
};

/** The pod template for one run of `agent-exec`. The pod can write only to its results and to `/tmp`. */
export function podTemplate(
  plan: PodPlan,
  run: { readonly script: string; readonly words: readonly string[] },
) {
  const { name, options, rules } = plan;
  const { cpu, wantedCpu, memory } = {
    ...(rules.length > 0 ? usual.outside : usual.inside),
    ...(options.cpu !== undefined && { cpu: options.cpu, wantedCpu: options.cpu }),
    ...(options.memory !== undefined && { memory: options.memory }),
  };
  const amounts = (cores: number) => ({
    cpu: `${Math.ceil(cores * 1000)}m`,
    memory: `${Math.ceil(memory / mebibyte)}Mi`,
  });
  return {
    metadata: { labels: labelsOf(name) },
    spec: {
      restartPolicy: "Never",
      ...(rules.length > 0 && { serviceAccountName: name }),
      automountServiceAccountToken: rules.length > 0,
      enableServiceLinks: false,
      // A stopped batch has this time to end its runs.
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
            // Pods that the executor starts belong to this pod, and end with it.
            ...(rules.length > 0
              ? [{ name: "POD_NAME", valueFrom: { fieldRef: { fieldPath: "metadata.name" } } }]
              : []),
            ...plan.variables.map((key) => secretVariable(key, options)),
          ],
          resources: { requests: amounts(wantedCpu), limits: amounts(cpu) },
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

/** The name of the claim that the manifest creates, unless the results go elsewhere. */
export const newClaim = "agent-exec-results";

function resultsVolume({ results = newClaim }: PlanOptions) {
  return results.startsWith("/")
    ? { hostPath: { path: results, type: "Directory" } }
    : { persistentVolumeClaim: { claimName: results } };
}

/** The key is optional for Kubernetes, because agent-exec reports a missing key more clearly. */
function secretVariable(key: string, { secret }: PlanOptions) {
  return { name: key, valueFrom: { secretKeyRef: { name: secret, key, optional: true } } };
}
