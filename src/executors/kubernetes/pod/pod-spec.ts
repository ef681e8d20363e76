import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import type { V1SecurityContext } from "@kubernetes/client-node/dist/gen/models/V1SecurityContext.js";
import { placeEnvironment, textLocale } from "../../contained/guard/environment.js";
import { codeFolder, sealedShellFolder, sharedMemoryFolder } from "../../contained/guard/folders.js";
import { guardArguments, sealedShell } from "../../contained/guard/guard.js";
import { blockUser } from "../../contained/guard/users.js";
import type { Sizes } from "../../contained/limits/sizes.js";
import { workspaceFolderOf } from "../../contained/session/contained-settings.js";
import { programsOf } from "../../languages/languages.js";
import type { KubernetesSettings } from "../settings.js";
import begin from "./begin.sh.js";
import { identify, type PodIdentity } from "./labels.js";
import prepare from "./prepare.sh.js";

/** The name of the container in which the code runs. */
export const sandboxContainer = "sandbox";

/** The limits of each process: open files, and blocks of a core dump. The kernel's own limits are far higher. */
export const processLimits = { openFiles: 4096, coreSize: 0 } as const;

/**
 * As long as GitHub lets a job run. A pod whose client disappeared without closing its connection ends after this time.
 */
export const leaseSeconds = 6 * 60 * 60;

/** Code writes only to folders in memory. This is room for files that the kubelet itself writes for a pod. */
const leastDiskBytes = 64 * 1024 ** 2;

/** A pod that waits for a model needs little. The limit is the user's. */
const wantedCpus = "100m";

export interface PodSpecInput extends Pick<PodIdentity, "name" | "owner"> {
  readonly settings: KubernetesSettings;
  readonly sizes: Sizes;
}

/** The description of a sandbox's pod for the cluster. Without side effects. A golden test compares every field. */
export function createPod({ name, settings, sizes, owner }: PodSpecInput): V1Pod {
  const { memoryBytes, isWorkspaceOnDisk, workspaceBytes } = sizes;
  const workspaceFolder = workspaceFolderOf(settings);
  const { openFiles, coreSize } = processLimits;
  const programs = programsOf(settings.languages);
  const guard = guardArguments({ workspaceFolder, programs, role: "alone" });
  const diskBytes = leastDiskBytes + (isWorkspaceOnDisk ? workspaceBytes : 0);
  const resources = {
    limits: {
      memory: `${memoryBytes}`,
      cpu: `${Math.max(10, Math.round(settings.cpus * 1000))}m`,
      "ephemeral-storage": `${diskBytes}`,
    },
    requests: { memory: `${memoryBytes}`, cpu: wantedCpus, "ephemeral-storage": `${leastDiskBytes}` },
  };
  return {
    apiVersion: "v1",
    kind: "Pod",
    metadata: identify({ ...settings, name, owner }),
    spec: {
      ...closedPod(settings),
      volumes: [
        memory("sealed", 8 * 1024 ** 2),
        memory("code", 4 * 1024 ** 2),
        isWorkspaceOnDisk
          ? { name: "workspace", emptyDir: { sizeLimit: `${workspaceBytes}` } }
          : memory("workspace", workspaceBytes),
        memory("tmp", sizes.tmpBytes),
        memory("shm", sizes.shmBytes),
      ],
      // Creates the workspace, so that it belongs to the code's user, and the copy of the shell. The sandbox gets the
      // copy read-only. So the code can neither read nor change the shell of PID 1 and of waiting processes.
      initContainers: [
        {
          ...closedContainer(settings),
          name: "prepare",
          // If it fails, people read its output as the reason.
          terminationMessagePolicy: "FallbackToLogsOnError",
          command: ["sh", "-c", literal(prepare)],
          resources,
          volumeMounts: [
            { name: "sealed", mountPath: sealedShellFolder },
            { name: "workspace", mountPath: "/prepared" },
          ],
        },
      ],
      containers: [
        {
          ...closedContainer(settings),
          name: sandboxContainer,
          command: [sealedShell, "-c", begin, "sh", `${openFiles}`, `${coreSize}`, sealedShell, ...guard].map(
            literal,
          ),
          // A lease: PID 1 waits on its standard input, which the node closes when agent-exec's connection ends.
          stdin: true,
          stdinOnce: true,
          resources,
          env: environmentOf(settings),
          volumeMounts: [
            { name: "sealed", mountPath: sealedShellFolder, readOnly: true },
            { name: "code", mountPath: codeFolder },
            { name: "workspace", mountPath: workspaceFolder, subPath: "workspace" },
            { name: "tmp", mountPath: "/tmp" },
            { name: "shm", mountPath: sharedMemoryFolder },
          ],
        },
      ],
    },
  };
}

/** The parts that all pods of agent-exec share. */
export function closedPod({ network, runtime }: Pick<KubernetesSettings, "network" | "runtime">) {
  return {
    restartPolicy: "Never",
    activeDeadlineSeconds: leaseSeconds,
    terminationGracePeriodSeconds: 1,
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    hostNetwork: false,
    hostPID: false,
    hostIPC: false,
    hostname: "sandbox",
    // No name resolves, not even one of the cluster.
    ...(network === "none" && { dnsPolicy: "None", dnsConfig: { nameservers: ["127.0.0.1"] } }),
    ...(runtime !== undefined && { runtimeClassName: runtime }),
    securityContext: {
      runAsNonRoot: true,
      seccompProfile: { type: "RuntimeDefault" },
      // Shared memory is freed when the last program that uses it ends.
      sysctls: [{ name: "kernel.shm_rmid_forced", value: "1" }],
    },
  };
}

/** The parts that all containers of agent-exec share. */
export function closedContainer({ image, pull }: Pick<KubernetesSettings, "image" | "pull">) {
  return { image, imagePullPolicy: pullPolicies[pull], securityContext };
}

const [user = 0, group = 0] = blockUser.split(":").map(Number);

const securityContext: V1SecurityContext = {
  runAsUser: user,
  runAsGroup: group,
  runAsNonRoot: true,
  privileged: false,
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: true,
  capabilities: { drop: ["ALL"] },
  seccompProfile: { type: "RuntimeDefault" },
};

const pullPolicies = { missing: "IfNotPresent", always: "Always", never: "Never" } as const;

function memory(name: string, bytes: number) {
  return { name, emptyDir: { medium: "Memory", sizeLimit: `${bytes}` } };
}

/** Escapes a word of a command or a variable's value, because Kubernetes expands `$(NAME)` and `$$` in them. */
export function literal(text: string): string {
  return text.replaceAll("$", () => "$$");
}

/** Later values win, so the user's come last. */
function environmentOf({ environment }: KubernetesSettings) {
  const own = [textLocale, ...placeEnvironment].map((line) => {
    const at = line.indexOf("=");
    return { name: line.slice(0, at), value: line.slice(at + 1) };
  });
  const given = environment.map(({ name, value }) => ({ name, value: literal(value) }));
  return [...new Map([...own, ...given].map((each) => [each.name, each])).values()];
}
