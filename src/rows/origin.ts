import type { Reader } from "./setting.js";

/** A value as it was given, with the words that lead a person back to it: "the flag --memory". */
export interface RawSetting {
  readonly name: string;
  readonly value: unknown;
  readonly origin: string;
  /** Present where nobody asked for it in this run: it is no reason to refuse anything. */
  readonly isDefault?: true;
}

/** A problem with what was given: where, what, and how to fix it. */
export interface SettingProblem {
  readonly origin: string;
  readonly message: string;
}

/** The words that lead a person back to what was given: `--memory`, `input memory`. */
export const origins = {
  flag: (name: string): string => `--${name}`,
  input: (name: string): string => `input ${name}`,
} as const;

/** Where a setting of this name is given, whether it was or not. */
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
