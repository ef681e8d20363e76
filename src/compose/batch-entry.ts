import type { Entry } from "../batch/entries.js";
import type { RawSetting } from "../rows/origin.js";
import type { ComparedModel } from "../settings/several-models.js";
import type { WiringChange } from "./batch.js";
import type { Replies } from "./wiring.js";

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
  const decision = { retry: false, reason: "This run has no model, so it cannot try again." };
  const json = JSON.stringify({ turns: [{ reply }, { decision }] });
  return { replies: { kind: "script", json, ...(isNop && { changesNothing: true }) } };
}
