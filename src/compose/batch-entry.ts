import type { Entry } from "../batch/entries.js";
import type { RawSetting } from "../rows/origin.js";
import type { ComparedModel } from "../settings/several-models.js";
import type { Replies } from "./wiring.js";
import { parseRows } from "../batch/row.js";
import type { Outcome } from "../facts/outcomes.js";
import { parseTranscript } from "../reports/transcript/transcript.js";
import type { RunResult } from "../reports/result/result.js";
import { fold } from "../run/state/apply.js";
import type { BatchFolder } from "../run-folder/batch-folder.js";
import { parseJson } from "../format/json.js";

/** Settings that depend on the batch's folder and budget. */
export interface WiringChange {
  readonly out: string;
  readonly workspace?: string;
  readonly maxCostUsd?: number;
}

/** How the runs of a batch get their settings. */
export interface EntryOptions {
  /** The settings that apply to all tasks. */
  readonly common: readonly RawSetting[];
  readonly models: readonly ComparedModel[];
  readonly writer: "model" | "oracle" | "nop";
}

/** The settings of an entry as they were given. A task's own settings take precedence over those for all tasks. */
export function rawOf(
  { task, model }: Entry,
  { workspace = "given", maxCostUsd }: Partial<WiringChange>,
  { common, models, writer }: EntryOptions,
): readonly RawSetting[] {
  const { prices } = models.find(({ name }) => name === model) ?? {};
  const own: Record<string, unknown> = {
    ...task.given,
    ...(task.files?.has.includes("workspace") === true && { workspace }),
    ...(task.files?.has.includes("build") === true && { dockerfile: "Dockerfile" }),
    ...(model !== undefined && { model }),
    ...(prices !== undefined && { "price-input": prices.input, "price-output": prices.output }),
  };
  const implied: Record<string, unknown> = {
    ...(writer !== "model" && { until: "pass", "max-retries": 0 }),
    // Nothing changes, so the verification itself runs on the original files.
    ...(writer === "nop" && { "verify-before": "off" }),
  };
  const isDefault = true as const;
  const raw = [
    ...common.filter(({ name }) => name !== "models").map((each) => ({ ...each, isDefault })),
    ...Object.entries(own).map(([name, value]) => ({ name, value, origin: `${task.origin} ${name}` })),
    ...Object.entries(implied).map(([name, value]) => ({ name, value, origin: "--writer", isDefault })),
  ];
  const limit = Number(raw.findLast(({ name }) => name === "max-cost-usd")?.value ?? Infinity);
  if (maxCostUsd === undefined || maxCostUsd >= limit) return raw;
  return [...raw, { name: "max-cost-usd", value: maxCostUsd, origin: "--max-total-cost-usd" }];
}

/** Replies that replace a model. If there are none, the settings name a model or a script. */
export function repliesOf({ task }: Entry, { writer }: EntryOptions): { readonly replies?: Replies } {
  if (writer === "model") return {};
  const isNop = writer === "nop";
  const reply = isNop ? "Nothing is to be changed." : (task.solution ?? "");
  const decision = { retry: false, reason: "This run has no model that could write another reply." };
  const json = JSON.stringify({ turns: [{ reply }, { decision }] });
  return { replies: { kind: "script", json, ...(isNop && { changesNothing: true }) } };
}

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
