import { formatDuration } from "../text/duration.js";
import { originOf, type RawSetting, type SettingProblem, writtenAt } from "./origin.js";
import { isOfContainer, type SettingName, type Settings, settingsOf } from "./schema.js";
import type { Face } from "./setting.js";

export interface Combination {
  /** What was given, by name. */
  readonly given: ReadonlyMap<string, RawSetting>;
  /** All settings as they were parsed, defaults among them. */
  readonly settings: Settings;
  readonly face: Face;
}

/**
 * Settings that were given and could not act beside the others: whoever gives one relies on it, so it is refused and not
 * passed over. What nobody gave is never a problem, whatever its default.
 */
export function findIdle(combination: Combination): SettingProblem[] {
  return [
    ...idleWithLocal(combination),
    ...idleNetwork(combination),
    ...idleSetupNetwork(combination),
    ...idleWithoutFiles(combination),
    ...unreachableDeadlines(combination),
  ];
}

function idleWithLocal({ given, settings, face }: Combination): SettingProblem[] {
  if (settings.executor !== "local") return [];
  if (face === "action") {
    const message = "local isolates nothing, so it is for the command alone; leave it out, or set docker";
    return [{ origin: originOf("executor", face), message }];
  }
  const message = "means nothing with --executor local, which runs code in no container";
  return settingsOf(face)
    .filter(([name]) => isOfContainer(name) && given.has(name))
    .map(([name]) => ({ origin: originOf(name, face), message }));
}

/** Of another executor's network is said enough. */
function idleNetwork({ given, settings, face }: Combination): SettingProblem[] {
  const { network, executor } = settings;
  if (executor === "local") return [];
  const hasHosts = given.has("allow-host");
  if (network === "allow" && !hasHosts) {
    const message = `allow needs the hosts that are allowed: name each with ${writtenAt("allow-host", face)}`;
    return [{ origin: originOf("network", face), message }];
  }
  if (network === "allow" || !hasHosts) return [];
  return [idle("allow-host", `with ${valued("network", network, face)}`, face)];
}

function idleSetupNetwork({ settings, face }: Combination): SettingProblem[] {
  if (settings["setup-network"] === "none" || settings.setup.length > 0 || settings.executor === "local")
    return [];
  const message = `full means nothing without ${writtenAt("setup", face)}`;
  return [{ origin: originOf("setup-network", face), message }];
}

function idleWithoutFiles({ given, settings, face }: Combination): SettingProblem[] {
  if (settings.workspace !== "empty") return [];
  return (["protect", "allow-workflow"] as const)
    .filter((name) => given.has(name))
    .map((name) => idle(name, `with ${valued("workspace", "empty", face)}`, face));
}

/** A default that is longer than what was given is no promise to anybody. */
function unreachableDeadlines({ given, settings, face }: Combination): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const compare = (
    name: SettingName,
    ms: number | undefined,
    other: { name: SettingName; ms: number; ends: string },
  ) => {
    if (ms === undefined || ms <= other.ms || !given.has(name)) return;
    const limit = `${writtenAt(other.name, face)} ends ${other.ends} after ${formatDuration(other.ms)}`;
    const message = `${formatDuration(ms)} would never be reached: ${limit}`;
    problems.push({ origin: originOf(name, face), message });
  };
  const { timeout, "idle-timeout": idleTimeout, "total-timeout": totalTimeout } = settings;
  compare("timeout", timeout, { name: "total-timeout", ms: totalTimeout, ends: "the run" });
  compare("idle-timeout", idleTimeout, { name: "timeout", ms: timeout, ends: "a block" });
  return problems;
}

function idle(name: SettingName, when: string, face: Face): SettingProblem {
  return { origin: originOf(name, face), message: `means nothing ${when}` };
}

/** `--network none`, `network: none`. */
function valued(name: SettingName, value: string, face: Face): string {
  return `${writtenAt(name, face)}${face === "action" ? ":" : ""} ${value}`;
}
