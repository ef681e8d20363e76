import { connectGitHub, type GitHub } from "../../github/api/client.js";
import type { Trigger } from "../../github/events/trigger.js";
import { readTrigger } from "../../github/events/triggers/read-trigger.js";
import type { Settings } from "../../settings/schema.js";
import { logText } from "./log.js";
import type { WorkflowRun } from "./workflow-run.js";
import type { GateLists } from "../../github/events/gate.js";

/**
 * Finds out whether the workflow's event asks for a run.
 * @throws AgentExecError `settings-invalid` if the event is not in GitHub's form.
 */
export function readEvent(workflow: WorkflowRun, settings: Settings): Promise<Trigger> {
  const { task, "task-file": taskFile } = settings;
  const [triggerPhrase, labelTrigger] = [settings["trigger-phrase"], settings["label-trigger"]];
  return readTrigger({ ...workflow, settings: { triggerPhrase, labelTrigger, task, taskFile } });
}

/** The people who may start a run, as the workflow's settings say. */
export function listsOf(settings: Settings): GateLists {
  const [users, teams, bots] = [settings["allow-users"], settings["allow-teams"], settings["allow-bots"]];
  return { users, teams, bots };
}

/** GitHub, with this step's token. */
export function connect(settings: Settings, { apiUrl }: Pick<WorkflowRun, "apiUrl">): GitHub {
  return connectGitHub({ token: settings["github-token"] ?? "", apiUrl, log: logText });
}
