import type { RawSetting } from "../rows/origin.js";
import type { Rows } from "../rows/setting.js";
import { splitAt } from "../rows/values.js";
import { table } from "./schema.js";

/** The secret values by setting. A header's name is `header-env NAME`. They are never stored and never shown. */
export type Secrets = Readonly<Record<string, string>>;

/**
 * Finds the value of each secret setting: the given value, or the value of the variable that `NAME-env` names. It reads
 * raw settings, because errors about invalid settings must not show a secret either.
 */
export function secretsOf(
  raw: readonly Pick<RawSetting, "name" | "value">[],
  variable: (name: string) => string | undefined,
): Secrets {
  const given = new Map(raw.map(({ name, value }) => [name, value]));
  const rows: Rows = table;
  const inVariable = (name: string): unknown => {
    const named = rows[name]?.value.safeParse(given.get(name));
    // If the given text cannot be a variable's name, it is probably the secret itself.
    if (named?.success === false) return given.get(name);
    return typeof named?.data === "string" ? variable(named.data) : undefined;
  };
  return Object.fromEntries([
    ...Object.entries(rows)
      .filter(([, { description }]) => description.isSecret === true)
      .map(([name]) => [name, given.get(name) ?? inVariable(`${name}-env`)])
      .filter(([, value]) => typeof value === "string"),
    ...ofHeaders(given.get("header-env"), variable),
  ]);
}

function ofHeaders(given: unknown, variable: (name: string) => string | undefined): [string, string][] {
  const { data, success } = table["header-env"].value.safeParse(given);
  const words = [given].flat().flatMap((word) => (typeof word === "string" ? word.split("\n") : []));
  const headers = success
    ? data.map(({ name, value }) => [name, variable(value) ?? ""] as const)
    : words.map((word) => splitAt(word, "=")).map(([name, value = ""]) => [name, value] as const);
  return headers
    .filter(([, value]) => value.trim() !== "")
    .map(([name, value]) => [`header-env ${name}`, value.trim()]);
}
