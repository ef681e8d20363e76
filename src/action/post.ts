import { endTornRun } from "../earlier/open-run.js";
import { AgentExecError, toAgentExecError } from "../errors.js";
import type { GitHub } from "../github/api/client.js";
import { finishFromState } from "../github/reporting/finish.js";
import type { Landed } from "../github/reporting/github-reports.js";
import { readEnvironment } from "../process/env.js";
import { systemClock } from "../process/system-clock.js";
import type { Settings } from "../settings/schema.js";
import { errorReport, type FinalReport } from "./results/final-report.js";
import { connect, readInputs } from "./runner/inputs.js";
import { logText, warnOf } from "./runner/log.js";
import { publish } from "./results/publish.js";
import { stateFromMain, type HandedState } from "./results/state.js";
import { failStep } from "./runner/step-end.js";
import { readWorkflowRun, type WorkflowRun } from "./runner/workflow-run.js";

/**
 * The action's post step. If main finished, it does nothing. If main was killed, it ends the transcript and publishes
 * files, summary, comment and check run. If GitHub was down, it posts comment and check run again.
 */
export async function main(): Promise<void> {
  const state = stateFromMain();
  if (state === null || state.isFinished || state.runFolder === "") return;
  try {
    const environment = readEnvironment();
    const { settings } = await readInputs(environment);
    const workflow = await readWorkflowRun(environment);
    logText(
      state.published.hasEnded
        ? "GitHub did not accept the whole report from the main step, so the post step sends the report again."
        : "The main step ended before it could report, so the post step reports now.",
    );
    await endAndPublish(state, settings, workflow);
  } catch (thrown) {
    fail(thrown);
  }
}

export function fail(thrown: unknown): void {
  failStep(toAgentExecError(thrown));
}

async function endAndPublish(state: HandedState, settings: Settings, workflow: WorkflowRun): Promise<void> {
  const { runFolder: folder, published } = state;
  const conclude = (report: FinalReport) => finish(report, state, connect(settings, workflow));
  // Saves nothing, because no other process follows.
  const keep = () => {};
  try {
    const { events } = await endTornRun(folder);
    await publish({ settings, workflow, events, folder, published, keep, conclude });
  } catch (cause) {
    // A later step may have cleaned the workspace, or the disk may be full. The comment and the check run are finished
    // anyway.
    const message = `The post step cannot read the run's transcript: ${toAgentExecError(cause).message}`;
    const nextStep = "Start the run again. Make sure that no later step deletes the run's folder.";
    const error = new AgentExecError("storage-failed", message, { nextStep, cause });
    await conclude(errorReport(error, workflow, { couldNot: "continue" }));
    throw error;
  }
}

async function finish(report: FinalReport, { comment, check }: HandedState, github: GitHub): Promise<Landed> {
  const { problems } = await finishFromState({
    github,
    clock: systemClock,
    signal: new AbortController().signal,
    ...(comment !== null && { comment: { state: comment, report: report.comment } }),
    ...(check !== null && report.check !== null && { check: { state: check, last: report.check } }),
  });
  problems.forEach(warnOf);
  return { commentUrl: null, checkRunUrl: null };
}
