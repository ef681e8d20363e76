import type { Reader } from "./setting.js";

/** A value as somebody gave it, and the place, such as "the flag --memory". */
export interface RawSetting {
  readonly name: string;
  readonly value: unknown;
  readonly origin: string;
  /** Present if the value is a default. A default never causes a refusal. */
  readonly isDefault?: true;
}

/** A problem with a given value: its place, the fault, and how to fix it. */
export interface SettingProblem {
  readonly origin: string;
  readonly message: string;
}

/** Names the place where a value was given: `--memory`, `input memory`. */
export const origins = {
  flag: (name: string): string => `--${name}`,
  input: (name: string): string => `input ${name}`,
} as const;

/** The place where this reader would give the setting. */
export function originOf(name: string, reader: Reader): string {
  if (reader === "library") return optionName(name);
  return reader === "action" ? origins.input(name) : origins.flag(name);
}

/** A setting's name in a sentence: `--memory` for readers of the command, `memory` in a workflow. */
export function writtenAt(name: string, reader: Reader): string {
  if (reader === "library") return `\`${optionName(name)}\``;
  return reader === "action" ? name : origins.flag(name);
}

/** The option's name for a setting: `maxTurns` for `max-turns`. */
export function optionName(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
