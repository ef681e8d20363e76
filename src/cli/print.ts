import { readEnvironment } from "../process/env.js";
import { createRedactor } from "../redaction/redact.js";
import { neutraliseWorkflowCommands, neutraliseWorkflowCommandsInJson } from "../output/workflow-commands.js";

/**
 * Prints whole lines to standard output. In a job of GitHub Actions, where the runner reads both streams for
 * workflow commands, nothing in them acts as one; anywhere else they are printed as they are.
 * @param lines text that ends at a line end. Only the status line of a terminal does not, and its words are ours.
 */
export function printOutput(lines: string): void {
  process.stdout.write(isOnRunner() ? neutraliseWorkflowCommands(lines) : lines);
}

let redactor = createRedactor([]);

/** No error from here on shows one of these. */
export function hideFromNow(secrets: readonly string[]): void {
  redactor = createRedactor(secrets);
}

/** A text that no run has recorded and that may quote what was given, without secrets. */
export function withoutSecrets(text: string): string {
  return redactor.text(text);
}

/** `printError` for such a text. */
export function printFault(lines: string): void {
  printError(withoutSecrets(lines));
}

/** `printOutput` to standard error. */
export function printError(lines: string): void {
  process.stderr.write(isOnRunner() ? neutraliseWorkflowCommands(lines) : lines);
}

/** Prints a value as JSON to standard output: on a runner whoever parses it gets the same as anywhere else. */
export function printJson(value: unknown): void {
  const json = `${JSON.stringify(value, null, 2)}\n`;
  process.stdout.write(isOnRunner() ? neutraliseWorkflowCommandsInJson(json) : json);
}

/** Runners set it in every step, those of Gitea and `act` too. */
function isOnRunner(): boolean {
  return readEnvironment().variable("GITHUB_ACTIONS") === "true";
}
