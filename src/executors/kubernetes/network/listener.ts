import { randomBytes } from "node:crypto";
import type { V1Pod } from "@kubernetes/client-node/dist/gen/models/V1Pod.js";
import { eitherProgram } from "../../contained/egress/forwarder.js";
import type { Cluster } from "../client/cluster.js";
import { createPodIn, removePod } from "../pod/pod-calls.js";
import { identify, type PodIdentity } from "../pod/labels.js";
import { closedContainer, closedPod, literal } from "../pod/pod-spec.js";
import type { KubernetesSettings } from "../settings.js";
import { untilRunning } from "../start/start-pod.js";
import nodeListener from "./listen.cjs.js";
import pythonListener from "./listen.py.js";

const port = 7777;

/** Python takes 10 MiB, and Node 45. */
const memory = "67108864";

type ListenerInput = Pick<PodIdentity, "name" | "owner"> & { readonly settings: KubernetesSettings };

/** A pod that accepts connections, so that a sandbox can try to reach it. Without side effects. */
export function createListener({ name, settings, owner }: ListenerInput): V1Pod {
  return {
    apiVersion: "v1",
    kind: "Pod",
    metadata: identify({ ...settings, name, owner }),
    spec: {
      ...closedPod(settings),
      activeDeadlineSeconds: 900,
      containers: [
        {
          ...closedContainer(settings),
          name: "listener",
          command: eitherProgram({ python: pythonListener, node: nodeListener }, `${port}`).map(literal),
          resources: { limits: { memory, cpu: "500m" }, requests: { memory, cpu: "10m" } },
        },
      ],
    },
  };
}

/** A running listener. Disposing ends it. */
export interface Listener extends AsyncDisposable {
  readonly addresses: readonly { readonly host: string; readonly port: number }[];
}

/** @throws AgentExecError, the API's error, or the signal's reason; nothing is left then. */
export async function openListener(
  cluster: Cluster,
  { settings, owner }: Omit<ListenerInput, "name">,
  signal: AbortSignal,
): Promise<Listener> {
  const name = `agent-exec-listener-${randomBytes(6).toString("hex")}`;
  await createPodIn(cluster, createListener({ name, settings, owner }), signal);
  const remove = async (): Promise<void> => void (await removePod(cluster, name));
  try {
    const { status } = await untilRunning({ cluster, name, settings, signal });
    const host = status?.podIP;
    if (host === undefined) throw new Error("The pod for the network test has no address.");
    return { addresses: [{ host, port }], [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
