import { createInterface } from "node:readline/promises";
import { readEnvironment } from "../process/env.js";
import { toldOf } from "../redaction/told.js";
import { terminalStyle, type TerminalStyle } from "../terminal/terminal-style.js";
import { neutraliseWorkflowCommands, neutraliseWorkflowCommandsInJson } from "../output/workflow-commands.js";

/**
 * Prints whole lines to standard output. A GitHub runner reads both streams for workflow commands, so there such
 * commands are made harmless.
 * @param lines text that ends with a line end. Only the status line of a terminal has none.
 */
export function printOutput(lines: string): void {
  process.stdout.write(isOnRunner() ? neutraliseWorkflowCommands(lines) : lines);
}

/** Prints whole lines to standard error: errors, warnings, notes. Quoted text is made harmless. */
export function printError(lines: string): void {
  printProgress(toldOf(lines));
}

/** Prints a reporter's text with its colours to standard error. The reporter has made quoted text harmless. */
export function printProgress(lines: string): void {
  process.stderr.write(isOnRunner() ? neutraliseWorkflowCommands(lines) : lines);
}

/** Prints a value as JSON to standard output. On a runner, it parses to the same value. */
export function printJson(value: unknown): void {
  const escaped = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`;
  const json = `${JSON.stringify(value, null, 2).replace(actsInTerminal, escaped)}\n`;
  process.stdout.write(isOnRunner() ? neutraliseWorkflowCommandsInJson(json) : json);
}

/** Characters that JSON strings may contain, but that are invisible or active in a terminal. */
const actsInTerminal = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** Colours for standard output. There are none if it is no terminal, or if NO_COLOR is set. */
export function outputStyle(): TerminalStyle {
  return terminalStyle(process.stdout.isTTY && readEnvironment().variable("NO_COLOR") === undefined);
}

/** Asks a yes-or-no question at the terminal. */
export async function agrees(question: string): Promise<boolean> {
  return /^y(es)?$/i.test((await answerTo(`${question} [y/N] `)) ?? "");
}

/** Asks for one line at the terminal. Null: the person pressed Ctrl-C or Ctrl-D. */
export async function answerTo(question: string): Promise<string | null> {
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const left = new Promise<null>((resolve) => asking.once("close", () => resolve(null)));
  try {
    // Ctrl-C rejects the question. Ctrl-D leaves it open for ever. Both close the interface.
    const answer = await Promise.race([asking.question(question).catch(() => null), left]);
    if (answer === null) process.stderr.write("\n");
    return answer?.trim() ?? null;
  } finally {
    asking.close();
  }
}

/** Every runner sets this variable, including Gitea's and `act`. */
function isOnRunner(): boolean {
  return readEnvironment().variable("GITHUB_ACTIONS") === "true";
}
