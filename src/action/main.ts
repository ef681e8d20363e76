import { setFailed } from "@actions/core";
import { toAgentExecError } from "../errors.js";
import { createGitHub } from "../github/client.js";
import { passGate } from "../github/permissions.js";
import { readTrigger } from "../github/trigger.js";
import { readEnvironment } from "../host/env.js";
import type { Environment } from "../host/env.js";
import { listenForStopSignals } from "../host/stop-signals.js";
import type { Outcome } from "../ports/events.js";
import { fromInputs } from "../settings/from-inputs.js";
import { resolveSettings } from "../settings/resolve.js";
import { logText } from "./log.js";
import { setOutputs } from "./outputs.js";
import { readWorkflowRun } from "./workflow-run.js";

/**
 * The action's main step: event → trigger → gate → run. What is not for us, or not allowed, ends as one line in the
 * log and the output `outcome`; nothing but the gate's own question was sent anywhere by then.
 */
export async function main(): Promise<void> {
  try {
    await open(readEnvironment());
  } catch (thrown) {
    const { code, message, nextStep } = toAgentExecError(thrown);
    const isSettings = code === "settings-invalid" || code === "task-invalid";
    setOutputs(isSettings ? {} : { outcome: "infrastructure-error", summary: message });
    setFailed(`${message}\n${nextStep}`);
  }
}

async function open(environment: Environment): Promise<void> {
  const settings = resolveSettings(fromInputs(environment.withPrefix("INPUT_")), "action");
  const workflow = await readWorkflowRun(environment);
  const trigger = readTrigger({
    ...workflow,
    settings: {
      triggerPhrase: settings["trigger-phrase"],
      task: settings.task,
      taskFile: settings["task-file"],
    },
  });
  if (trigger.kind === "skip") return end("skipped", trigger.reason);
  using stop = listenForStopSignals();
  const { signal } = stop;
  const github = createGitHub({
    token: settings["github-token"] ?? "",
    apiUrl: workflow.apiUrl,
    log: logText,
  });
  const gate = await passGate({ github, trigger, signal });
  if (!gate.isAllowed) return end("denied", gate.reason);
  const { runAllowed } = await import("./allowed-run.js");
  await runAllowed({ settings, workflow, trigger, github, environment, signal });
}

function end(outcome: Outcome, reason: string): void {
  logText(`agent-exec ${outcome}: ${reason}`);
  setOutputs({ outcome, summary: reason });
}
