import { AgentExecError } from "../../errors.js";
import type { AccessCalls } from "../api/access-calls.js";
import type { RunTrigger } from "./trigger.js";

export interface LabeledTextOptions {
  readonly github: Pick<AccessCalls, "issue">;
  readonly trigger: RunTrigger;
  readonly signal: AbortSignal;
}

/**
 * Refuses an issue that was edited after somebody with write access put the label on it: its author may want something
 * else by now. @throws AgentExecError `task-invalid`; GitHubError if the issue cannot be read; on abort the signal's reason.
 */
export async function refuseEditedText({ github, trigger, signal }: LabeledTextOptions): Promise<void> {
  const { told, target, isLabeled } = trigger;
  if (isLabeled === undefined || told === null || target.number === null) return;
  const { repository, number } = target;
  const now = await github.issue({ repository, number, signal });
  if (now?.title === told.title && now.body === told.body) return;
  throw new AgentExecError("task-invalid", "The issue was edited after the label was added. Nothing ran.", {
    nextStep: "Read the issue again. Then remove the label and add it again.",
  });
}
