import { info, warning } from "@actions/core";
import { withCode } from "../errors.js";
import type { AgentExecError, ErrorCode } from "../errors.js";
import { showHidden } from "../output/visible.js";
import { neutraliseWorkflowCommands } from "../output/workflow-commands.js";

/** Prints a text of one or more lines to the step's log; nothing in it is hidden or acts as a workflow command. */
export function logText(text: string): void {
  info(neutraliseWorkflowCommands(showHidden(text.replace(/\n$/, ""))));
}

/** An error, or a word about something that is none. */
export interface Told extends Pick<AgentExecError, "message" | "nextStep"> {
  readonly code?: ErrorCode;
}

/** An annotation that says what was not done and what helps. The toolkit escapes it. */
export function warnOf({ code, message, nextStep }: Told): void {
  warning(showHidden(`${code === undefined ? message : withCode({ code, message })} ${nextStep}`));
}
