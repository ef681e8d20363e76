import type { Policy } from "../facts/events.js";
import { defaultTurns, untilOf } from "../settings/run-settings.js";
import type { Settings } from "../settings/schema.js";

/** What the run keeps to, of the settings. */
export function policyOf(
  settings: PolicySettings,
  {
    hasWriter,
    decidesApart = false,
  }: { readonly hasWriter: boolean; readonly decidesApart?: boolean | undefined },
): Policy {
  const until = hasWriter ? untilOf(settings) : "pass";
  return {
    maxRetries: settings["max-retries"],
    maxTurns: settings["max-turns"] ?? defaultTurns[until],
    maxInfrastructureRetries: 2,
    maxTokens: settings["max-tokens"] ?? null,
    ...(settings["max-cost-usd"] !== undefined && { maxCostUsd: settings["max-cost-usd"] }),
    timeoutMs: settings.timeout,
    ...(settings["idle-timeout"] !== undefined && { idleTimeoutMs: settings["idle-timeout"] }),
    totalTimeoutMs: settings["total-timeout"],
    verify: settings.verify,
    ...(settings["verify-report"] !== undefined && { verifyReport: settings["verify-report"] }),
    ...(settings["verify-before"] !== "off" &&
      settings.verify.length > 0 && { verifyBefore: settings["verify-before"] }),
    ...(settings["verify-changed-values"] === "auto" &&
      settings.verify.length > 0 && { verifyChangedValues: true }),
    ...(settings.audit !== "off" && settings.verify.length > 0 && { audit: settings.audit }),
    keepGoing: settings["keep-going"],
    hasWriter,
    ...(until === "done" && { until, doneWord: settings["done-word"] }),
    ...(hasWriter && {
      decision: decidesApart && settings.decision === "combined" ? "separate" : settings.decision,
    }),
    ...(hasWriter && settings.vision && { vision: true }),
    ...(settings.context !== undefined && { context: settings.context }),
    ...(settings.blocks === "last" && { blocks: settings.blocks }),
    ...(settings["reviewer-model"] !== undefined && { reviewer: settings["reviewer-model"] }),
    ...(hasWriter && settings.reflect && { reflect: true }),
  };
}

/** What a run keeps to, with another word on when a person is asked. */
export function withApproval(before: Policy, approval: Settings["approval"]): Policy {
  const { approval: _, ...policy } = before;
  return approval === undefined || approval === "never" ? policy : { ...policy, approval };
}

type PolicySettings = Partial<Pick<Settings, "reviewer-model" | "context" | "verify-report">> &
  Pick<
    Settings,
    | "max-retries"
    | "max-turns"
    | "decision"
    | "reflect"
    | "vision"
    | "until"
    | "done-word"
    | "blocks"
    | "workspace"
    | "max-tokens"
    | "max-cost-usd"
    | "timeout"
    | "idle-timeout"
    | "total-timeout"
    | "verify"
    | "verify-before"
    | "verify-changed-values"
    | "audit"
    | "keep-going"
  >;
