import { info, warning } from "@actions/core";
import type { AgentExecError } from "../errors.js";
import { showHidden } from "../text/visible.js";
import { neutraliseWorkflowCommands } from "../text/workflow-commands.js";

/** Prints a text of one or more lines to the step's log; nothing in it is hidden or acts as a workflow command. */
export function logText(text: string): void {
  info(neutraliseWorkflowCommands(showHidden(text.replace(/\n$/, ""))));
}

/** An annotation that says what was not done and what helps. The toolkit escapes it. */
export function warnOf({ message, nextStep }: Pick<AgentExecError, "message" | "nextStep">): void {
  warning(showHidden(`${message} ${nextStep}`));
}
