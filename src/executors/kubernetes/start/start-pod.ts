import { setTimeout as wait } from "node:timers/promises";
import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { EngineUnavailableError } from "../../../ports/executor.js";
import { workspaceFolderOf } from "../../contained/session/contained-settings.js";
import type { Cluster } from "../client/cluster.js";
import { PodStream } from "../client/pod-stream.js";
import { createPodIn, readPod, removePod } from "../pod/pod-calls.js";
import { sandboxContainer } from "../pod/pod-spec.js";
import { allStreams, GuardStream, KubernetesPod } from "../pod/pod.js";
import type { KubernetesSettings } from "../settings.js";
import { findFault, untimely, waitingWords } from "./start-failure.js";

/** The time for a node to download a large image. */
const startDeadlineMs = 600_000;
/** The time until a cluster gets another node, or other pods end. */
const placedWithinMs = 300_000;
/** A pod starts in a second. If it takes longer, it waits for an image or a node. */
const pollsMs = [100, 100, 100, 150, 200, 250, 250, 500];
const slowPollMs = 1000;

interface StartPodOptions {
  readonly cluster: Cluster;
  readonly pod: V1Pod;
  readonly settings: KubernetesSettings;
  readonly signal: AbortSignal;
  readonly onProgress?: ((text: string) => void) | undefined;
}

/**
 * Starts a sandbox's pod.
 * @throws AgentExecError, the API's error, or the signal's reason. In these cases nothing is left.
 */
export function startPod(options: StartPodOptions): Promise<KubernetesPod> {
  const { cluster, pod, settings, signal } = options;
  const name = pod.metadata?.name ?? "";
  return starts.run(signal, async () => {
    await createPodIn(cluster, pod, signal);
    try {
      await untilRunning({ ...options, name });
      const query = new URLSearchParams({ container: sandboxContainer, ...allStreams });
      const path = `${cluster.inNamespace(`pods/${name}`)}/attach?${query.toString()}`;
      const stream = await PodStream.open(cluster, path, signal);
      if (!stream.canEndInput) {
        stream.close();
        throw new EngineUnavailableError(
          "The API server is older than Kubernetes 1.30 and cannot close a program's standard input.",
          "Use a cluster with Kubernetes 1.30 or newer.",
        );
      }
      return new KubernetesPod(cluster, name, workspaceFolderOf(settings), new GuardStream(stream));
    } catch (error) {
      await removePod(cluster, name);
      throw error;
    }
  });
}

/** Resolves with the pod once its containers run. @throws AgentExecError, the API's error, or the signal's reason. */
export async function untilRunning({
  cluster,
  name,
  settings,
  signal,
  onProgress,
}: Omit<StartPodOptions, "pod"> & { readonly name: string }): Promise<V1Pod> {
  const startedAt = performance.now();
  let shown = "";
  for (let round = 0; ; round += 1) {
    const pod = await readPod(cluster, name, signal);
    const fault = findFault(pod, settings);
    if (fault !== null) throw fault;
    const containers = pod.status?.containerStatuses ?? [];
    if (containers.length > 0 && containers.every(({ state }) => state?.running !== undefined)) return pod;
    const limitMs = pod.spec?.nodeName === undefined ? placedWithinMs : startDeadlineMs;
    if (performance.now() - startedAt > limitMs) throw await untimely(cluster, pod, limitMs, signal);
    const words = waitingWords(pod);
    if (round > pollsMs.length && words !== "" && words !== shown)
      onProgress?.(`Waiting for the pod: ${words}`);
    if (round > pollsMs.length) shown = words;
    await wait(pollsMs[round] ?? slowPollMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

/** Limits how many things happen at once. The others wait in order. */
class Slots {
  readonly #waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** @throws the signal's reason if it fires before the turn comes. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.free += 1;
      else next();
    }
  }
}

/** How many pods start at once. More would only wait for each other, and delay answers about running ones. */
const starts = new Slots(4);
