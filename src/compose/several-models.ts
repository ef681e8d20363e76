import { join, resolve } from "node:path";
import { AgentExecError, messageOf } from "../errors.js";
import { replaceFile } from "../files/safe-changes.js";
import { comparedHtml, comparedMarkdown, type ComparedRun } from "../reports/comparison/compared-runs.js";
import { defaultRunsFolder } from "../run-folder/run-folder.js";
import { type AssembledRun, newRunId } from "./assemble.js";
import type { Wiring } from "./wiring.js";

export interface Comparison {
  /** The runs in the order of the models. If one is cancelled, the later models do not run. */
  readonly runs: readonly ComparedRun[];
  /** The absolute path of the folder that contains the runs' folders, `models.md` and `models.html`. */
  readonly folder: string;
}

/**
 * Gives the same task to several models, one after the other. Each model has its own run and folder.
 * @param perform runs to the end with the settings that it gets
 * @throws the errors of `perform`; AgentExecError `storage-failed` if the table cannot be written.
 */
export async function runSeveral(
  wiring: Wiring,
  perform: (wiring: Wiring) => Promise<AssembledRun>,
): Promise<Comparison> {
  const { settings, task } = wiring;
  const folder = resolve(settings.out ?? join(await defaultRunsFolder(process.cwd()), newRunId()));
  const runs: ComparedRun[] = [];
  for (const [index, { name, prices }] of settings.models.entries()) {
    const own = `${index + 1}-${name.replace(/[^\w.-]+/g, "-").slice(0, 60)}`;
    const { result } = await perform({
      ...wiring,
      settings: {
        ...settings,
        model: name,
        models: [],
        out: join(folder, own),
        ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
      },
    });
    runs.push({ model: name, result, folder: own });
    if (result.outcome === "cancelled") break;
  }
  try {
    await replaceFile(folder, "models.md", comparedMarkdown(runs));
    await replaceFile(folder, "models.html", comparedHtml(runs, task.text));
  } catch (cause) {
    const message = `agent-exec could not write the table of models to ${folder}: ${messageOf(cause)}`;
    const nextStep = "Each run still has its own folder with its report.";
    throw new AgentExecError("storage-failed", message, { nextStep, cause });
  }
  return { runs, folder };
}
