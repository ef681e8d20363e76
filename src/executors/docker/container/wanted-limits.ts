import { workspaceFolderOf } from "../../contained/session/contained-settings.js";
import type { WantedLimits } from "../../contained/limits/held-limits.js";
import type { Sizes } from "../../contained/limits/sizes.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { ulimitOf } from "./container-spec.js";

/** The limits that the container should have, for comparison with the values inside it. */
export function wantedLimits(
  settings: DockerSettings,
  sizes: Sizes,
  machineBytes: number | null = null,
): WantedLimits {
  const { pids, network, container = {} } = settings;
  const { volumes = [], runtime, setup = [], setupNetwork, caches = [] } = container;
  return {
    sizes,
    workspaceFolder: workspaceFolderOf(settings),
    pids,
    network,
    openFiles: ulimitOf(settings, "nofile"),
    coreSize: ulimitOf(settings, "core"),
    machineBytes,
    additions: {
      // The code can reach the path, whatever the kernel says.
      "no host path": volumes.length > 0 ? false : null,
      // Without the runtime, or with an open network or cache, no session starts.
      runtime: runtime === undefined ? null : true,
      caches: caches.length > 0 ? true : null,
      "setup network": setup.length > 0 && setupNetwork === "full" ? true : null,
    },
  };
}
