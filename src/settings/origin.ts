import { facesOf, table } from "./schema.js";
import type { Face, SettingDescription } from "./setting.js";

/** A value as it was given, with the words that lead a person back to it: "the flag --memory". */
export interface RawSetting {
  readonly name: string;
  readonly value: unknown;
  readonly origin: string;
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

/**
 * Advice for everybody names a setting as `memory`. Whoever gives flags reads `--memory`.
 * @param advice words of ours: what others said is to be shown as it came
 */
export function inFlags(advice: string): string {
  return advice.replace(/`([a-z-]+)`/g, (whole, name: string) =>
    isFlag(name) ? `\`${origins.flag(name)}\`` : whole,
  );
}

function isFlag(name: string): boolean {
  if (!Object.hasOwn(table, name)) return false;
  const { description } = (table as Readonly<Record<string, { description: SettingDescription }>>)[name]!;
  return facesOf(description).some((face) => face !== "action");
}
