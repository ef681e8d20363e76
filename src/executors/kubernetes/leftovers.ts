import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { isClientAlive } from "../../process/client-identity.js";
import type { CleanOptions, Leftover } from "../descriptor.js";
import type { Cluster } from "./client/cluster.js";
import { connectCluster } from "./client/connect.js";
import { clientAnnotation, ownLabel, runLabel } from "./pod/labels.js";
import { removePod } from "./pod/pod-calls.js";
import { unavailable } from "./client/unavailable.js";

/**
 * Removes the pods of dead clients from the namespace. What lives is never touched.
 *
 * @throws AgentExecError `settings-invalid`, `engine-unavailable`. On abort: the signal's reason.
 */
export async function cleanLeftovers(options: CleanOptions): Promise<readonly Leftover[]> {
  const { variable, signal, olderThanMs = Infinity, isDryRun = false } = options;
  const cluster = await connectCluster(variable);
  try {
    const leftovers: Leftover[] = [];
    for (const pod of await listOwn(cluster, signal)) {
      const reason = reasonToRemove(pod, { olderThanMs });
      const name = pod.metadata?.name ?? "";
      const fate = reason === null ? "lives" : isDryRun ? "would-remove" : await removePod(cluster, name);
      leftovers.push({
        kind: "pod",
        name,
        runId: pod.metadata?.labels?.[runLabel] ?? "",
        state: pod.status?.phase ?? "",
        fate,
        reason: reason ?? "",
      });
    }
    return leftovers;
  } catch (error) {
    signal.throwIfAborted();
    throw unavailable(cluster.access, error);
  }
}

/** The same for a fresh run, in passing: only what is surely left, and no word of what fails. */
export async function sweepLeftovers(cluster: Cluster, signal: AbortSignal): Promise<void> {
  try {
    for (const pod of await listOwn(cluster, signal)) {
      if (reasonToRemove(pod, { olderThanMs: Infinity }) === null) continue;
      // A run has no time to wait for more than one that cannot be removed.
      if ((await removePod(cluster, pod.metadata?.name ?? "")) === "stuck") return;
    }
  } catch {
    // The next run, or a person's own `clean`, finds them again.
  }
}

/** 10 minutes: a client that cannot be seen from here has read by then how its pod ended. */
const readWithinMs = 600_000;

/** Why a pod is left; null while its client may live. */
export function reasonToRemove(
  pod: V1Pod,
  { olderThanMs, now = Date.now() }: { readonly olderThanMs: number; readonly now?: number },
): string | null {
  const isAlive = isClientAlive(pod.metadata?.annotations?.[clientAnnotation] ?? "");
  if (isAlive === true) return null;
  if (isAlive === false) return "its run is dead";
  const ageMs = now - timeOf(pod.metadata?.creationTimestamp);
  if (ageMs > olderThanMs) return "another machine started its run, and the pod is older than the given age";
  const phase = pod.status?.phase;
  if (phase !== "Failed" && phase !== "Succeeded") return null;
  const ends = (pod.status?.containerStatuses ?? []).map(({ state }) =>
    timeOf(state?.terminated?.finishedAt),
  );
  const endedAt = Math.max(...ends, timeOf(pod.metadata?.creationTimestamp));
  return now - endedAt > readWithinMs ? "another machine started its run, and the pod has ended" : null;
}

/** The library's types say `Date`, but the API sends text. */
function timeOf(time: unknown): number {
  const ms = time instanceof Date ? time.getTime() : Date.parse(typeof time === "string" ? time : "");
  return Number.isNaN(ms) ? 0 : ms;
}

async function listOwn(cluster: Cluster, signal: AbortSignal): Promise<readonly V1Pod[]> {
  const query = new URLSearchParams({ labelSelector: `${ownLabel}=1` });
  const path = `${cluster.inNamespace("pods")}?${query.toString()}`;
  const { items = [] } = await cluster.call<{ readonly items?: readonly V1Pod[] }>({ path, signal });
  return items;
}
