import type { Trigger } from "../../github/events/trigger.js";
import { readTrigger } from "../../github/events/triggers/read-trigger.js";
import type { Settings } from "../../settings/schema.js";
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
