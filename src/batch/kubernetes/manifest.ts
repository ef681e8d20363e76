import { stringify } from "yaml";
import { count } from "../../format/format.js";
import { type PodPlan, labelsOf, newClaim, podTemplate, resultsFolder } from "./pod.js";

export interface JobPlan extends PodPlan {
  readonly pods: number;
  readonly runs: number;
  /** The arguments of `agent-exec` in each pod, except its shard and folder. */
  readonly words: readonly string[];
  /** The content of the config map, by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** After this time, Kubernetes ends the job. */
  readonly deadlineSeconds: number;
  /** Files and folders that must be in the image's working directory. */
  readonly inImage: readonly string[];
  /** Whether the executor protects agent-exec and its keys from the code. */
  readonly isolates: boolean;
}

/** A config map holds 1 MiB. The rest is for the settings. */
export const maxTasksBytes = 1_000_000;

/** Kubernetes removes a finished job after a week. The results stay. */
const keptSeconds = 604_800;

/**
 * Waits for the batch and passes signals on to it, which a shell as the first process does not do by itself. Exit code
 * 1 means that tasks failed. This is a result, so the pod does not start again.
 */
const shardScript = (folder: string, pods: number): string => `shard=$((JOB_COMPLETION_INDEX + 1))
agent-exec "$@" --shard "$shard/${pods}" --out "${folder}/shard-$shard" --resume &
trap "kill $!" TERM
wait $!
code=$?
wait $! # after a signal, until the batch has stopped
if [ "$code" -gt 1 ]; then exit "$code"; fi
`;

const mergeScript = (folder: string): string =>
  `exec agent-exec merge "${folder}"/shard-* --out "${folder}/merged"\n`;

/** The manifest: YAML documents for `kubectl apply --server-side`. */
export function manifestOf(plan: JobPlan): string {
  const objects = [
    ...(plan.options.results === undefined ? [claimOf(plan)] : []),
    { apiVersion: "v1", kind: "ConfigMap", metadata: metadataOf(plan), data: plan.files },
    ...(plan.rules.length > 0 ? rightsOf(plan) : []),
    jobOf(plan),
    mergeJobOf(plan),
  ];
  // Kubernetes reads YAML 1.1, in which an unquoted `no` means false.
  const form = { version: "1.1", lineWidth: 0, blockQuote: "literal", aliasDuplicateObjects: false } as const;
  return [headOf(plan), ...objects.map((each) => stringify(each, form))].join("---\n");
}

function metadataOf({ name, options: { namespace } }: JobPlan) {
  return { name, namespace, labels: labelsOf(name) };
}

function claimOf(plan: JobPlan) {
  return {
    apiVersion: "v1",
    kind: "PersistentVolumeClaim",
    // Several batches share the claim, so it has no batch's labels.
    metadata: { name: newClaim, namespace: plan.options.namespace },
    spec: { accessModes: ["ReadWriteMany"], resources: { requests: { storage: "10Gi" } } },
  };
}

function rightsOf(plan: JobPlan) {
  const metadata = metadataOf(plan);
  const { name, namespace } = metadata;
  const group = "rbac.authorization.k8s.io";
  return [
    { apiVersion: "v1", kind: "ServiceAccount", metadata },
    { apiVersion: `${group}/v1`, kind: "Role", metadata, rules: plan.rules },
    {
      apiVersion: `${group}/v1`,
      kind: "RoleBinding",
      metadata,
      roleRef: { apiGroup: group, kind: "Role", name },
      subjects: [{ kind: "ServiceAccount", name, namespace }],
    },
  ];
}

function jobOf(plan: JobPlan) {
  const { options, pods, deadlineSeconds } = plan;
  const metadata = metadataOf(plan);
  const queue = options.queue === undefined ? {} : { "kueue.x-k8s.io/queue-name": options.queue };
  return {
    apiVersion: "batch/v1",
    kind: "Job",
    metadata: { ...metadata, labels: { ...metadata.labels, ...queue } },
    spec: {
      completionMode: "Indexed",
      completions: pods,
      parallelism: pods,
      // If one pod fails again and again, the others continue.
      backoffLimitPerIndex: 3,
      podFailurePolicy: {
        rules: [
          // An evicted pod starts again as often as needed.
          { action: "Ignore", onPodConditions: [{ type: "DisruptionTarget", status: "True" }] },
          // A retry does not help if the settings are wrong or the budget is spent.
          {
            action: "FailIndex",
            onExitCodes: { containerName: "agent-exec", operator: "In", values: [2, 4] },
          },
        ],
      },
      // A new pod starts only after the old one has failed. So two pods never write to one shard.
      podReplacementPolicy: "Failed",
      activeDeadlineSeconds: deadlineSeconds,
      ttlSecondsAfterFinished: keptSeconds,
      template: podTemplate(plan, { script: shardScript(folderOf(plan), pods), words: plan.words }),
    },
  };
}

/** The job that merges the shards. It waits until a person starts it. */
function mergeJobOf(plan: JobPlan) {
  const { name, ...metadata } = metadataOf(plan);
  const merging = { ...plan, rules: [], variables: [] };
  return {
    apiVersion: "batch/v1",
    kind: "Job",
    metadata: { name: `${name}-merge`, ...metadata },
    spec: {
      suspend: true,
      backoffLimit: 0,
      activeDeadlineSeconds: 3600,
      ttlSecondsAfterFinished: keptSeconds,
      template: podTemplate(merging, { script: mergeScript(folderOf(plan)), words: [] }),
    },
  };
}

function folderOf({ name }: JobPlan): string {
  return `${resultsFolder}/${name}`;
}

/** Comments at the top of the manifest, which say how to use it. */
function headOf(plan: JobPlan): string {
  const { name, options, pods, runs, variables, inImage, isolates } = plan;
  const kubectl = `kubectl -n ${options.namespace}`;
  const keys = variables.map((key) => ` --from-literal=${key}="$${key}"`).join("");
  const lines = [
    `${count("run", runs)} in ${count("pod", pods)}, planned by agent-exec. Save this file as batch.yml. Then run:`,
    "",
    variables.length > 0 && `  ${kubectl} create secret generic ${options.secret}${keys}`,
    `  ${kubectl} apply --server-side -f batch.yml`,
    `  ${kubectl} get job ${name} --watch`,
    `  ${kubectl} patch job ${name}-merge -p '{"spec":{"suspend":false}}'`,
    `  ${kubectl} logs --follow job/${name}-merge`,
    "",
    "If pods fail, delete the job and apply this file again. Finished tasks do not run again.",
    `Results: ${placeOf(plan)}, in ${name}/`,
    `Image: ${options.image} must have agent-exec on its PATH (see docs/batch.md)`,
    inImage.length > 0 && "Its working directory must have:",
    ...inImage.map((path) => `  ${path}`),
    !isolates &&
      "Warning: the code runs beside agent-exec and can read its keys. Run only code that you trust.",
  ];
  // The text is split again, because a path can contain line ends.
  return lines
    .flatMap((line) => (line === false ? [] : line.split(/\r\n|[\n\r\u0085\u2028\u2029]/)))
    .map((line) => (line === "" ? "#\n" : `# ${line}\n`))
    .join("");
}

function placeOf({ options: { results } }: JobPlan): string {
  if (results === undefined) return `the claim ${newClaim}, for which every node needs write access`;
  return results.startsWith("/")
    ? `the node's folder ${results} (user 1000 must own it)`
    : `the claim ${results}`;
}
