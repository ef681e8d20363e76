import { tableOf } from "./described.js";
import type { Outcome } from "./outcomes.js";

interface DecisionRuleRow {
  /** How a run ends that it stops. */
  readonly outcome: Outcome;
  /** The setting that bounds it, where more of that may help. */
  readonly raise?: string;
}

/**
 * The rules that decide about a failed attempt. All but `no-decision` decide
 * without asking the model; `unusable-reply` and `retries-left` alone retry.
 */
export const decisionRules = tableOf<DecisionRuleRow>()({
  "retries-spent": { outcome: "failed", raise: "max-retries" },
  "same-code": { outcome: "gave-up" },
  "same-error": { outcome: "gave-up" },
  "deadline-near": { outcome: "gave-up", raise: "total-timeout" },
  "tokens-spent": { outcome: "budget-spent" },
  "cost-spent": { outcome: "budget-spent" },
  "turns-spent": { outcome: "budget-spent", raise: "max-turns" },
  "no-writer": { outcome: "failed" },
  "no-decision": { outcome: "failed" },
  "unusable-reply": { outcome: "gave-up" },
  "retries-left": { outcome: "failed" },
});

export type DecisionRule = keyof typeof decisionRules;
