import { info, setSecret, warning } from "@actions/core";
import { withCode, type AgentExecError, type ErrorCode } from "../errors.js";
import { hideFromNow as hide, toldOf } from "../redaction/told.js";
import { neutraliseWorkflowCommands } from "../output/workflow-commands.js";

/** Nothing that the step says from here on shows one of these: the runner masks them in the log, and we everywhere. */
export function hideFromNow(secrets: readonly string[]): void {
  for (const secret of secrets) setSecret(secret);
  hide(secrets);
}

/** Prints a text of one or more lines to the step's log; nothing in it is hidden or acts as a workflow command. */
export function logText(text: string): void {
  info(neutraliseWorkflowCommands(toldOf(text.replace(/\n$/, ""))));
}

/** An error, or a word about something that is none. */
export interface Told extends Pick<AgentExecError, "message" | "nextStep"> {
  readonly code?: ErrorCode;
}

/** An annotation that says what was not done and what helps. The toolkit escapes it. */
export function warnOf({ code, message, nextStep }: Told): void {
  const what = code === undefined ? message : withCode({ code, message });
  warning(toldOf(`${what} ${nextStep}`));
}
