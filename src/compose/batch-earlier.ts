import type { Entry } from "../batch/entries.js";
import { jsonOf, parseRows } from "../batch/row.js";
import type { Outcome } from "../facts/outcomes.js";
import { parseTranscript } from "../reports/transcript/transcript.js";
import type { RunResult } from "../reports/result/result.js";
import { fold } from "../run/state/apply.js";
import type { BatchFolder } from "../run-folder/batch-folder.js";

/** Outcomes after which a task runs again, unless the batch recorded them. */
const runsAgain: ReadonlySet<Outcome> = new Set(["cancelled", "infrastructure-error", "budget-spent"]);

/** The result of a run that ended, but whose process was killed before it could add the result to the batch. */
export async function earlierResult(id: string, folder: BatchFolder): Promise<RunResult | null> {
  const json = await folder.readOfRun(id, "result.json");
  // Only a result with an outcome counts, as in `results.jsonl`.
  const found = json === null ? null : (jsonOf(json) as RunResult | null);
  const [row] = parseRows(JSON.stringify({ ...found, id }));
  return row === undefined || runsAgain.has(row.outcome) ? null : found;
}

/** What the runs cost that began but have no result, by their ids: they were cut, stopped or killed. */
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

/** 0 if the transcript cannot be read, because its process was killed at its first line. */
function costOf(transcript: string): number {
  try {
    return fold(parseTranscript(transcript).events).usage.costUsd ?? 0;
  } catch {
    return 0;
  }
}
