import { setTimeout as wait } from "node:timers/promises";
import type { V1NetworkPolicy } from "@kubernetes/client-node/dist/gen/models/V1NetworkPolicy.js";
import { AgentExecError } from "../../../errors.js";
import { eitherProgram, noInterpreterCode } from "../../contained/egress/forwarder.js";
import { blockUser } from "../../contained/guard/users.js";
import type { Place } from "../../contained/place.js";
import type { Cluster } from "../client/cluster.js";
import { podLabel } from "../pod/labels.js";
import type { Listener } from "./listener.js";
import nodeReach from "./reach.cjs.js";
import pythonReach from "./reach.py.js";

/** A pod's network and a listener are ready within a second. */
const openWithinMs = 10_000;
/** An engine of network policies needs about a second for a new one, and longer if there are many pods. */
const closedWithinMs = 20_000;
const pauseMs = 200;
/** A try waits one second at most. */
const tryDeadlineMs = 10_000;
/** Enough, because a try prints one line for each address. */
const maxWordsChars = 4000;

type Address = Listener["addresses"][number];

interface Proving {
  readonly place: Place;
  readonly listener: Listener;
  /** Further addresses that code must not reach, for example those of the pod's own node. */
  readonly others: readonly Address[];
  readonly cluster: Cluster;
  /** The place's pod. */
  readonly pod: Closing;
  readonly image: string;
  readonly signal: AbortSignal;
}

interface Closing {
  readonly name: string;
  readonly uid: string;
}

/**
 * A policy that forbids all connections of a pod, in and out. The cluster removes it together with its pod. Without
 * side effects.
 */
export function createPolicy(pod: Closing): V1NetworkPolicy {
  return {
    apiVersion: "networking.k8s.io/v1",
    kind: "NetworkPolicy",
    metadata: {
      name: pod.name,
      labels: { "agent-exec": "1" },
      ownerReferences: [{ apiVersion: "v1", kind: "Pod", ...pod }],
    },
    spec: {
      podSelector: { matchLabels: { [podLabel]: pod.name } },
      policyTypes: ["Ingress", "Egress"],
      ingress: [],
      egress: [],
    },
  };
}

/**
 * Closes a pod's network and proves it. Before that, the pod must reach another pod, and afterwards it must reach
 * nothing. Call it before any code runs in the pod. Resolves with false if the pod reaches nothing before either,
 * because the cluster has already closed it. In that case the effect of the policy is unknown.
 *
 * @throws AgentExecError `network-open` if the cluster does not enforce the policy, `image-unsuitable` if the image
 * cannot try it; the place's error; the signal's reason.
 */
export async function closeAndProve({
  listener,
  others,
  cluster,
  pod,
  signal,
  ...trying
}: Proving): Promise<boolean> {
  const seen = async () => (await reached(listener.addresses, { ...trying, signal })).length > 0;
  const isSeenOpen = await waitFor(openWithinMs, signal, seen);
  const path = cluster.inNamespace("networkpolicies", "apis/networking.k8s.io/v1");
  await cluster.call({ method: "POST", path, body: createPolicy(pod), signal });
  let open: readonly string[] = [];
  const isClosed = await waitFor(closedWithinMs, signal, async () => {
    open = await reached([...listener.addresses, ...others], { ...trying, signal });
    return open.length === 0;
  });
  if (isClosed) return isSeenOpen;
  throw new AgentExecError(
    "network-open",
    `The cluster does not enforce network policies: with a policy that forbids every connection, the pod still reached ${open.join(" and ")}.`,
    {
      nextStep:
        "Nothing ran. Install a network plugin that enforces network policies, such as Calico or Cilium. To let the code reach the network, set `network` to `full`.",
    },
  );
}

/** Waits for a condition. Returns whether it became true in time. */
async function waitFor(
  withinMs: number,
  signal: AbortSignal,
  isTrue: () => Promise<boolean>,
): Promise<boolean> {
  for (const until = performance.now() + withinMs; ; await wait(pauseMs, undefined, { signal })) {
    if (await isTrue()) return true;
    if (performance.now() > until) return false;
  }
}

/** The addresses that a program in the pod can reach, as `host port`. */
async function reached(
  addresses: readonly Address[],
  { place, image, signal }: Pick<Proving, "place" | "image" | "signal">,
): Promise<readonly string[]> {
  const command = eitherProgram({ python: pythonReach, node: nodeReach }, JSON.stringify(addresses));
  const process = await place.spawn({ command, user: blockUser, signal });
  let words = "";
  process.listen((_stream, bytes) => {
    if (words.length < maxWordsChars) words += Buffer.from(bytes).toString("utf8");
  });
  try {
    await Promise.race([process.ended, wait(tryDeadlineMs, undefined, { ref: false, signal })]);
    const lines = words.split("\n");
    if (lines.includes("tried"))
      return lines.flatMap((line) => (line.startsWith("open ") ? [line.slice(5)] : []));
    if ((await process.exitCode().catch(() => null)) === noInterpreterCode)
      throw new AgentExecError(
        "image-unsuitable",
        `agent-exec cannot test whether the cluster enforces \`network: none\`, because the image ${image} has neither Python 3 nor Node.`,
        { nextStep: "Use an image with Python 3 or Node, or set `network` to `full`." },
      );
    throw new Error(`The network could not be tested: ${words.trim() || "the test program said nothing"}`);
  } finally {
    process.leave();
  }
}
