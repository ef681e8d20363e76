import type { Command } from "commander";
import { withCode } from "../errors.js";
import type { AddFlags } from "./flags.js";
import type { Output } from "./outlive.js";
import { printError } from "./print.js";

/** The parts that all commands need. */
export interface Parts {
  readonly output: Output;
  readonly addFlags: AddFlags;
}

/** Makes a command. Its error messages point to its own help. */
export function child(parent: Command, words: string, description: string): Command {
  const help = `agent-exec ${words.split(" ")[0]} --help`;
  return parent
    .command(words)
    .description(description)
    .configureOutput({ outputError: outputError(help) });
}

/** Prints the parser's errors in the same form as all other errors. */
export function outputError(help: string): (words: string) => void {
  return (words) => {
    const message = words.replace(/^error: /, "").trim();
    const next = message.includes("'--api-key'") ? keyNext : `see \`${help}\``;
    printError(`agent-exec: ${withCode({ code: "settings-invalid", message })}\n  next: ${next}\n`);
  };
}

const keyNext =
  "Set OPENAI_API_KEY, or set --api-key-env to another variable. There is no flag for the key, because other programs could read the flag.";
