import { origins, type RawSetting } from "../rows/origin.js";
import { type Face, variableOf } from "../rows/setting.js";
import { settingsOf } from "./schema.js";

/** Converts flags, which the parser has read, to raw settings. The names have no dashes. */
export function fromFlags(flags: Readonly<Record<string, unknown>>): RawSetting[] {
  return Object.entries(flags)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, value, origin: origins.flag(name) }));
}

/**
 * Defaults for a command from environment variables, as raw settings. The command's own settings take precedence. In a
 * workflow only inputs count.
 * @param variable reads a variable. An empty variable counts as absent.
 */
export function fromVariables(
  variable: (name: string) => string | undefined,
  face: Exclude<Face, "action">,
): RawSetting[] {
  return settingsOf(face).flatMap(([name, { hasVariable }]) => {
    const value = hasVariable === true ? variable(variableOf(name)) : undefined;
    return value === undefined ? [] : [{ name, value, origin: variableOf(name), isDefault: true }];
  });
}
