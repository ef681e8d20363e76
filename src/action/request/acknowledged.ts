import { toAgentExecError } from "../../errors.js";
import type { GitHub } from "../../github/api/client.js";
import type { Target } from "../../github/events/target.js";
import { acknowledge } from "../../github/reporting/reaction.js";
import type { Settings } from "../../settings/schema.js";
import { warnOf } from "../runner/log.js";

export interface Acknowledging {
  readonly github: GitHub;
  readonly settings: Pick<Settings, "comment" | "check-run">;
  readonly target: Target;
  readonly signal: AbortSignal;
}

/**
 * Reacts to the comment or issue that asked. If this job posts nothing, it does not react, because the job usually
 * lacks the permission to write. Never throws.
 */
export async function acknowledged({ github, settings, target, signal }: Acknowledging): Promise<void> {
  if (settings.comment === "never" && settings["check-run"] === "never") return;
  try {
    await acknowledge({ github, target, signal });
  } catch (thrown) {
    if (!signal.aborted) warnOf(toAgentExecError(thrown));
  }
}
