import { basename } from "node:path";
import { answerComment } from "../../github/events/commands/answer.js";
import { cancelRuns } from "../../github/events/commands/cancel.js";
import { helpWords, mistakeWords } from "../../github/events/commands/help.js";
import type { Request, RunRequest } from "../../github/events/commands/read-request.js";
import { attemptPage } from "../../github/reporting/marker.js";
import { askedIn } from "../../github/events/target.js";
import { systemClock } from "../../process/system-clock.js";
import type { AskedStep } from "../runner/inputs.js";
import { warnOf } from "../runner/log.js";
import { endBefore } from "../runner/step-end.js";

type AskingComment = AskedStep & { readonly request: Exclude<Request, RunRequest> };

/** Answers a request that needs no run, with a comment. Then the step ends. @throws GitHubError. */
export async function answer(asking: AskingComment): Promise<void> {
  const { request, settings, workflow, trigger } = asking;
  const reason =
    request.kind === "mistake"
      ? request.problem
      : `the comment asked for ${request.name}, which needs no run`;
  if (settings.comment === "never")
    return endBefore(
      "skipped",
      `${reason}. This job writes no comments (\`comment: never\`). A job with \`mode: report\` answers the comment`,
      settings,
    );
  const asked = askedIn(workflow.workflow, trigger.target);
  const options = { ...asking, asked, clock: systemClock, runId: attemptPage(workflow), onProblem: warnOf };
  endBefore("skipped", reason, settings, await answerComment(await wordsFor(asking), options));
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
