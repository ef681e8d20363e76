import { Command, CommanderError } from "commander";
import { exitCodeOf, settingsExitCode } from "../facts/outcomes.js";
import { toAgentExecError, withCode } from "../errors.js";
import { inFlags } from "../settings/in-flags.js";
import { readEnvironment } from "../process/env.js";
import { secretsOf } from "../settings/secrets.js";
import { version } from "../version.js";
import { flagAdder, looseFlags, outputError, type Parts, withPlainHelp } from "./command.js";
import { examples } from "./examples.js";
import { addBatch, addMerge } from "./batch/commands.js";
import { addAnswer, addEarlier, addRecords } from "./earlier/commands.js";
import { addClean, addConformance, addDoctor } from "./machine/commands.js";
import { addAudit, addProve } from "./proof/commands.js";
import { addInit, addOutcomes } from "./repository/commands.js";
import { addRun } from "./run/commands.js";
import { outlive } from "./outlive.js";
import { hideFromNow } from "../redaction/told.js";
import { printError, printOutput } from "./print.js";

/** Runs a command line (the words after `agent-exec`), and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  const output = outlive();
  hideFromNow(Object.values(secretsOf(looseFlags(args), readEnvironment().variable)));
  try {
    const command = program({ output, addFlags: flagAdder(args) });
    await command.parseAsync(withKnownCommand(command, withPlainHelp(args)), { from: "user" });
  } catch (thrown) {
    fail(thrown);
  }
}

/** Prints an error to standard error and sets its exit code. */
export function fail(thrown: unknown): void {
  if (thrown instanceof CommanderError) {
    process.exitCode = thrown.exitCode === 0 ? 0 : settingsExitCode;
    return;
  }
  const error = toAgentExecError(thrown);
  printError(`agent-exec: ${withCode(error)}\n  next: ${inFlags(error.nextStep)}\n`);
  process.exitCode = exitCodeOf(error);
}

/** If the first word is unknown, drops the rest. Otherwise the parser answers `nonsense --help` with its help. */
function withKnownCommand({ commands }: Command, args: readonly string[]): readonly string[] {
  const [word] = args;
  const isKnown = ["help", ...commands.map((each) => each.name())].includes(word ?? "help");
  return isKnown || word?.startsWith("-") === true ? args : args.slice(0, 1);
}

function program(parts: Parts): Command {
  const command = new Command("agent-exec")
    .description(
      "Let a model write code, run the code in a container, and prove with your own commands that the code works.",
    )
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: printOutput,
      writeErr: printError,
      outputError: outputError("agent-exec --help"),
    })
    .configureHelp({
      helpWidth: 100,
      sortSubcommands: false,
      optionDescription: (option) => option.description,
    });
  addRun(command, parts, "run", "Ask a model for code and run the code until it passes");
  for (const name of ["resume", "replay", "regrade"] as const) addEarlier(command, parts, name);
  for (const says of ["approve", "feedback", "reject"] as const) addAnswer(command, parts, says);
  addRun(command, parts, "exec", "Run the code blocks of Markdown files; `-` reads standard input");
  addRun(command, parts, "demo", "Replay a recorded task to see what a run looks like");
  addInit(command);
  addAudit(command, parts);
  addProve(command, parts);
  addBatch(command, parts);
  addMerge(command);
  addOutcomes(command);
  addDoctor(command, parts);
  addConformance(command, parts);
  addRecords(command, parts);
  addClean(command);
  for (const each of [command, ...command.commands]) each.addHelpText("after", examples[each.name()] ?? "");
  return command;
}
