import { readEnvironment } from "../process/env.js";
import { toldOf } from "../redaction/told.js";
import { neutraliseWorkflowCommands, neutraliseWorkflowCommandsInJson } from "../output/workflow-commands.js";

/**
 * Prints whole lines to standard output. In a job of GitHub Actions, where the runner reads both streams for
 * workflow commands, nothing in them acts as one; anywhere else they are printed as they are.
 * @param lines text that ends at a line end. Only the status line of a terminal does not, and its words are ours.
 */
export function printOutput(lines: string): void {
  process.stdout.write(isOnRunner() ? neutraliseWorkflowCommands(lines) : lines);
}

/** Prints whole lines to standard error: an error, a warning, a note. Whatever they quote is made harmless. */
export function printError(lines: string): void {
  printProgress(toldOf(lines));
}

/** Prints what a reporter made for a terminal to standard error, its own colours in it: others' words are shown harmless by it. */
export function printProgress(lines: string): void {
  process.stderr.write(isOnRunner() ? neutraliseWorkflowCommands(lines) : lines);
}

/** Prints a value as JSON to standard output: on a runner whoever parses it gets the same as anywhere else. */
export function printJson(value: unknown): void {
  const json = `${JSON.stringify(value, null, 2).replace(actsInTerminal, escapeOf)}\n`;
  process.stdout.write(isOnRunner() ? neutraliseWorkflowCommandsInJson(json) : json);
}

/** What JSON lets stand in a string and a terminal obeys or does not show; escaped it means the same. */
const actsInTerminal = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Runners set it in every step, those of Gitea and `act` too. */
function isOnRunner(): boolean {
  return readEnvironment().variable("GITHUB_ACTIONS") === "true";
}
