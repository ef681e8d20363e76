import { basename } from "node:path";
import type { GitHub } from "../../github/api/client.js";
import { answerKey } from "../../github/events/commands/answer.js";
import { needsRun, type Request } from "../../github/events/commands/read-request.js";
import { reasonRepeated } from "../../github/events/repeated.js";
import type { RunTrigger } from "../../github/events/trigger.js";
import { commentKey } from "../../github/reporting/github-reports.js";
import type { Settings } from "../../settings/schema.js";
import type { WorkflowRun } from "../runner/workflow-run.js";

export interface Asked {
  readonly request: Request;
  readonly settings: Pick<Settings, "matrix">;
  readonly workflow: WorkflowRun;
  readonly trigger: RunTrigger;
  readonly github: GitHub;
  readonly signal: AbortSignal;
}

/**
 * Why a comment starts nothing because its event came twice; null if it came once.
 * @throws GitHubError.
 */
export async function reasonOfRepeat(asked: Asked): Promise<string | null> {
  const { request, settings, workflow, trigger } = asked;
  const key = needsRun(request)
    ? commentKey({ ...trigger, step: workflow, matrix: settings.matrix })
    : answerKey(trigger);
  return reasonRepeated({ ...asked, key, workflowRun: basename(workflow.url) });
}
