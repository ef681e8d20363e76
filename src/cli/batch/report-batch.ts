import { resolve } from "node:path";
import { compareBatches } from "../../batch/compare.js";
import type { BatchRow } from "../../batch/row.js";
import { verdictOf } from "../../batch/verdict.js";
import { count } from "../../format/format.js";
import { listed } from "../../format/listed.js";
import { batchReports } from "../../reports/batch/batch-report.js";
import {
  comparedBatchesJson,
  comparedBatchesReports,
  comparedSentences,
} from "../../reports/batch/compared-batches.js";
import {
  readBatchFolder,
  trajectoriesName,
  wayTo,
  writeFiles,
  writeTrajectories,
} from "../../run-folder/batch-folder.js";
import { printError, printJson, printOutput } from "../print.js";

export interface ReportFlags {
  /** The folder of another batch. */
  readonly compare?: string;
  readonly trajectories?: boolean;
  readonly json?: boolean;
}

/** How many runs without a trajectory are named. */
const maxNames = 5;

/** Writes a batch's reports again, and the files that the flags ask for. @throws AgentExecError. */
export async function reportBatch(path: string, flags: ReportFlags): Promise<void> {
  const { compare, json = false } = flags;
  const { rows, about, lostUsd } = await readBatchFolder(path);
  // The other batch is read first. So a wrong folder is refused before anything is written.
  const others = compare === undefined ? null : (await readBatchFolder(compare)).rows;
  const folder = resolve(path);
  const verdict = verdictOf(rows, { maxInfrastructure: 1, runs: about.ids.length, stopped: null, lostUsd });
  await writeFiles(folder, batchReports({ verdict, rows }));
  const trajectories = flags.trajectories === true ? await trajectoriesOf(folder, rows) : "";
  if (compare !== undefined && others !== null) {
    const places = { here: path, other: compare, toOther: wayTo(path, compare) };
    const compared = { ...compareBatches(rows, others), ...places };
    await writeFiles(folder, comparedBatchesReports(compared));
    if (json) printJson(comparedBatchesJson(compared));
    else
      printOutput(`${comparedSentences(compared).join("\n")}\n   ${folder}/comparison.html\n${trajectories}`);
    return;
  }
  const { words, ...figures } = verdict;
  if (json) printJson({ version: 1, batch: about.batch, ...figures, runDir: folder });
  else printOutput(`${words}\n   ${folder}/report.html\n${trajectories}`);
}

async function trajectoriesOf(folder: string, rows: readonly BatchRow[]): Promise<string> {
  const missing = await writeTrajectories(folder, rows);
  if (missing.length > 0)
    printError(
      `agent-exec: ${count("run", missing.length)} of ${rows.length} without a trajectory: ${listed(missing.slice(0, maxNames), missing.length)}\n`,
    );
  return `   ${folder}/${trajectoriesName}\n`;
}
