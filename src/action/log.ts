import { info, setSecret, warning } from "@actions/core";
import { withCode, type AgentExecError, type ErrorCode } from "../errors.js";
import { hideFromNow as hide, toldOf } from "../redaction/told.js";
import { neutraliseWorkflowCommands } from "../output/workflow-commands.js";

/** From now on the runner masks these in the log, and agent-exec everywhere. */
export function hideFromNow(secrets: readonly string[]): void {
  secrets.forEach(hideInLog);
  hide(secrets);
}

/** From now on the runner masks this in the log. */
export const hideInLog = setSecret;

/** Prints lines to the step's log, without hidden characters and workflow commands. */
export function logText(text: string): void {
  info(neutraliseWorkflowCommands(toldOf(text.replace(/\n$/, ""))));
}

/** An error or a warning. */
export interface Told extends Pick<AgentExecError, "message" | "nextStep"> {
  readonly code?: ErrorCode;
}

/** Adds a warning annotation. The toolkit escapes it. */
export function warnOf({ code, message, nextStep }: Told): void {
  const what = code === undefined ? message : withCode({ code, message });
  warning(toldOf(`${what} ${nextStep}`));
}
