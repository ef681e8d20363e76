import { isDeepStrictEqual } from "node:util";
import { settingsInvalid } from "../errors.js";
import { withoutNeeds } from "../settings/combinations.js";
import { namesOf } from "../rows/options.js";
import { policyRows } from "../rows/policy-rows.js";
import { fileSettings } from "../settings/file-settings.js";
import { reportSettings } from "../settings/report-settings.js";
import { runSettings } from "../settings/run-settings.js";
import { orderedRows, type SettingName, type Settings, table } from "../settings/schema.js";
import { optionName } from "../rows/origin.js";
import { newNameOf, oldNames } from "../rows/renamed.js";
import type { LanguageOptions } from "../executors/languages/languages.js";

/** Executor options with other names than their settings. */
const ofExecutors = {
  workspaceFolder: "workspace-path",
  workspaceBytes: "workspace-size",
  allowHosts: "allow-host",
  languages: "language",
} as const satisfies Readonly<Record<string, SettingName>>;

/** Maps each option to its setting, which has the option's range and default. */
const settingOf = { ...namesOf(table), ...ofExecutors };

const { "keep-going": _ofExec, "reviewer-model": _ofModels, ...policyOptions } = policyRows;
const { "system-prompt-alone": isAlone, "before-block": beforeBlock } = runSettings;

/** Maps each option of a run to its setting. */
export const runOptions = namesOf({
  ...policyOptions,
  ...fileSettings,
  "system-prompt-alone": isAlone,
  "before-block": beforeBlock,
  out: reportSettings.out,
});

/** The type that an option accepts: the parsed value. If the parsed value is an object, also the text to parse. */
export type Given<Name extends SettingName> =
  | (Settings[Name] extends infer V
      ? V extends readonly (infer E)[]
        ? readonly E[]
        : V extends object
          ? string
          : V
      : never)
  | undefined;

type OptionName = keyof typeof settingOf;
type Values<Name extends OptionName> = { readonly [N in Name]: Settings[(typeof settingOf)[N]] };

/**
 * The values of these options, with the settings' defaults.
 * @throws AgentExecError `settings-invalid` that names all wrong values.
 */
export function valuesOf<const Name extends OptionName>(
  given: { readonly [N in OptionName]?: unknown },
  names: readonly Name[],
): Values<Name> {
  const parsed = names.map((name) => {
    const result = table[settingOf[name]].value.safeParse(rawOf(name, given[name]));
    return { name, ...result };
  });
  const problems = parsed.flatMap(({ name, error }) =>
    (error?.issues ?? []).map(({ message }) => `${name}: ${message}`),
  );
  if (problems.length === 0)
    return Object.fromEntries(parsed.map(({ name, data }) => [name, data])) as Values<Name>;
  throw settingsInvalid(
    problems.join("\n"),
    "Fix the options above; `docs/library.md` and `docs/settings.md` list all values and defaults.",
  );
}

/**
 * Refuses an option that has no effect together with the others, by the same rules as for settings.
 * @param more settings without an option of their own, such as the text of the system prompt
 * @throws AgentExecError `settings-invalid` that names all such options.
 */
export function refuseIdle(values: Partial<Values<OptionName>>, more: Partial<Settings>): void {
  const defaults = Object.fromEntries(
    orderedRows.map(([name, { value }]) => [name, value.absent]),
  ) as Settings;
  const there = Object.fromEntries(
    Object.entries(settingsOf(values)).filter(([, value]) => value !== undefined),
  );
  const settings: Settings = { ...defaults, ...there, ...more };
  const given = orderedRows.filter(([name]) => !isDeepStrictEqual(settings[name], defaults[name]));
  const problems = withoutNeeds({
    given: new Map(given.map(([name]) => [name, { name, value: settings[name], origin: name }])),
    settings,
    face: "library",
  });
  if (problems.length === 0) return;
  const message = problems.map(({ origin, message }) => `${origin}: ${message}`).join("\n");
  throw settingsInvalid(message, "Remove the option, or change the other option that the message names.");
}

/** The same values under the settings' names, for the run's policy and transcript. */
export function settingsOf<Name extends OptionName>(
  values: Partial<Values<Name>>,
): { readonly [N in Name as (typeof settingOf)[N]]: Settings[(typeof settingOf)[N]] } {
  const named = Object.entries(values).map(([name, value]) => [settingOf[name as Name], value]);
  return Object.fromEntries(named) as ReturnType<typeof settingsOf<Name>>;
}

/**
 * Converts an option's value to a setting's form. A bare number in a setting means seconds, but options use
 * milliseconds. An empty list means that the setting is not given.
 */
function rawOf(name: OptionName, value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return undefined;
  return name.endsWith("Ms") && typeof value === "number" ? `${value}ms` : value;
}

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

/** The options about languages. They work like the settings of the same names. */
export interface GivenLanguages {
  /**
   * `NAME=COMMAND` with `{file}` for each language, as in the setting `language`. Default: only the built-in languages
   * (docs/languages.md).
   */
  readonly languages?: readonly string[];
  /** Whether a block without a language can run as sh or Python. Default: false. */
  readonly inferLanguage?: boolean;
}

/** @throws AgentExecError `settings-invalid`. */
export function languagesOf({ languages, inferLanguage }: GivenLanguages): Required<LanguageOptions> {
  const values = valuesOf({ languages, inferLanguage }, ["languages", "inferLanguage"]);
  return { languages: values.languages, infersLanguage: values.inferLanguage };
}
