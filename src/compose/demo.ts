import type { DemoLanguage, DemoOptions } from "../executors/descriptor.js";
import { type ExecutorName, executorNames, executors, findExecutor } from "../executors/index.js";
import type { Rows } from "../rows/setting.js";
import type { Settings } from "../settings/schema.js";

export interface DemoStage {
  readonly settings: Settings;
  readonly language: DemoLanguage;
  /** Why the demo uses another executor than the settings say, in one sentence. Null: it uses that executor. */
  readonly note: string | null;
}

/**
 * Chooses the executor in the settings. If it cannot run here, chooses another one. The demo does not switch if the
 * user named an executor, or a setting that only this executor has.
 */
export async function findDemoPlace(options: DemoOptions<Settings>): Promise<DemoStage> {
  const { settings, given } = options;
  const { demo, rows } = findExecutor(settings.executor);
  const { language } = demo;
  const found = (await demo.find?.(options)) ?? { settings: {}, note: null };
  if (found.settings !== null)
    return { settings: { ...settings, ...found.settings }, language, note: found.note };
  const other = executorNames.find((name) => {
    const { demo, isElsewhere = false } = executors[name];
    return demo.find === undefined && !isElsewhere;
  });
  const isWanted = (name: string, otherRows: Rows) =>
    name === "executor" || (name in rows && !(name in otherRows));
  if (other === undefined || given.some((name) => isWanted(name, executors[other].rows)))
    return { settings, language, note: null };
  return {
    settings: { ...settings, executor: other },
    language: executors[other].demo.language,
    note: `${found.reason}, so the demo runs ${wordsOf(other)} instead.`,
  };
}

/** For example `JavaScript without isolation`. */
function wordsOf(name: ExecutorName): string {
  const { demo, isolates } = executors[name];
  const language = { python: "Python", javascript: "JavaScript" }[demo.language];
  return isolates ? language : `${language} without isolation`;
}
