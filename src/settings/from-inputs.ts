import { AgentExecError } from "../errors.js";
import { origins, type RawSetting } from "../rows/origin.js";
import type { Rows } from "../rows/setting.js";
import { table } from "./schema.js";

/**
 * Converts the action's inputs to raw settings. The runner sets each input as a variable: `INPUT_` and the name in
 * capitals, with underscores for blanks. An empty input counts as not given.
 * @param inputs the variables without their prefix
 */
export function fromInputs(inputs: ReadonlyMap<string, string>): RawSetting[] {
  return [...inputs]
    .filter(([, value]) => value.trim() !== "")
    .map(([key, value]) => {
      const name = key.toLowerCase();
      return { name, value: value.trim(), origin: origins.input(name) };
    });
}

/** Reads the input `settings`, YAML like a config file without `extends`. Other inputs win. @throws AgentExecError. */
export async function inSettingsInput(inputs: readonly RawSetting[]): Promise<readonly RawSetting[]> {
  const given = inputs.find(({ name }) => name === "settings");
  if (given === undefined) return [];
  const { parseConfig } = await import("./config-file.js");
  const inside = parseConfig(String(given.value), given.origin);
  if (inside.extends === null) return inside.settings;
  throw new AgentExecError("settings-invalid", `${given.origin}: \`extends\` works only in a config file.`, {
    nextStep: "Move `extends` to a config file, and set the input `config` to this file's path.",
  });
}

/** @throws AgentExecError for a secret in `settings`: GitHub hides only values with an input of their own. */
export function refuseSecrets(inside: readonly RawSetting[]): void {
  const secret = inside.find(({ name }) => (table as Rows)[name]?.description.isSecret === true);
  if (secret === undefined) return;
  const message = `${secret.origin}: a secret must be an input, not a line of \`settings\`.`;
  throw new AgentExecError("settings-invalid", message, {
    nextStep: `Write \`${secret.name}: \${{ secrets.NAME }}\` beside \`settings\`.`,
  });
}
