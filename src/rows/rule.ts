import { originOf, type RawSetting, type SettingProblem, writtenAt } from "./origin.js";
import type { Reader } from "./setting.js";

/** The given values, and their parsed values. */
export interface Combination<Settings> {
  /** The given values, by name. */
  readonly given: ReadonlyMap<string, RawSetting>;
  /** All parsed settings, including defaults, which also replace values that could not be parsed. */
  readonly settings: Settings;
  readonly face: Reader;
}

/** Finds settings that have no effect together with the others. A default is never a problem. */
export interface Rule<Settings> {
  /** The settings whose values it compares. If one of them could not be parsed, the rule is skipped. */
  readonly about: readonly (keyof Settings & string)[];
  readonly find: (combination: Combination<Settings>) => SettingProblem[];
}

/** `has no effect with --network none`. */
export function idle(name: string, when: string, face: Reader): SettingProblem {
  return { origin: originOf(name, face), message: `has no effect ${when}` };
}

/** `--network none`, `network: none`. */
export function valued(name: string, value: string, face: Reader): string {
  if (face === "action" || face === "library") return `${writtenAt(name, "action")}: ${value}`;
  return `${writtenAt(name, face)} ${value}`;
}
