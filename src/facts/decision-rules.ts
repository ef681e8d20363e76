import { tableOf } from "./described.js";
import type { Outcome } from "./outcomes.js";

interface DecisionRuleRow {
  /** The outcome if this rule ends the run. */
  readonly outcome: Outcome;
  /** The setting to raise, if a higher value may help. */
  readonly raise?: string;
}

/** The rules that decide about a failed attempt. Only `unusable-reply` and `retries-left` lead to a retry. */
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
