import { findExecutor } from "../executors/index.js";
import type { RunState } from "../run/state/state.js";
import type { Settings } from "../settings/schema.js";

/** Whether code runs on this machine itself, with its user's rights. */
export function runsOnHost({ executor }: Pick<Settings, "executor">): boolean {
  return !findExecutor(executor).isolates;
}

/** What of an earlier run's record would run before anybody is asked about an attempt: commands, and code that it calls approved. */
export function codeOfRecord({ verify, ...settings }: Settings, { attempts }: RunState): readonly string[] {
  const setup = "setup" in settings ? [settings.setup].flat() : [];
  const last = attempts.at(-1);
  const approved = last?.approvals.at(-1)?.approved === true && last.executions.length === 0;
  return [...setup, ...verify, ...(approved ? last.reply.blocks.map(({ code }) => code.trimEnd()) : [])];
}
