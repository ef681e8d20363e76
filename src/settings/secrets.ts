import type { RawSetting } from "../rows/origin.js";
import type { Rows } from "../rows/setting.js";
import { type SettingName, table } from "./schema.js";

/** The values that are never kept and never shown, by the names of their settings. */
export type Secrets = Readonly<Partial<Record<SettingName, string>>>;

/**
 * Of each setting that the table calls a secret its value: as it was given, or as it stands in the variable that
 * `NAME-env` names. From raw settings, because errors about settings that do not parse must not show it either.
 */
export function secretsOf(
  raw: readonly Pick<RawSetting, "name" | "value">[],
  variable: (name: string) => string | undefined,
): Secrets {
  const given = new Map(raw.map(({ name, value }) => [name, value]));
  const rows: Rows = table;
  const inVariable = (name: string): unknown => {
    const named = rows[name]?.schema.safeParse(given.get(name));
    // Who gives there what is no variable's name has most likely given the secret itself.
    if (named?.success === false) return given.get(name);
    return typeof named?.data === "string" ? variable(named.data) : undefined;
  };
  return Object.fromEntries(
    Object.entries(rows)
      .filter(([, { description }]) => description.isSecret === true)
      .map(([name]) => [name, given.get(name) ?? inVariable(`${name}-env`)])
      .filter(([, value]) => typeof value === "string"),
  );
}
