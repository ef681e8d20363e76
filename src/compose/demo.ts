import type { DemoLanguage, DemoOptions } from "../executors/descriptor.js";
import { type ExecutorName, executorNames, executors, findExecutor } from "../executors/index.js";
import type { Rows } from "../rows/setting.js";
import type { Settings } from "../settings/schema.js";

/** Where a recorded task is replayed. */
export interface DemoStage {
  readonly settings: Settings;
  readonly language: DemoLanguage;
  /** Why it is another place than the settings name, in a sentence; null where it is that. */
  readonly note: string | null;
}

/**
 * The executor that the settings name; in place of one that cannot run here, the first that runs anywhere. Whoever names
 * an executor, or a setting that the other one does not take, gets that, or the run's own word on why not.
 */
export async function findDemoPlace(options: DemoOptions<Settings>): Promise<DemoStage> {
  const { settings, given } = options;
  const { demo, rows } = findExecutor(settings.executor);
  const { language } = demo;
  const found = (await demo.find?.(options)) ?? { settings: {}, note: null };
  if (found.settings !== null)
    return { settings: { ...settings, ...found.settings }, language, note: found.note };
  const other = executorNames.find((name) => executors[name].demo.find === undefined);
  const isWanted = (name: string, otherRows: Rows) =>
    name === "executor" || (name in rows && !(name in otherRows));
  if (other === undefined || given.some((name) => isWanted(name, executors[other].rows)))
    return { settings, language, note: null };
  return {
    settings: { ...settings, executor: other },
    language: executors[other].demo.language,
    note: `${found.reason}: the demo runs ${wordsOf(other)} instead.`,
  };
}

/** `JavaScript without isolation`. */
function wordsOf(name: ExecutorName): string {
  const { demo, isolates } = executors[name];
  const language = { python: "Python", javascript: "JavaScript" }[demo.language];
  return isolates ? language : `${language} without isolation`;
}
