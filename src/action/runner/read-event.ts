import type { GateLists } from "../../github/events/gate.js";
import { passGate } from "../../github/events/permissions.js";
import type { Trigger } from "../../github/events/trigger.js";
import { readTrigger } from "../../github/events/triggers/read-trigger.js";
import type { Settings } from "../../settings/schema.js";
import type { AskedStep } from "./inputs.js";
import { endBefore } from "./step-end.js";
import type { WorkflowRun } from "./workflow-run.js";

/**
 * Finds out whether the workflow's event asks for a run.
 * @throws AgentExecError `settings-invalid` if the event is not in GitHub's form.
 */
export function readEvent(workflow: WorkflowRun, settings: Settings): Promise<Trigger> {
  const { task, "task-file": taskFile } = settings;
  const [triggerPhrase, labelTrigger] = [settings["trigger-phrase"], settings["label-trigger"]];
  return readTrigger({ ...workflow, settings: { triggerPhrase, labelTrigger, task, taskFile } });
}

export function listsOf(settings: Settings): GateLists {
  const [users, teams, bots] = [settings["allow-users"], settings["allow-teams"], settings["allow-bots"]];
  return { users, teams, bots };
}

type Asking = Pick<AskedStep, "settings" | "github" | "trigger" | "signal">;

/** Whether the event's sender may ask. @throws GitHubError; on abort the signal's reason. */
export function gateOf({ settings, github, trigger, signal }: Asking) {
  return passGate({ access: github, trigger, lists: listsOf(settings), signal });
}

/** Ends the step if the event's sender may not ask. Returns whether it has ended. @throws like `gateOf`. */
export async function isDenied(asking: Asking): Promise<boolean> {
  const gate = await gateOf(asking);
  if (!gate.isAllowed) endBefore("denied", gate.reason, asking.settings);
  return !gate.isAllowed;
}
