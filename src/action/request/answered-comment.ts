import { basename } from "node:path";
import type { GitHub } from "../../github/api/client.js";
import { answerComment } from "../../github/events/commands/answer.js";
import { cancelRuns } from "../../github/events/commands/cancel.js";
import { helpWords, mistakeWords } from "../../github/events/commands/help.js";
import type { Request, RunRequest } from "../../github/events/commands/read-request.js";
import { attemptPage } from "../../github/reporting/marker.js";
import { askedIn } from "../../github/events/target.js";
import type { RunTrigger } from "../../github/events/trigger.js";
import { systemClock } from "../../process/system-clock.js";
import type { Inputs } from "../runner/inputs.js";
import { warnOf } from "../runner/log.js";
import { endBefore } from "../runner/step-end.js";
import type { WorkflowRun } from "../runner/workflow-run.js";

export interface AskingComment extends Inputs {
  readonly request: Exclude<Request, RunRequest>;
  readonly workflow: WorkflowRun;
  readonly trigger: RunTrigger;
  readonly github: GitHub;
  readonly signal: AbortSignal;
}

interface Answered {
  /** One line for the log. */
  readonly reason: string;
  /** Null: the workflow wants no comments. */
  readonly url: string | null;
}

/** Answers a request that needs no run. Then the step ends. @throws GitHubError. */
export async function answer(asking: AskingComment): Promise<void> {
  const { reason, url } = await answerWithoutRun(asking);
  endBefore("skipped", reason, asking.settings, url);
}

/** Answers a request that needs no run, with a comment. @throws GitHubError. */
async function answerWithoutRun(asking: AskingComment): Promise<Answered> {
  const { request, settings, workflow } = asking;
  const reason =
    request.kind === "mistake"
      ? request.problem
      : `the comment asked for ${request.name}, which needs no run`;
  if (settings.comment === "never")
    return {
      reason: `${reason}. This job writes no comments (\`comment: never\`). A job with \`mode: report\` answers`,
      url: null,
    };
  const words = await wordsFor(asking);
  const asked = askedIn(workflow.workflow, asking.trigger.target);
  const options = { ...asking, asked, clock: systemClock, runId: attemptPage(workflow), onProblem: warnOf };
  return { reason, url: await answerComment(words, options) };
}

async function wordsFor(asking: AskingComment): Promise<string> {
  const { request, settings, workflow } = asking;
  const models = settings["allow-models"].map(({ name }) => name);
  const asked = { phrase: settings["trigger-phrase"], models };
  if (request.kind === "mistake") return mistakeWords(request, asked);
  switch (request.name) {
    case "help":
      return helpWords(asked);
    case "cancel":
      return cancelRuns({
        ...asking,
        workflowRun: basename(workflow.url),
        runsPage: `${workflow.server}/${workflow.repository}/actions`,
      });
    case "prove":
      return `### Nothing to prove\n\nWrite \`${settings["trigger-phrase"]} prove\` on a pull request.`;
    case "apply":
      return (await import("../pull-request/applied-patch.js")).applyPatch(asking);
  }
}
