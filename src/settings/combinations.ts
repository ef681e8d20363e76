import { originOf, type RawSetting, type SettingProblem, writtenAt } from "./origin.js";
import { isOfContainer, type SettingName, type Settings, settingsOf } from "./schema.js";
import type { Face } from "./setting.js";

export interface Combination {
  /** What was given, by name. */
  readonly given: ReadonlyMap<string, RawSetting>;
  /** All settings as they were parsed, defaults among them; also in place of those that did not parse. */
  readonly settings: Settings;
  /** What was given and did not parse: nothing is said of what depends on it. */
  readonly unparsed: ReadonlySet<string>;
  readonly face: Face;
}

/**
 * Settings that were given and could not act beside the others: whoever gives one relies on it, so it is refused and not
 * passed over. What nobody gave is never a problem, whatever its default.
 */
export function findIdle(combination: Combination): SettingProblem[] {
  return rules
    .filter(({ about }) => about.every((name) => !combination.unparsed.has(name)))
    .flatMap(({ find }) => find(combination));
}

interface Rule {
  /** The settings whose values it compares. */
  readonly about: readonly SettingName[];
  readonly find: (combination: Combination) => SettingProblem[];
}

const rules: readonly Rule[] = [
  { about: ["executor"], find: idleWithLocal },
  { about: ["executor", "network", "allow-host"], find: idleNetwork },
  { about: ["executor", "setup", "setup-network"], find: idleSetupNetwork },
  { about: ["workspace"], find: idleWithoutFiles },
];

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

function idle(name: SettingName, when: string, face: Face): SettingProblem {
  return { origin: originOf(name, face), message: `means nothing ${when}` };
}

/** `--network none`, `network: none`. */
function valued(name: SettingName, value: string, face: Face): string {
  return `${writtenAt(name, face)}${face === "action" ? ":" : ""} ${value}`;
}
