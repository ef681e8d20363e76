import { z } from "zod";
import { containerSettings } from "./container-settings.js";
import { reportSettings } from "./report-settings.js";
import { runSettings } from "./run-settings.js";
import { sandboxSettings } from "./sandbox-settings.js";
import { taskSettings } from "./task-settings.js";
import { writerSettings } from "./writer-settings.js";
import { type Face, runningFaces, type SettingDescription } from "./setting.js";

/** The settings by what they are about, in the order in which people read of them. */
export const groups = {
  task: taskSettings,
  writer: writerSettings,
  sandbox: sandboxSettings,
  container: containerSettings,
  run: runSettings,
  report: reportSettings,
} as const;

/** Every setting, once: inputs, flags, help, docs and the config file's schema are generated from this table. */
export const table = {
  ...taskSettings,
  ...writerSettings,
  ...sandboxSettings,
  ...containerSettings,
  ...runSettings,
  ...reportSettings,
} as const;

export type SettingName = keyof typeof table;

type Shape = { readonly [Name in SettingName]: (typeof table)[Name]["schema"] };

/** Settings as the program uses them: sizes in bytes, durations in milliseconds. */
export type Settings = z.output<z.ZodObject<Shape>>;

/** The one schema. Strict: a name that it does not know is a problem. */
export function settingsSchema(): z.ZodObject<Shape> {
  const shape = Object.fromEntries(Object.entries(table).map(([name, { schema }]) => [name, schema]));
  return z.strictObject(shape as Shape);
}

export type Group = keyof typeof groups;

/** The settings of one face, in the order of the table, each with its group. */
export function settingsOf(face: Face): readonly (readonly [SettingName, SettingDescription, Group])[] {
  return Object.entries(groups).flatMap(([group, settings]) =>
    Object.entries(settings as Readonly<Record<string, { description: SettingDescription }>>)
      .filter(([, { description }]) => facesOf(description).includes(face))
      .map(([name, { description }]) => [name as SettingName, description, group as Group] as const),
  );
}

/** What acts without a container too, of the settings about where code runs. */
const withoutContainer: ReadonlySet<string> = new Set<keyof typeof sandboxSettings>([
  "workspace",
  "executor",
  "max-output",
]);

/** Whether a setting says something of a container or its image, and so nothing where there is none. */
export function isOfContainer(name: string): boolean {
  if (Object.hasOwn(containerSettings, name)) return true;
  return Object.hasOwn(sandboxSettings, name) && !withoutContainer.has(name);
}

/** Where a setting can be given. */
export function facesOf({ faces = runningFaces }: SettingDescription): readonly Face[] {
  return faces;
}
