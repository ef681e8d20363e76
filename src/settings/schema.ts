import { executorRows } from "../executors/index.js";
import { type Face, type Group, groups, type Parsed, type Row, type Rows } from "../rows/setting.js";
import { policyRows } from "../rows/policy-rows.js";
import { configSettings } from "./config-settings.js";
import { executorSettings } from "./executor-settings.js";
import { fileSettings } from "./file-settings.js";
import { reportSettings } from "./report-settings.js";
import { runSettings } from "./run-settings.js";
import { taskSettings } from "./task-settings.js";
import { writerSettings } from "./writer-settings.js";

/** The table of all settings. Inputs, flags, help, docs and the config file's schema are generated from it. */
export const table = {
  ...configSettings,
  ...taskSettings,
  ...writerSettings,
  ...fileSettings,
  ...executorSettings,
  ...executorRows,
  ...policyRows,
  ...runSettings,
  ...reportSettings,
} as const;

export type SettingName = keyof typeof table;

/** Parsed settings: sizes in bytes, durations in milliseconds. */
export type Settings = Parsed<typeof table>;

/** All rows, ordered by their groups. */
export const orderedRows: readonly (readonly [SettingName, Row])[] = groups.flatMap((group) =>
  Object.entries(table as Rows)
    .filter(([, row]) => row.group === group)
    .map(([name, row]) => [name as SettingName, row] as const),
);

/** The settings for one command or the action, in order, each with its group. */
export function settingsOf(face: Face): readonly (readonly [SettingName, Row["description"], Group])[] {
  return orderedRows
    .filter(([, { description }]) => description.faces.includes(face))
    .map(([name, { description, group }]) => [name, description, group] as const);
}
