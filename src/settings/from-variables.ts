import type { RawSetting } from "../rows/origin.js";
import { type Face, variableOf } from "../rows/setting.js";
import { settingsOf } from "./schema.js";

/**
 * The defaults that a person's environment sets for a command, as raw settings; what the command is given goes before
 * them. In a workflow its inputs alone count.
 * @param variable reads a variable; absent and empty are the same
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
