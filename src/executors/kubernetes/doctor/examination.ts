import { type Check, type Examination, type Finding, vital } from "../../../ports/check.js";
import type { Session } from "../../../ports/executor.js";
import { unheldLimits } from "../../../format/unheld-limits.js";
import type { LoadOptions } from "../../descriptor.js";
import { chooseSizes } from "../../contained/limits/sizes.js";
import { tryDeadline } from "../../contained/trials/deadline-trial.js";
import { after, leftoversFinding, startFinding, unheld } from "../../contained/trials/findings.js";
import { type Cluster, connectCluster } from "../client/cluster.js";
import { createKubernetesExecutor } from "../kubernetes-executor.js";
import { cleanLeftovers } from "../leftovers.js";
import { settingsOf } from "../load.js";
import type { GivenSettings } from "../rows.js";
import { unavailable } from "../client/api-error.js";

const second = 1000;

interface Examined {
  cluster: Cluster | null;
  session: Session | null;
}

/**
 * Tests a cluster and its sandbox, with pods that end afterwards.
 *
 * @throws AgentExecError `settings-invalid`, before anything is tried.
 */
export async function examineKubernetes(options: LoadOptions<GivenSettings>): Promise<Examination> {
  const settings = await settingsOf(options);
  chooseSizes(settings);
  const { variable } = options;
  const examined: Examined = { cluster: null, session: null };
  const withCluster = after(examined, "cluster", "there is no cluster");
  const inSession = after(examined, "session", "no sandbox started");
  const checks: Check[] = [
    {
      name: "cluster",
      deadlineMs: 20 * second,
      run: vital(async (signal) => findVersion(await connectCluster(variable), examined, signal)),
    },
    {
      name: "leftovers",
      deadlineMs: 10 * second,
      run: withCluster(async (_cluster, signal) => {
        const pods = await cleanLeftovers({ variable, isDryRun: true, signal });
        const nextStep =
          "The next run removes these pods. `agent-exec clean --executor kubernetes` removes these pods now.";
        return leftoversFinding(pods, "pod", nextStep);
      }),
    },
    {
      name: "sandbox",
      deadlineMs: 600 * second,
      run: vital(
        withCluster(async (cluster, signal) => {
          const startedAt = performance.now();
          examined.session = await createKubernetesExecutor(settings, async () => cluster).start({ signal });
          return startFinding(examined.session, startedAt);
        }),
      ),
    },
    { name: "limits", deadlineMs: second, run: inSession(async (session) => describeHeld(session)) },
    {
      name: "deadline",
      deadlineMs: 20 * second,
      run: inSession((session, signal) => tryDeadline({ session, signal })),
    },
  ];
  return {
    checks,
    async [Symbol.asyncDispose]() {
      await examined.session?.stop();
    },
  };
}

async function findVersion(cluster: Cluster, examined: Examined, signal: AbortSignal): Promise<Finding> {
  const { name, server, namespace } = cluster.access;
  try {
    const call = cluster.call<{ gitVersion?: string }>({ path: "/version", signal });
    const { gitVersion = "unknown" } = await call;
    examined.cluster = cluster;
    const message = `Kubernetes ${gitVersion} at ${server}, context ${name}, namespace ${namespace}`;
    return { status: "ok", message };
  } catch (error) {
    signal.throwIfAborted();
    throw unavailable(cluster.access, error);
  }
}

function describeHeld({ facts: { held, waived = [] } }: Session): readonly Finding[] {
  const holding = Object.keys(held).filter((limit) => held[limit] === true && limit !== "network");
  return [
    networkFinding(held["network"]),
    ...unheldLimits(held)
      .filter((limit) => limit !== "network")
      .map((limit) => unheld(limit, { isWaived: waived.includes(limit) })),
    { status: "ok", message: `the kernel inside the pod reports: ${holding.join(", ")}` },
  ];
}

/** The start of a session has already tried it. */
function networkFinding(holds: boolean | null | undefined): Finding {
  const name = "network";
  const enforced =
    "the cluster enforces network policies: the pod reached another pod before, and nothing afterwards";
  if (holds === true) return { name, status: "ok", message: enforced };
  if (holds === false)
    return { name, status: "warning", message: "code can reach the network, as you set it" };
  return {
    name,
    status: "warning",
    message:
      "the pod reaches nothing, even without agent-exec's network policy. So agent-exec cannot tell whether the cluster enforces this policy",
    nextStep:
      "If another policy of the namespace forbids all connections, do nothing. Otherwise, find out why the pod has no network.",
  };
}
