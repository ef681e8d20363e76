import type { DemoLanguage } from "../executors/descriptor.js";
import { executorNames, executors } from "../executors/index.js";
import type { Environment } from "../process/env.js";
import type { Settings } from "../settings/schema.js";

export interface DemoPlaceOptions {
  readonly settings: Settings;
  /** The names of the settings that a person gave. */
  readonly given: readonly string[];
  readonly variable: Environment["variable"];
}

/** Where a recorded task is replayed. */
export interface DemoPlace {
  readonly settings: Settings;
  readonly language: DemoLanguage;
  /** Why it is another place than the settings name, in a sentence; null where it is that. */
  readonly note: string | null;
}

/**
 * The executor that the settings name; in place of one that cannot run here, the first that runs anywhere. Whoever names
 * an executor, or a setting that the other one does not take, gets that, or the run's own word on why not.
 */
export async function findDemoPlace(options: DemoPlaceOptions): Promise<DemoPlace> {
  const { settings, given } = options;
  const { demo, rows } = executors[settings.executor];
  const { language } = demo;
  const found = await demo.find?.(options);
  if (found === undefined) return { settings, language, note: null };
  if (found.settings !== null)
    return { settings: { ...settings, ...found.settings }, language, note: found.note };
  const other = executorNames.find((name) => executors[name].demo.find === undefined);
  const isWanted = (name: string) =>
    name === "executor" || (name in rows && !(name in executors[other!].rows));
  if (other === undefined || given.some(isWanted)) return { settings, language, note: null };
  const { demo: otherDemo, isolates } = executors[other];
  const how = `${languageNames[otherDemo.language]}${isolates ? "" : " without isolation"}`;
  const note = `${found.reason}: the demo runs ${how} instead.`;
  return { settings: { ...settings, executor: other }, language: otherDemo.language, note };
}

const languageNames = { python: "Python", javascript: "JavaScript" } as const;
