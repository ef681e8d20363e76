import type { DescribeOptions, Executor, Session, StartOptions } from "../../ports/executor.js";
import { checkRoom, chooseSizes, type Sizes } from "../contained/limits/sizes.js";
import { startSession } from "../contained/session/start-session.js";
import {
  describeContained,
  describeContainedLimits,
  describeGiven,
  fullNetworkWords,
  noNetworkWords,
} from "../contained/session/usage-text.js";
import { mayBeShared } from "../shared-signal.js";
import type { Cluster } from "./client/cluster.js";
import { findOwner } from "./pod/pod-calls.js";
import { sweepLeftovers } from "./leftovers.js";
import { type Opened, openPodSandbox } from "./open-sandbox.js";
import { type KubernetesSettings, reckonedPids } from "./settings.js";
import type { WantedLimits } from "../contained/limits/held-limits.js";
import { workspaceFolderOf } from "../contained/session/contained-settings.js";
import { processLimits } from "./pod/pod-spec.js";

/** By then, a first block that came at once has ended. */
const sweepAfterMs = 1000;

/**
 * Runs blocks in pods of a cluster. A pod has no service account, no network and no capabilities. It has a read-only
 * root, and limits. A pod ends when its client ends.
 *
 * @throws AgentExecError `settings-invalid` if the sizes contradict each other.
 */
export function createKubernetesExecutor(
  settings: KubernetesSettings,
  connect: () => Promise<Cluster>,
): Executor {
  const sizes = chooseSizes(settings);
  return {
    name: "kubernetes",
    describe: (options) => describe(settings, sizes, options),
    checkRoom: (size) => checkRoom(sizes, size),
    async start(options: StartOptions): Promise<Session> {
      const { signal, purpose = "blocks", onProgress, onFound } = options;
      mayBeShared(signal);
      const cluster = await connect();
      const owner = await findOwner(cluster, signal);
      let opened: Opened | null = null;
      const facts = {
        executor: "kubernetes",
        image: settings.image,
        // Known once the pod runs.
        digest: null as string | null,
        limits: describeContainedLimits({ settings, pids: null, network: settings.network }, sizes),
      };
      const session = await startSession(
        {
          settings: { ...settings, pids: reckonedPids },
          sizes,
          allowList: null,
          image: settings.image,
          setup: { commands: settings.setup, hasNetwork: false },
          afterwards: "removed",
          keptHint: () => "",
          openSandbox: async (asked) => {
            opened = await openPodSandbox({ ...asked, cluster, settings, sizes, owner, onProgress, onFound });
            facts.digest = opened.digest;
            return opened.sandbox;
          },
          facts,
          wanted: wantedLimits(settings, sizes),
          tryUnseen: async () => (opened?.isNetworkProven === true ? { network: true } : {}),
        },
        options,
      );
      if (purpose === "blocks") setTimeout(() => void sweepLeftovers(cluster, signal), sweepAfterMs).unref();
      return session;
    },
  };
}

function describe(settings: KubernetesSettings, sizes: Sizes, options?: DescribeOptions): string {
  const { variables, prepared } = describeGiven({ ...settings, place: "pod" });
  return describeContained({
    settings,
    options,
    sizes,
    where: `a Kubernetes pod of the image ${settings.image}`,
    network: settings.network === "none" ? noNetworkWords : fullNetworkWords,
    pids: null,
    more: [...variables, ...prepared],
  });
}

/** The limits that the pod should have, for comparison with the values inside of it. */
export function wantedLimits(settings: KubernetesSettings, sizes: Sizes): WantedLimits {
  const { network, runtime } = settings;
  return {
    ...processLimits,
    sizes,
    workspaceFolder: workspaceFolderOf(settings),
    pids: reckonedPids,
    network,
    machineBytes: null,
    additions: {
      // A pod always has a network interface. Only a trial shows whether packets leave it.
      ...(network === "none" && { network: null }),
      // Without it, no pod starts.
      runtime: runtime === undefined ? null : true,
    },
  };
}
