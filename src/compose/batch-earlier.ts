import type { Entry } from "../batch/entries.js";
import { parseRows } from "../batch/row.js";
import type { Outcome } from "../facts/outcomes.js";
import { parseTranscript } from "../reports/transcript/transcript.js";
import type { RunResult } from "../reports/result/result.js";
import { fold } from "../run/state/apply.js";
import type { BatchFolder } from "../run-folder/batch-folder.js";
import { parseJson } from "../format/json.js";

/** Outcomes after which a task runs again, unless the batch has recorded the result. */
const runsAgain: ReadonlySet<Outcome> = new Set(["cancelled", "infrastructure-error", "budget-spent"]);

/** The result of a run whose process was killed after the run ended, but before it added the result to the batch. */
export async function earlierResult(id: string, folder: BatchFolder): Promise<RunResult | null> {
  const json = await folder.readOfRun(id, "result.json");
  // As in `results.jsonl`, only a result with an outcome counts.
  const found = json === null ? null : ((parseJson(json) ?? null) as RunResult | null);
  const [row] = parseRows(JSON.stringify({ ...found, id }));
  return row === undefined || runsAgain.has(row.outcome) ? null : found;
}

/** The costs of runs that began but have no result, by id. They were stopped or killed. */
export async function lostCosts(
  entries: readonly Entry[],
  folder: BatchFolder,
): Promise<ReadonlyMap<string, number>> {
  const lost = new Map<string, number>();
  for (const { id } of entries) {
    const transcript = await folder.readOfRun(id, "transcript.jsonl");
    if (transcript === null || (await earlierResult(id, folder)) !== null) continue;
    lost.set(id, costOf(transcript));
  }
  return lost;
}

/** Returns 0 if the transcript cannot be read, because its process was killed at the first line. */
function costOf(transcript: string): number {
  try {
    return fold(parseTranscript(transcript).events).usage.costUsd ?? 0;
  } catch {
    return 0;
  }
}
