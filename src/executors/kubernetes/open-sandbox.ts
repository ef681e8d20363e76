import { randomBytes } from "node:crypto";
import type { V1OwnerReference } from "@kubernetes/client-node/dist/gen/models/V1OwnerReference.js";
import { isAgentExecError } from "../../errors.js";
import { EngineUnavailableError } from "../../ports/executor.js";
import type { Sizes } from "../contained/limits/sizes.js";
import type { Place } from "../contained/place.js";
import { openInPlace, PlaceEndedError } from "../contained/sandbox/open-in-place.js";
import type { Sandbox } from "../contained/sandbox/sandbox.js";
import { mayBeShared } from "../shared-signal.js";
import type { Cluster } from "./client/cluster.js";
import { openListener } from "./network/listener.js";
import { closeAndProve } from "./network/proof.js";
import { readPod } from "./pod/pod-calls.js";
import { sandboxOf } from "./pod/pod-end.js";
import { createPod } from "./pod/pod-spec.js";
import { type KubernetesSettings, reckonedPids } from "./settings.js";
import { startPod } from "./start/start-pod.js";
import { unavailable } from "./client/api-error.js";

interface OpenPodSandbox {
  readonly cluster: Cluster;
  readonly settings: KubernetesSettings;
  readonly sizes: Sizes;
  readonly owner: V1OwnerReference | null;
  readonly signal: AbortSignal;
  readonly onPlace?: (place: Place) => void;
  readonly onProgress?: ((text: string) => void) | undefined;
  readonly onFound?: (() => void) | undefined;
}

export interface Opened {
  readonly sandbox: Sandbox;
  readonly digest: string | null;
  /** Whether the pod had a network that its policy then closed. */
  readonly isNetworkProven: boolean;
}

/** The port of the kubelet on each node. */
const nodePort = 10_250;

/**
 * Opens a sandbox in a pod of its own, with a closed network.
 *
 * @throws AgentExecError for the cluster's refusal; nothing is left then. On abort: the signal's reason.
 */
export async function openPodSandbox(options: OpenPodSandbox): Promise<Opened> {
  const { cluster, settings, signal } = options;
  // If one pod of this start fails, the work for the others stops.
  const failing = new AbortController();
  const both = AbortSignal.any([signal, failing.signal]);
  mayBeShared(both);
  const listening = settings.network === "none" ? openListener(cluster, options, both) : null;
  listening?.catch((error: unknown) => failing.abort(error));
  try {
    return await openProven(options, both, listening);
  } catch (error) {
    failing.abort(error);
    signal.throwIfAborted();
    throw explain(cluster, error);
  } finally {
    await listening?.then(
      (listener) => listener[Symbol.asyncDispose](),
      () => undefined,
    );
  }
}

async function openProven(
  { cluster, settings, sizes, owner, onPlace, onProgress, onFound }: OpenPodSandbox,
  signal: AbortSignal,
  listening: ReturnType<typeof openListener> | null,
): Promise<Opened> {
  const name = `agent-exec-${randomBytes(8).toString("hex")}`;
  const pod = createPod({ name, settings, sizes, owner });
  const sandbox = await openInPlace({
    openPlace: async () => {
      const place = await startPod({ cluster, pod, settings, signal, onProgress });
      onFound?.();
      return place;
    },
    pids: reckonedPids,
    languages: settings.languages,
    onPlace,
    signal,
  });
  try {
    const started = await readPod(cluster, name, signal);
    // For example `docker.io/library/python@sha256:…`. If the image was loaded into the node, its id.
    const digest = /sha256:[\da-f]{64}/.exec(sandboxOf(started.status)?.imageID ?? "")?.[0] ?? null;
    if (listening === null) return { sandbox, digest, isNetworkProven: false };
    const host = started.status?.hostIP;
    const isNetworkProven = await closeAndProve({
      place: sandbox.place,
      listener: await listening,
      others: host === undefined ? [] : [{ host, port: nodePort }],
      cluster,
      pod: { name, uid: started.metadata?.uid ?? "" },
      image: settings.image,
      signal,
    });
    return { sandbox, digest, isNetworkProven };
  } catch (error) {
    await sandbox.end();
    throw error;
  }
}

function explain(cluster: Cluster, error: unknown): unknown {
  if (isAgentExecError(error)) return error;
  if (error instanceof PlaceEndedError)
    return new EngineUnavailableError(
      `The pod ended right after its start: ${error.message || "it printed nothing"}.`,
      "Run again. If the error happens again, start a pod of the image by hand: `kubectl run --rm -it --image IMAGE try -- sh`.",
      error,
    );
  return unavailable(cluster.access, error);
}
