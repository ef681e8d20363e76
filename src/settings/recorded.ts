import { AgentExecError } from "../errors.js";
import { listed, named } from "../format/listed.js";
import type { RawSetting } from "../rows/origin.js";
import type { Group, Rows, SettingDescription } from "../rows/setting.js";
import { isOfSetUp } from "./config.js";
import { type SettingName, settingsOf, table } from "./schema.js";
import { trustOf } from "./trust.js";
import { readableWord } from "../format/shell-word.js";

/** Removes the settings that say who is asked and how, because a transcript gives the answers. */
export function withoutAsking(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !asks(name)));
}

function asks(name: string): boolean {
  const { asks, needs } = (table as Rows)[name]?.description ?? {};
  return asks === true || needs?.includes("model") === true;
}

/** A verification's settings from parsed values. Leaves out values that mean something else if parsed again. */
export function givenFromParsed(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    settingsOf("run")
      .filter(([name, description, group]) => isKept(name) && countsForVerification(description, group))
      .map(([name]) => [name, settings[name]] as const)
      .filter(
        ([name, value]) => value !== undefined && [value].flat().length > 0 && meansTheSame(name, value),
      ),
  );
}

/** Whether the setting matters for a verification. How often and how long a model is asked does not. */
function countsForVerification({ needs = [] }: SettingDescription, group: Group): boolean {
  return !["config", "task", "writer", "run", "report"].includes(group) || needs.includes("verification");
}

function meansTheSame(name: SettingName, value: unknown): boolean {
  const { data } = table[name].value.safeParse(value);
  const [again, absent] = [data, table[name].value.absent].map((each) => JSON.stringify(each));
  return again === JSON.stringify(value) && again !== absent;
}

/** The given settings that a transcript keeps, by name, for a run that is resumed. */
export function givenForRecord(raw: readonly RawSetting[]): Record<string, unknown> {
  return Object.fromEntries(raw.filter(({ name }) => isKept(name)).map(({ name, value }) => [name, value]));
}

function isKept(name: string): boolean {
  const row = (table as Rows)[name];
  return row !== undefined && (row.description.isRecorded ?? isOfSetUp(row));
}

/**
 * The settings in a run's transcript, without those that are given again now. The folder may be a stranger's, so its
 * transcript may set only what a config file in a folder may set. A transcript does not contain the values that it had
 * to hide.
 * @param given the settings that are given now, as flags
 * @param variables the settings from environment variables
 * @throws AgentExecError `settings-invalid` that names the settings to give again.
 */
export function recordedSettings(
  recorded: Readonly<Record<string, unknown>>,
  { given, variables }: { readonly given: readonly RawSetting[]; readonly variables: readonly RawSetting[] },
  folder: string,
): readonly RawSetting[] {
  const now = new Set(given.map(({ name }) => name));
  const raw = Object.entries(recorded)
    .filter(([name]) => isKept(name) && !now.has(name))
    .map(([name, value]) => ({ name, value, origin: `${folder} ${name}`, isDefault: true as const }));
  const unsure = raw.filter((each) => isUnsure(each, [...variables, ...given]));
  if (unsure.length === 0) return raw;
  const all = unsure.map(({ name, value }) => `--${name} ${named([value].flat().join(", "))}`);
  const flags = unsure.map(asFlags);
  const message = `The run in ${folder} used these options: ${listed(all)}. agent-exec does not accept them from a run's folder, because somebody else may have written them.`;
  throw new AgentExecError("settings-invalid", message, {
    nextStep: `If you agree with ${unsure.length === 1 ? "this option" : "these options"}, add to the command: ${flags.join(" ")}`,
  });
}

/** The settings in a run's transcript that a resumed run takes only if they are given again. */
export function neededAgain(recorded: Readonly<Record<string, unknown>>): readonly string[] {
  const all = Object.entries(recorded).filter(([name]) => isKept(name));
  return all.filter(([name, value]) => isUnsure({ name, value }, [])).map(([name]) => name);
}

function isUnsure(
  { name, value }: Pick<RawSetting, "name" | "value">,
  given: readonly RawSetting[],
): boolean {
  return trustOf({ name, value }, given) !== true || (JSON.stringify(value) ?? "").includes("***");
}

/** A setting as a person types it on the command line. */
export function asFlags({ name, value }: { readonly name: string; readonly value: unknown }): string {
  const each = [value].flat();
  return each.map((one) => (one === true ? `--${name}` : `--${name} ${readableWord(String(one))}`)).join(" ");
}
