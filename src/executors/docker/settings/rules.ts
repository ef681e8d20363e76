import { originOf, type SettingProblem, writtenAt } from "../../../rows/origin.js";
import { type Combination, idle, type Rule, valued } from "../../../rows/rule.js";
import type { GivenSettings } from "./rows.js";

/** Settings of a container that could not act beside each other. */
export const dockerRules: readonly Rule<GivenSettings>[] = [
  { about: ["network", "allow-host"], find: idleNetwork },
  { about: ["setup", "setup-network"], find: idleSetupNetwork },
  { about: ["volume", "workspace-path"], find: volumeOverWorkspace },
];

function idleNetwork({ given, settings: { network }, face }: Combination<GivenSettings>): SettingProblem[] {
  const hasHosts = given.has("allow-host");
  if (network === "allow" && !hasHosts) {
    const message = `allow needs the hosts that are allowed: name each with ${writtenAt("allow-host", face)}`;
    return [{ origin: originOf("network", face), message }];
  }
  if (network === "allow" || !hasHosts) return [];
  return [idle("allow-host", `with ${valued("network", network, face)}`, face)];
}

function idleSetupNetwork({ settings, face }: Combination<GivenSettings>): SettingProblem[] {
  if (settings["setup-network"] === "none" || settings.setup.length > 0) return [];
  const message = `full means nothing without ${writtenAt("setup", face)}`;
  return [{ origin: originOf("setup-network", face), message }];
}

function volumeOverWorkspace({ settings, face }: Combination<GivenSettings>): SettingProblem[] {
  const workspace = settings["workspace-path"];
  const isUnder = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);
  return settings.volume
    .filter(({ target }) => isUnder(target, workspace) || isUnder(workspace, target))
    .map(({ target }) => ({
      origin: originOf("volume", face),
      message: `the target ${JSON.stringify(target)} meets the workspace at ${workspace}`,
    }));
}
