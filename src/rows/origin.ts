import type { Face } from "./setting.js";

/** A value as it was given, with the words that lead a person back to it: "the flag --memory". */
export interface RawSetting {
  readonly name: string;
  readonly value: unknown;
  readonly origin: string;
  /** Present where nobody asked for it in this run: it is no reason to refuse anything. */
  readonly isDefault?: true;
}

/** A problem with what was given: where, what, and how to mend it. */
export interface SettingProblem {
  readonly origin: string;
  readonly message: string;
}

/** The words that lead a person back to what was given: `--memory`, `input memory`. */
export const origins = {
  flag: (name: string): string => `--${name}`,
  input: (name: string): string => `input ${name}`,
} as const;

/** Where a setting of this name is given at a face, whether it was or not. */
export function originOf(name: string, face: Face): string {
  return face === "action" ? origins.input(name) : origins.flag(name);
}

/** A setting within a sentence, as it is written at a face: `--memory` for the command, `memory` in a workflow. */
export function writtenAt(name: string, face: Face): string {
  return face === "action" ? name : origins.flag(name);
}
