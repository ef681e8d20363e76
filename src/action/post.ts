import { setFailed } from "@actions/core";
import { endTornRun } from "../compose.js";
import { toAgentExecError } from "../errors.js";
import { createGitHub } from "../github/client.js";
import { finishFromState } from "../github/finish.js";
import { readEnvironment } from "../host/env.js";
import { systemClock } from "../host/system-clock.js";
import { fromInputs } from "../settings/from-inputs.js";
import { resolveSettings } from "../settings/resolve.js";
import type { Settings } from "../settings/schema.js";
import type { Landed, LastWords } from "./last-words.js";
import { logText, warnOf } from "./log.js";
import { publish } from "./publish.js";
import { stateFromMain } from "./state.js";
import type { HandedState } from "./state.js";
import { readWorkflowRun } from "./workflow-run.js";
import type { WorkflowRun } from "./workflow-run.js";

/**
 * The action's post step: nothing to do where main came to its end. Where main was killed, the transcript is brought
 * to its end, and files, summary, comment and check with it.
 */
export async function main(): Promise<void> {
  const state = stateFromMain();
  if (state === null || state.isFinished || state.runFolder === "") return;
  try {
    const environment = readEnvironment();
    const settings = resolveSettings(fromInputs(environment.withPrefix("INPUT_")), "action");
    const workflow = await readWorkflowRun(environment);
    logText("The main step was ended before it could report; this is its last word.");
    const { folder, events, result } = await endTornRun(state.runFolder);
    const conclude = (words: LastWords) => finish(state, words, { settings, workflow });
    await publish({ settings, workflow, events, result, folder: folder.path, conclude });
  } catch (thrown) {
    const { message, nextStep } = toAgentExecError(thrown);
    setFailed(`${message}\n${nextStep}`);
  }
}

async function finish(
  { comment, check }: HandedState,
  words: LastWords,
  { settings, workflow }: { settings: Settings; workflow: WorkflowRun },
): Promise<Landed> {
  const { problems } = await finishFromState({
    github: createGitHub({ token: settings["github-token"] ?? "", apiUrl: workflow.apiUrl, log: logText }),
    clock: systemClock,
    signal: new AbortController().signal,
    ...(comment === null ? {} : { comment: { state: comment, report: words.comment } }),
    ...(check === null || words.check === null ? {} : { check: { state: check, last: words.check } }),
  });
  problems.forEach(warnOf);
  return { commentUrl: null, checkRunUrl: null };
}
