import { workspaceFolderOf } from "../../contained/session/contained-settings.js";
import type { WantedLimits } from "../../contained/limits/held-limits.js";
import type { Sizes } from "../../contained/limits/sizes.js";
import type { DockerSettings } from "../settings/docker-settings.js";
import { ulimitOf } from "./container-spec.js";

/** What was asked of a container, for what is read inside of it. */
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
      // The code reaches it, whatever the kernel says.
      "no host path": volumes.length > 0 ? false : null,
      // Without the runtime, or with the network still there or a cache open, no session starts.
      runtime: runtime === undefined ? null : true,
      caches: caches.length > 0 ? true : null,
      "setup network": setup.length > 0 && setupNetwork === "full" ? true : null,
    },
  };
}
