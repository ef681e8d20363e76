import { isAbsolute } from "node:path";
import type { Entry } from "../../batch/entries.js";
import { maxTasksBytes } from "../../batch/kubernetes/manifest.js";
import type { BatchRun } from "../../compose/batch.js";
import { podNeedsOf } from "../../compose/executor.js";
import type { RawSetting } from "../../rows/origin.js";
import type { SettingName, Settings } from "../../settings/schema.js";
import type { BatchFlags } from "./flags.js";
import type { GivenSettings } from "../given-settings.js";

/** A batch that other machines run. */
export interface Planning extends Pick<BatchRun, "entries" | "wiringOf"> {
  readonly flags: BatchFlags;
  /** The settings that all tasks share: parsed, and as they were given. */
  readonly shared: GivenSettings;
  readonly common: readonly RawSetting[];
  readonly path: string;
  /** The file's content. Null: the tasks are in a folder. */
  readonly text: string | null;
}

/** The facts about a run that a plan needs. */
export interface PlannedRun {
  readonly entry: Entry;
  readonly settings: Settings;
  /** Tells where a setting was given. */
  readonly originOf: (name: string) => string;
  readonly asksModel: boolean;
}

/** Settings whose value names a file or a folder. */
const pathSettings = [
  "script",
  "workspace",
  "functions",
  "venv",
  "result-schema",
  "system-prompt",
] as const satisfies readonly SettingName[];

export function plannedRun(entry: Entry, { wiringOf }: Planning): PlannedRun {
  const { settings, origins = {}, replies } = wiringOf(entry, { out: "." });
  const originOf = (name: string): string => origins[name] ?? name;
  return { entry, settings, originOf, asksModel: replies === undefined && settings.script === undefined };
}

/** Settings that do not work in pods. Each problem is named once. */
export function podFaults(pods: number, all: readonly PlannedRun[], planning: Planning): readonly string[] {
  const { flags, path, text } = planning;
  const cap = flags.maxTotalCostUsd ?? Infinity;
  const isFar = text !== null && Buffer.byteLength(text) > maxTasksBytes && !isInFolder(path);
  const faults = [
    pods > all.length &&
      `--plan kubernetes:${pods}: the batch has only ${all.length} runs; plan at most as many pods`,
    cap / pods < 0.0001 && `--max-total-cost-usd: ${cap} is too little for ${pods} pods`,
    flags.durations !== undefined && "--durations: a pod does not have this machine's folders",
    isFar &&
      `${path}: the file has more than 1 MB, so the manifest does not contain it. Put the file into the current folder; the image must contain this folder`,
    ...all.flatMap((run) => faultsOf(run, path)),
  ];
  return [...new Set(faults.filter((each) => each !== false))];
}

function faultsOf({ entry, settings, originOf, asksModel }: PlannedRun, tasks: string): (string | false)[] {
  const { executor, "base-url": server } = settings;
  if (entry.task.files !== undefined)
    return [
      `${tasks}: the images of Harbor tasks must be built with a container engine, which a pod does not have`,
    ];
  const far = pathsOf(settings).filter(([, path]) => !isInFolder(path));
  return [
    podNeedsOf(executor).engine &&
      `${originOf("executor")}: ${executor} needs a container engine, which a pod does not have`,
    ...far.map(
      ([name, path]) => `${originOf(name)}: ${path} is outside of the current folder, so the image lacks it`,
    ),
    asksModel &&
      isThisMachine(new URL(server).hostname) &&
      `${originOf("base-url")}: ${server} is this machine, which a pod cannot reach`,
  ];
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** The files and folders that a run's settings name. */
export function pathsOf(settings: Settings): readonly (readonly [SettingName, string])[] {
  const named = pathSettings.flatMap((name) => {
    const value = settings[name];
    const isPath = typeof value === "string" && !(name === "workspace" && ["empty", "repo"].includes(value));
    return isPath ? [[name, value.replace(/^repo:/, "")] as const] : [];
  });
  return podNeedsOf(settings.executor).module ? [...named, ["executor", settings.executor]] : named;
}

function isInFolder(path: string): boolean {
  return path !== "-" && !isAbsolute(path) && !path.split(/[/\\]/).includes("..");
}
