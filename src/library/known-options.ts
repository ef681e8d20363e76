import { settingsInvalid } from "../errors.js";
import { optionName } from "../rows/origin.js";
import { newNameOf, oldNames } from "../rows/renamed.js";

/**
 * Refuses unknown options. Otherwise a misspelt limit would silently keep its default.
 * @throws AgentExecError `settings-invalid` with all unknown names.
 */
export function refuseUnknown(of: string, given: object, known: Readonly<Record<string, unknown>>): void {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(known, name));
  if (unknown.length === 0) return;
  const names = unknown.map((name) => `\`${name}\``).join(", ");
  const renamed = oldNames.map((name) => [optionName(name), optionName(newNameOf(name)!)] as const);
  const now = renamed.filter(([name, today]) => unknown.includes(name) && Object.hasOwn(known, today));
  throw settingsInvalid(
    `${of} has no option ${names}.`,
    now.length > 0
      ? `${now.map(([name, today]) => `\`${name}\` is now called \`${today}\``).join(", ")}.`
      : `Its options are ${Object.keys(known).join(", ")}.`,
  );
}
