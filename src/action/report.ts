import { settingsInvalid } from "../errors.js";
import { needsRun, requestOf } from "../github/events/commands/read-request.js";
import { reasonRepeated } from "../github/events/repeated.js";
import { holdsRun } from "../earlier/open-run.js";
import { connect, type Inputs, type Step } from "./runner/inputs.js";
import { isDenied, readEvent } from "./runner/read-event.js";
import { endBefore } from "./runner/step-end.js";

/**
 * The action with `mode: report`, in a later job of the workflow. It posts the run of the earlier job, whose artifact
 * was downloaded to `out`, and opens its pull request. If a comment asks for something that needs no run, this job does
 * it. It runs no code and needs no model. A stranger may have written the folder. So only the event decides what was
 * asked and where the answer goes.
 * @throws AgentExecError; GitHubError.
 */
export async function report(inputs: Inputs, step: Step): Promise<void> {
  const { settings } = inputs;
  const { workflow } = step;
  if (settings.out === undefined) {
    if (workflow.eventName !== "workflow_run")
      throw settingsInvalid(
        "`mode: report` needs the folder of a run.",
        "Set `out` to the folder of the run's downloaded artifact.",
      );
    const { reportProof } = await import("./proof/report-proof.js");
    return reportProof(inputs, step);
  }
  const hasRun = await holdsRun(settings.out);
  const read = await readEvent(workflow, settings);
  if (read.kind === "skip" && !hasRun) return endBefore("skipped", read.reason, settings);
  // The other job may have another task or label. So any event is accepted if there is a run.
  const trigger = read.kind === "run" ? read : await readEvent(workflow, { ...settings, task: "report" });
  if (trigger.kind === "skip") return endBefore("skipped", trigger.reason, settings);
  const github = connect(settings, workflow);
  const request = requestOf(trigger);
  const asked = { ...inputs, ...step, trigger, github, request };
  if (await isDenied(asked)) return;
  if (hasRun) {
    const { reportRun } = await import("./saved-run/reported-run.js");
    return reportRun(asked);
  }
  const repeated = await reasonRepeated(asked);
  if (repeated !== null) return endBefore("skipped", repeated, settings);
  if (request.kind === "command" && request.name === "prove" && trigger.target.isPullRequest) {
    const { reportAskedProof } = await import("./proof/report-proof.js");
    return reportAskedProof(asked);
  }
  if (needsRun(request)) {
    const { reportMissing } = await import("./saved-run/missing-run.js");
    return reportMissing(asked);
  }
  const { answer } = await import("./request/answered-comment.js");
  return answer({ ...asked, request });
}
