import { originOf, type SettingProblem, writtenAt } from "../../../rows/origin.js";
import { type Combination, idle, type Rule, valued } from "../../../rows/rule.js";
import { devcontainer } from "./image-name.js";
import type { GivenSettings } from "./rows.js";

/** Container settings that have no effect together. */
export const dockerRules: readonly Rule<GivenSettings>[] = [
  { about: ["network", "allow-host"], find: idleNetwork },
  { about: ["setup", "setup-network"], find: idleSetupNetwork },
  { about: ["volume", "workspace-path"], find: volumeOverWorkspace },
  { about: ["cache", "setup"], find: idleCache },
  { about: ["cache", "volume", "workspace-path"], find: cacheOverFolder },
  { about: ["cache", "env"], find: cacheVariableTwice },
  { about: ["image", "dockerfile"], find: imageTwice },
  { about: ["image", "dockerfile", "build-network"], find: idleBuildNetwork },
];

function idleNetwork({ given, settings: { network }, face }: Combination<GivenSettings>): SettingProblem[] {
  const hasHosts = given.has("allow-host");
  if (network === "allow" && !hasHosts) {
    const message = `allow needs a list of hosts. Give each host with ${writtenAt("allow-host", face)}`;
    return [{ origin: originOf("network", face), message }];
  }
  if (network === "allow" || !hasHosts) return [];
  return [idle("allow-host", `with ${valued("network", network, face)}`, face)];
}

function idleSetupNetwork({ settings, face }: Combination<GivenSettings>): SettingProblem[] {
  if (settings["setup-network"] === "none" || settings.setup.length > 0) return [];
  const message = `full has no effect without ${writtenAt("setup", face)}`;
  return [{ origin: originOf("setup-network", face), message }];
}

function imageTwice({ given, settings, face }: Combination<GivenSettings>): SettingProblem[] {
  if (settings.dockerfile === undefined || !given.has("image")) return [];
  const message = `agent-exec either builds an image or uses a named one. Remove one of ${writtenAt("dockerfile", face)} and ${writtenAt("image", face)}`;
  return [{ origin: originOf("dockerfile", face), message }];
}

function idleBuildNetwork({ given, settings, face }: Combination<GivenSettings>): SettingProblem[] {
  const isBuilt = settings.dockerfile !== undefined || settings.image === devcontainer;
  if (isBuilt || !given.has("build-network")) return [];
  return [idle("build-network", `without ${writtenAt("dockerfile", face)}`, face)];
}

function volumeOverWorkspace({ settings, face }: Combination<GivenSettings>): SettingProblem[] {
  const workspace = settings["workspace-path"];
  return settings.volume
    .filter(({ target }) => doMeet(target, workspace))
    .map(({ target }) => ({
      origin: originOf("volume", face),
      message: `the target ${JSON.stringify(target)} overlaps the workspace at ${workspace}`,
    }));
}

function idleCache({ settings, face }: Combination<GivenSettings>): SettingProblem[] {
  if (settings.cache.length === 0 || settings.setup.length > 0) return [];
  return [idle("cache", `without ${writtenAt("setup", face)}, which fills the cache`, face)];
}

function cacheOverFolder({ settings, face }: Combination<GivenSettings>): SettingProblem[] {
  const folders = [settings["workspace-path"], ...settings.volume.map(({ target }) => target)];
  return settings.cache.flatMap(({ name, target }) => {
    if (target === undefined) return [];
    const met = folders.find((folder) => doMeet(target, folder));
    folders.push(target);
    if (met === undefined) return [];
    return [{ origin: originOf("cache", face), message: `${name} at ${target} overlaps ${met}` }];
  });
}

function cacheVariableTwice({ settings, face }: Combination<GivenSettings>): SettingProblem[] {
  return settings.cache
    .filter(({ variable }) => settings.env.some(({ name }) => name === variable))
    .map(({ name, variable }) => ({
      origin: originOf("env", face),
      message: `\`${valued("cache", name, face)}\` sets ${variable} too. Remove one of the two settings`,
    }));
}

/** Whether one of two folders is inside the other. */
function doMeet(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
