import { AgentExecError, toAgentExecError } from "../../errors.js";
import { answerComment } from "../../github/events/commands/answer.js";
import { askedIn } from "../../github/events/target.js";
import { attemptPage } from "../../github/reporting/marker.js";
import type { Environment } from "../../process/env.js";
import { systemClock } from "../../process/system-clock.js";
import type { RawSetting } from "../../rows/origin.js";
import { fromInputs, inSettingsInput } from "../../settings/from-inputs.js";
import { resolveSettings } from "../../settings/resolve.js";
import { errorReport } from "../results/final-report.js";
import { connect } from "../runner/inputs.js";
import { warnOf } from "../runner/log.js";
import { gateOf, readEvent } from "../runner/read-event.js";
import { readWorkflowRun } from "../runner/workflow-run.js";

/** The settings that decide whether and how somebody is answered. */
const needed: readonly string[] = [
  "mode",
  "github-token",
  "comment",
  "trigger-phrase",
  "label-trigger",
  "allow-users",
  "allow-teams",
  "allow-bots",
];

/**
 * Tells the person who asked for a run that the workflow's settings are wrong, because few people look into the log.
 * Does nothing if nobody asked, if the person may not ask, or if the workflow wants no comments.
 * @throws AgentExecError `settings-invalid` if a setting of the gate is wrong too; GitHubError.
 */
export async function answerWrongSettings(
  wrong: AgentExecError,
  { environment, signal }: { readonly environment: Environment; readonly signal: AbortSignal },
): Promise<void> {
  const inputs = fromInputs(environment.withPrefix("INPUT_"));
  const inside = await inSettingsInput(inputs).catch(() => null);
  const settings = resolveSettings(
    [...(inside ?? []), ...inputs].filter(({ name }) => needed.includes(name)),
    "action",
  );
  if (settings.mode !== "run" || settings.comment === "never") return;
  const workflow = await readWorkflowRun(environment);
  const trigger = await readEvent(workflow, settings);
  if (trigger.kind === "skip" || trigger.target.number === null) return;
  const github = connect(settings, workflow);
  if (!(await gateOf({ settings, github, trigger, signal })).isAllowed) return;
  const told = inside === null ? unreadable(wrong) : withoutValues(wrong, [...inside, ...inputs]);
  await answerComment(errorReport(told, workflow, { couldNot: "start" }).comment, {
    github,
    clock: systemClock,
    trigger,
    asked: askedIn(workflow.workflow, trigger.target),
    runId: attemptPage(workflow),
    signal,
    onProblem: warnOf,
  });
}

/** 8 characters: shorter values help to find the mistake, and hardly any secret is shorter. */
const minHiddenChars = 8;

/** The error without long values. GitHub hides every secret of the workflow in the log, but not in a comment. */
function withoutValues(wrong: AgentExecError, raw: readonly RawSetting[]): AgentExecError {
  const values = raw.flatMap(({ value }) => [value].flat()).filter((value) => typeof value === "string");
  const long = values.filter((value) => value.length >= minHiddenChars);
  const hide = (text: string) => long.reduce((rest, value) => rest.replaceAll(value, "***"), text);
  try {
    resolveSettings(raw, "action", hide);
    return wrong;
  } catch (thrown) {
    return toAgentExecError(thrown);
  }
}

/** The error of a reader of YAML can quote lines. */
function unreadable({ code }: AgentExecError): AgentExecError {
  const nextStep =
    "The log of this workflow run shows which line is wrong. Fix the workflow, then write the comment again.";
  return new AgentExecError(code, "The input `settings` cannot be read.", { nextStep });
}
