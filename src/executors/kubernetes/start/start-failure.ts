import type { V1ContainerStatus } from "@kubernetes/client-node/dist/gen/models/V1ContainerStatus.js";
import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { AgentExecError } from "../../../errors.js";
import { formatDuration } from "../../../format/duration.js";
import { EngineUnavailableError, ImageUnavailableError } from "../../../ports/executor.js";
import type { Cluster } from "../client/cluster.js";
import { endOf } from "../pod/pod-end.js";
import type { KubernetesSettings } from "../settings.js";

type Settings = Pick<KubernetesSettings, "image">;

/** Why a pod will not start, in Kubernetes' own words and with the next step. Null while it may still start. */
export function findFault(pod: V1Pod, settings: Settings): AgentExecError | null {
  const status = pod.status ?? {};
  if (pod.metadata?.deletionTimestamp !== undefined)
    return new EngineUnavailableError(
      `Somebody deleted the pod ${pod.metadata.name} while it started.`,
      "Run again. If the error happens again, find out what deletes pods in the namespace.",
    );
  const containers = [...(status.initContainerStatuses ?? []), ...(status.containerStatuses ?? [])];
  for (const container of containers) {
    const fault = faultOf(container, settings);
    if (fault !== null) return fault;
  }
  if (status.phase !== "Failed" && status.phase !== "Succeeded") return null;
  return new EngineUnavailableError(
    `The pod ended before code ran: ${endOf(pod).words ?? "Kubernetes does not say why"}.`,
    "Run again. If the error happens again, look at the pod's node with `kubectl describe node`.",
  );
}

function faultOf({ state }: V1ContainerStatus, settings: Settings): AgentExecError | null {
  const ended = state?.terminated;
  if (ended !== undefined && ended.exitCode !== 0 && ended.reason !== "Completed") {
    const words = [ended.reason, ended.message].filter(Boolean).join(": ");
    return explainEnd(`${words} (exit code ${ended.exitCode})`, settings);
  }
  const { reason = "", message = "" } = state?.waiting ?? {};
  if (/^(ImagePullBackOff|ErrImageNeverPull|InvalidImageName|ImageInspectError)$/.test(reason))
    return explainPull(reason, message, settings);
  if (/^(Create|Run)Container(Config)?Error$|^CrashLoopBackOff$/.test(reason))
    return explainEnd(`${reason}: ${message}`, settings);
  return null;
}

function explainPull(reason: string, message: string, { image }: Settings): AgentExecError {
  const nextStep =
    reason === "ErrImageNeverPull"
      ? "The node does not have the image. Load the image into the nodes, or set `pull` to `missing`."
      : reason === "InvalidImageName"
        ? "Correct `image`."
        : /unauthorized|denied|authentication|forbidden/i.test(message)
          ? "Add an image pull secret to the default service account of the namespace, or correct `image`."
          : "Check the image's name, and check that the cluster's nodes can reach the image's registry.";
  const words = `The cluster cannot pull the image ${image}: ${reason}: ${message}`;
  return new ImageUnavailableError(words, nextStep);
}

function explainEnd(words: string, { image }: Settings): AgentExecError {
  if (/no such file|not found/i.test(words.slice(0, 2000)))
    return new AgentExecError("image-unsuitable", `The image ${image} has no shell: ${words}`, {
      nextStep: "Use an image with sh, cp, mkdir and chmod, such as python:3-slim.",
    });
  return new EngineUnavailableError(
    `The pod's container did not start: ${words}.`,
    "Fix the problem that Kubernetes names, and run again. `kubectl describe pod` also shows why a container did not start.",
  );
}

/** What a pod waits for, in Kubernetes' own words. Empty if Kubernetes does not say it. */
export function waitingWords({ status }: V1Pod): string {
  const unscheduled = status?.conditions?.find(
    ({ type, status: holds }) => type === "PodScheduled" && holds === "False",
  );
  if (unscheduled !== undefined) return [unscheduled.reason, unscheduled.message].filter(Boolean).join(": ");
  const waiting = [...(status?.initContainerStatuses ?? []), ...(status?.containerStatuses ?? [])]
    .map(({ state }) => state?.waiting)
    .find((each) => each !== undefined);
  return [waiting?.reason, waiting?.message].filter(Boolean).join(": ");
}

interface EventList {
  readonly items?: readonly { readonly type?: string; readonly reason?: string; readonly message?: string }[];
}

/** The error for a pod that did not start in time. Events often say more than its status. */
export async function untimely(
  cluster: Cluster,
  pod: V1Pod,
  limitMs: number,
  signal: AbortSignal,
): Promise<AgentExecError> {
  const query = new URLSearchParams({ fieldSelector: `involvedObject.name=${pod.metadata?.name}` });
  const path = `${cluster.inNamespace("events")}?${query.toString()}`;
  const events = await cluster.call<EventList>({ path, signal }).catch((): EventList => ({}));
  const warning = events.items?.findLast(({ type }) => type === "Warning");
  const words = waitingWords(pod) || [warning?.reason, warning?.message].filter(Boolean).join(": ");
  return new EngineUnavailableError(
    `The pod did not start within ${formatDuration(limitMs)}: ${words || "Kubernetes does not say why"}.`,
    /Unschedulable|Insufficient/.test(words)
      ? "Each run needs up to two pods at once. Run fewer tasks at the same time, lower `memory`, or add nodes to the cluster."
      : "Look at the pod's events with `kubectl get events`.",
  );
}
