import type { WantedLimits } from "../contained/limits/held-limits.js";
import type { Sizes } from "../contained/limits/sizes.js";
import { workspaceFolderOf } from "../contained/session/contained-settings.js";
import { processLimits } from "./pod/pod-spec.js";
import { type KubernetesSettings, reckonedPids } from "./settings.js";

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
