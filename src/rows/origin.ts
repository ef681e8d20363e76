import type { Reader } from "./setting.js";

/** A value as it was given, and where: "the flag --memory". */
export interface RawSetting {
  readonly name: string;
  readonly value: unknown;
  readonly origin: string;
  /** Present if nobody asked for the value in this run. A default is never a reason to refuse anything. */
  readonly isDefault?: true;
}

/** A problem with a given value: where, what, and how to fix it. */
export interface SettingProblem {
  readonly origin: string;
  readonly message: string;
}

/** Where a value was given, in words: `--memory`, `input memory`. */
export const origins = {
  flag: (name: string): string => `--${name}`,
  input: (name: string): string => `input ${name}`,
} as const;

/** Where a setting of this name would be given. */
export function originOf(name: string, reader: Reader): string {
  if (reader === "library") return optionName(name);
  return reader === "action" ? origins.input(name) : origins.flag(name);
}

/** A setting within a sentence, as its reader writes it: `--memory` for the command, `memory` in a workflow. */
export function writtenAt(name: string, reader: Reader): string {
  if (reader === "library") return `\`${optionName(name)}\``;
  return reader === "action" ? name : origins.flag(name);
}

/** `maxTurns` for `max-turns`. */
export function optionName(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
