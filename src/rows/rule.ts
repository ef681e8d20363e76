import { originOf, type RawSetting, type SettingProblem, writtenAt } from "./origin.js";
import type { Reader } from "./setting.js";

/** Everything that a rule can compare: the given values and the parsed values. */
export interface Combination<Settings> {
  /** The given values, by name. */
  readonly given: ReadonlyMap<string, RawSetting>;
  /** All parsed settings with their defaults. If a value could not be parsed, its default stands here. */
  readonly settings: Settings;
  readonly face: Reader;
}

/** Finds settings that have no effect together with the others. A default never counts as a problem. */
export interface Rule<Settings> {
  /** The settings that the rule compares. If one of them could not be parsed, the rule is skipped. */
  readonly about: readonly (keyof Settings & string)[];
  readonly find: (combination: Combination<Settings>) => SettingProblem[];
}

/** Returns for example "has no effect with --network none". */
export function idle(name: string, when: string, face: Reader): SettingProblem {
  return { origin: originOf(name, face), message: `has no effect ${when}` };
}

/** Writes a setting with its value: `--network none` for the command, `network: none` in a workflow. */
export function valued(name: string, value: string, face: Reader): string {
  if (face === "action" || face === "library") return `${writtenAt(name, "action")}: ${value}`;
  return `${writtenAt(name, face)} ${value}`;
}
