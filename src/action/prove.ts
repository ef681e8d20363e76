import { AgentExecError, isAgentExecError, toAgentExecError } from "../errors.js";
import { outcomeOf } from "../facts/outcomes.js";
import { readBase } from "../github/events/base.js";
import { requestOf } from "../github/events/commands/read-request.js";
import { readPayload } from "../github/events/payload.js";
import { pullRequestTarget } from "../github/events/target.js";
import { acknowledged } from "./results/thread.js";
import { errorReport } from "./results/final-report.js";
import {
  type Inputs,
  withConfig,
  connect,
  ownerFileReader,
  type AskedStep,
  type Step,
} from "./runner/inputs.js";
import { postProof, type ProvenPull, proveAndPublish } from "./proof/proved-pull.js";
import { summarise } from "./results/publish.js";
import { isDenied, readEvent } from "./runner/read-event.js";
import { endBefore, endWithoutRun } from "./runner/step-end.js";

/**
 * The action with `mode: prove`. It finds out what the tests of a pull request prove. It needs no model and no key, and
 * the code runs only in sandboxes. So any `pull_request` event may start it, and comments by people with write access.
 */
export async function prove(inputs: Inputs, step: Step): Promise<void> {
  const { settings } = inputs;
  const { workflow } = step;
  const github = connect(settings, workflow);
  if (workflow.eventName === "pull_request") {
    const { pull_request: pull } = readPayload("pullRequest", workflow.eventName, workflow.payload);
    const target = pullRequestTarget(workflow.repository, pull, { kind: "issue", number: pull.number });
    const base = readBase(workflow);
    return provePull({ ...inputs, ...step, github, target, base: base.kind === "commit" ? base.commit : "" });
  }
  const trigger = await readEvent(workflow, settings);
  const isComment = /comment|review/.test(workflow.eventName);
  if (trigger.kind === "skip")
    return endBefore("skipped", isComment ? trigger.reason : needsPullRequest, settings);
  const asked = { ...inputs, ...step, github, trigger };
  if (await isDenied(asked)) return;
  const request = requestOf(trigger);
  if (request.kind !== "command" || request.name !== "prove" || !trigger.target.isPullRequest)
    return endBefore("skipped", needsPullRequest, settings);
  return proveAsked(asked);
}

const needsPullRequest =
  "`mode: prove` needs an event of a pull request, or the comment `prove` on a pull request";

/** Proves the pull request on which an allowed comment asked for it, in its current state. */
export async function proveAsked(asked: AskedStep): Promise<void> {
  const { github, trigger, signal } = asked;
  const { target } = trigger;
  const number = target.number ?? 0;
  await acknowledged(asked);
  const pull = await github.pullRequest({ repository: target.repository, number, signal });
  const now = pullRequestTarget(target.repository, { number, ...pull }, { kind: "issue", number });
  return provePull({ ...asked, target: now, base: pull.base.sha });
}

async function provePull(asked: ProvenPull): Promise<void> {
  const { workflow, github, target, signal } = asked;
  let { settings } = asked;
  try {
    const config = await withConfig(asked, ownerFileReader(asked));
    settings = config.settings;
    await proveAndPublish({ ...asked, ...config });
  } catch (thrown) {
    const isCancelled = signal.aborted && !isAgentExecError(thrown);
    const error = isCancelled ? cancelled : toAgentExecError(thrown);
    const report = errorReport(error, workflow, { couldNot: "start" });
    await summarise(report.summary);
    const landed = isCancelled ? undefined : await postProof(report, { ...asked, settings, github, target });
    endWithoutRun(error, {
      outcome: isCancelled ? "cancelled" : outcomeOf(error),
      failOn: settings["fail-on"],
      ...(landed && { landed }),
    });
  }
}

const cancelled = new AgentExecError("internal", "The workflow was cancelled.", {
  nextStep: "Run the job again if you need the result.",
});
