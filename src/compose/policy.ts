import type { Policy } from "../facts/events.js";
import { optionsOf } from "../rows/options.js";
import { defaultTurns, policyRows, untilOf } from "../rows/policy-rows.js";
import type { Settings } from "../settings/schema.js";

type PolicySettings = Pick<Settings, keyof typeof policyRows | "workspace">;

interface Parts {
  readonly hasWriter: boolean;
  /** Whether the writer makes decisions in a separate call. Default: false. */
  readonly decidesApart?: boolean | undefined;
}

/** Makes a run's rules from its settings. */
export function policyOf(settings: PolicySettings, { hasWriter, decidesApart = false }: Parts): Policy {
  const until = hasWriter ? untilOf(settings) : "pass";
  const { decision } = settings;
  return {
    ...optionsOf(policyRows, settings),
    maxTurns: settings["max-turns"] ?? defaultTurns[until],
    until,
    ...(until === "done" && { doneWord: "TERMINATE" }),
    decision: decidesApart && decision === "combined" ? "separate" : decision,
    maxInfrastructureRetries: 2,
    hasWriter,
    ...(hasWriter && settings.workspace !== "empty" && { savesNamed: true }),
  };
}
