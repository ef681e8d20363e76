import type { Policy } from "../../facts/events.js";
import type { Reckoning } from "../../ports/writer.js";
import { formatCount, formatUsd } from "../../format/format.js";
import type { RunState } from "../state/state.js";

/** A budget for model calls that is used up. */
export interface SpentBudget {
  readonly budget: "tokens" | "cost";
  /** Says it in a sentence. */
  readonly words: string;
  readonly setting: "max-tokens" | "max-cost-usd";
}

/** The first budget that the calls so far have exceeded. Null if there is none. */
export function spentBudget({ usage }: RunState, { maxTokens, maxCostUsd }: Policy): SpentBudget | null {
  const tokens = usage.inputTokens + usage.outputTokens;
  if (maxTokens !== undefined && tokens > maxTokens)
    return ofTokens(`The run spent ${formatCount(tokens)} tokens. The limit is ${formatCount(maxTokens)}.`);
  if (maxCostUsd !== undefined && (usage.costUsd ?? 0) > maxCostUsd)
    return ofCost(`The run spent ${formatUsd(usage.costUsd ?? 0)}. The limit is ${formatUsd(maxCostUsd)}.`);
  return null;
}

/** Whether `max-cost-usd` alone ended the run. */
export function isEndedByCost(state: RunState): boolean {
  const { end, run } = state;
  if (end?.outcome !== "budget-spent" || run === null) return false;
  if (end.code !== undefined) return end.code === "cost-spent";
  return spentBudget(state, run.policy)?.budget === "cost";
}

/** No model can answer with code in fewer tokens. */
const leastAnswer = 200;

/**
 * The token limit for an answer so that no budget is exceeded, or null if there is no limit. If the request itself
 * could exceed a budget, returns that budget. The prompt's tokens and cost are estimates.
 */
export function answerWithin(
  { usage }: RunState,
  { maxTokens, maxCostUsd }: Policy,
  { inputTokens, inputUsd, usdPerOutputToken }: Reckoning,
): number | null | SpentBudget {
  const spent = usage.inputTokens + usage.outputTokens;
  const byTokens = maxTokens === undefined ? Infinity : maxTokens - spent - inputTokens;
  if (byTokens < leastAnswer)
    return ofTokens(
      `The run spent ${formatCount(spent)} of ${formatCount(maxTokens ?? 0)} tokens. The next request needs about ${formatCount(inputTokens)} tokens, not counting the answer.`,
    );
  if (maxCostUsd === undefined || inputUsd === null || usdPerOutputToken === null)
    return byTokens === Infinity ? null : byTokens;
  const leftUsd = maxCostUsd - (usage.costUsd ?? 0) - inputUsd;
  if (leftUsd < leastAnswer * usdPerOutputToken)
    return ofCost(
      `The run spent ${formatUsd(usage.costUsd ?? 0)} of ${formatUsd(maxCostUsd)}. The next request costs about ${formatUsd(inputUsd)}, not counting the answer.`,
    );
  const byCost = usdPerOutputToken === 0 ? Infinity : Math.floor(leftUsd / usdPerOutputToken);
  const most = Math.min(byTokens, byCost);
  return most === Infinity ? null : most;
}

function ofTokens(words: string): SpentBudget {
  return { budget: "tokens", words, setting: "max-tokens" };
}

function ofCost(words: string): SpentBudget {
  return { budget: "cost", words, setting: "max-cost-usd" };
}
