import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { isClientAlive } from "../../process/client-identity.js";
import type { CleanOptions, Leftover } from "../descriptor.js";
import { isGone, unavailable } from "./client/api-error.js";
import { type Cluster, connectCluster } from "./client/cluster.js";
import { clientAnnotation, ownLabel, runLabel } from "./pod/labels.js";
import { readPod, removePod } from "./pod/pod-calls.js";

/**
 * Removes the pods of dead clients from the namespace. Living pods are never touched.
 *
 * @throws AgentExecError `settings-invalid`, `engine-unavailable`. On abort: the signal's reason.
 */
export async function cleanLeftovers(options: CleanOptions): Promise<readonly Leftover[]> {
  const { variable, signal, olderThanMs = Infinity, isDryRun = false } = options;
  const cluster = await connectCluster(variable);
  try {
    const leftovers: Leftover[] = [];
    for (const { pod, hasOwnerEnded } of await listOwn(cluster, signal)) {
      const reason = reasonToRemove(pod, olderThanMs, hasOwnerEnded);
      const name = pod.metadata?.name ?? "";
      const fate = reason === null ? "lives" : isDryRun ? "would-remove" : await removePod(cluster, name);
      const runId = pod.metadata?.labels?.[runLabel] ?? "";
      const state = pod.status?.phase ?? "";
      leftovers.push({ kind: "pod", name, runId, state, fate, reason: reason ?? "" });
    }
    return leftovers;
  } catch (error) {
    signal.throwIfAborted();
    throw unavailable(cluster.access, error);
  }
}

/** The same at the start of a run, in the background. It removes only certain leftovers, and reports no failures. */
export async function sweepLeftovers(cluster: Cluster, signal: AbortSignal): Promise<void> {
  try {
    for (const { pod, hasOwnerEnded } of await listOwn(cluster, signal)) {
      if (reasonToRemove(pod, Infinity, hasOwnerEnded) === null) continue;
      // A run has no time to wait for more than one pod that cannot be removed.
      if ((await removePod(cluster, pod.metadata?.name ?? "")) === "stuck") return;
    }
  } catch {
    // The next run, or `agent-exec clean`, finds them again.
  }
}

/** By then, a client that cannot be seen from here has read how its pod ended. */
const readWithinMs = 600_000;

/**
 * Why a pod is a leftover. Null while its client may be alive.
 * @param hasOwnerEnded whether the pod of its run has ended. The cluster removes both only if somebody removes that pod
 */
export function reasonToRemove(
  pod: V1Pod,
  olderThanMs: number,
  hasOwnerEnded: boolean,
  now = Date.now(),
): string | null {
  const isAlive = isClientAlive(pod.metadata?.annotations?.[clientAnnotation] ?? "");
  if (isAlive === true) return null;
  if (isAlive === false) return "its run is dead";
  if (hasOwnerEnded) return "the pod that its run was in has ended";
  const ageMs = now - timeOf(pod.metadata?.creationTimestamp);
  if (ageMs > olderThanMs) return "another machine started its run, and the pod is older than the given age";
  const phase = pod.status?.phase;
  if (phase !== "Failed" && phase !== "Succeeded") return null;
  const statuses = pod.status?.containerStatuses ?? [];
  const ends = statuses.map(({ state }) => timeOf(state?.terminated?.finishedAt));
  const endedAt = Math.max(...ends, timeOf(pod.metadata?.creationTimestamp));
  return now - endedAt > readWithinMs ? "another machine started its run, and the pod has ended" : null;
}

/** The library's types say `Date`, but the API sends text. */
function timeOf(time: unknown): number {
  const ms = time instanceof Date ? time.getTime() : Date.parse(typeof time === "string" ? time : "");
  return Number.isNaN(ms) ? 0 : ms;
}

async function listOwn(cluster: Cluster, signal: AbortSignal) {
  const query = new URLSearchParams({ labelSelector: `${ownLabel}=1` });
  const path = `${cluster.inNamespace("pods")}?${query.toString()}`;
  const { items = [] } = await cluster.call<{ readonly items?: readonly V1Pod[] }>({ path, signal });
  const owners = new Set(items.flatMap(ownerOf));
  const ended = new Set<string>();
  for (const name of owners) if (await hasEnded(cluster, name, signal)) ended.add(name);
  return items.map((pod) => ({ pod, hasOwnerEnded: ownerOf(pod).some((name) => ended.has(name)) }));
}

function ownerOf({ metadata }: V1Pod): readonly string[] {
  return (metadata?.ownerReferences ?? []).filter(({ kind }) => kind === "Pod").map(({ name }) => name);
}

/**
 * Whether a pod has ended. If it no longer exists, the cluster itself cleans up.
 * @throws the API's error or the signal's reason.
 */
async function hasEnded(cluster: Cluster, name: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await readPod(cluster, name, signal).catch((error: unknown): V1Pod => {
    if (isGone(error)) return {};
    throw error;
  });
  return status?.phase === "Failed" || status?.phase === "Succeeded";
}
