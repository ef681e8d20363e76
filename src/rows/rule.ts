import { originOf, type RawSetting, type SettingProblem, writtenAt } from "./origin.js";
import type { Reader } from "./setting.js";

/** What was given, beside what it was parsed to. */
export interface Combination<Settings> {
  /** What was given, by name. */
  readonly given: ReadonlyMap<string, RawSetting>;
  /** All settings as they were parsed, defaults among them; also in place of those that did not parse. */
  readonly settings: Settings;
  readonly face: Reader;
}

/** Finds settings that could not act beside the others. What nobody gave is never a problem, whatever its default. */
export interface Rule<Settings> {
  /** The settings whose values it compares: where one of them did not parse, it is not asked. */
  readonly about: readonly (keyof Settings & string)[];
  readonly find: (combination: Combination<Settings>) => SettingProblem[];
}

/** `means nothing with --network none`. */
export function idle(name: string, when: string, face: Reader): SettingProblem {
  return { origin: originOf(name, face), message: `has no effect ${when}` };
}

/** `--network none`, `network: none`. */
export function valued(name: string, value: string, face: Reader): string {
  if (face === "action" || face === "library") return `${writtenAt(name, "action")}: ${value}`;
  return `${writtenAt(name, face)} ${value}`;
}
