import { resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { exitCodeOf, settingsExitCode } from "../facts/outcomes.js";
import { toAgentExecError, withCode } from "../errors.js";
import { inFlags } from "../settings/in-flags.js";
import { readEnvironment } from "../process/env.js";
import { secretsOf } from "../settings/secrets.js";
import type { RunningCommand } from "../rows/setting.js";
import { version } from "../version.js";
import type { ApplyFlags } from "./apply.js";
import type { CheckFlags } from "./check.js";
import type { CleanFlags } from "./clean.js";
import type { Says } from "./answer.js";
import { flagAdder, givenFlags, looseFlags, withPlainHelp } from "./flags.js";
import { child, outputError, type Parts } from "./child-command.js";
import { examples } from "./examples.js";
import { addInit, addOutcomes } from "./repository-commands.js";
import { addAudit, addProve } from "./proof-commands.js";
import { addBatch, addMerge } from "./batch-commands.js";
import { outlive } from "./outlive.js";
import type { ReportFlags } from "./report-batch.js";
import type { PruneFlags } from "./runs.js";
import { hideFromNow } from "../redaction/told.js";
import { printError, printOutput } from "./print.js";

/**
 * Runs the command and sets the exit code, by the outcome or the error. @param args the words after the command's name
 */
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

/** Keeps only an unknown first word: the parser would answer `nonsense --help` with its help. */
function withKnownCommand({ commands }: Command, args: readonly string[]): readonly string[] {
  const [word] = args;
  const isKnown = ["help", ...commands.map((each) => each.name())].includes(word ?? "help");
  return isKnown || word?.startsWith("-") === true ? args : args.slice(0, 1);
}

function program(parts: Parts): Command {
  const { output } = parts;
  const command = new Command("agent-exec")
    .description(
      "Let a model write code, run it in a container, and prove with your own commands that it works.",
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
    })
    .addHelpText("after", examples.program);
  addRun(command, parts, "run", "Ask a model for code and run it until it passes");
  addEarlier(command, parts, "resume");
  addEarlier(command, parts, "replay");
  addEarlier(command, parts, "regrade");
  addAnswer(command, parts, "approve");
  addAnswer(command, parts, "feedback");
  addAnswer(command, parts, "reject");
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
  command
    .command("report <DIR>")
    .description("Write the reports of an earlier run or batch again")
    .option("--compare <DIR>", "Show which tasks the batch won or lost against this other batch.")
    .option(
      "--trajectories",
      "Write the trajectories of a batch's runs to one file, for viewers and training.",
    )
    .option("--json", "Print the figures of a batch, or the comparison, as JSON.")
    .addHelpText("after", examples.report)
    .action(async (folder: string, flags: ReportFlags) => {
      const { report: render } = await import("./report.js");
      output.keptIn(resolve(folder));
      process.exitCode = await render(folder, flags);
    });
  command
    .command("check <DIR>")
    .description("Check a run's files and signatures offline")
    .option(
      "--repo <OWNER/NAME>",
      "The repository whose workflow must have signed the run. For a repository that is not on github.com, give its full URL.",
    )
    .option(
      "--bundle <FILE>",
      "A file with the signed statements, one per line. [attestation.jsonl in the folder]",
    )
    .option(
      "--trusted-root <FILE>",
      "A file with trusted keys, as `gh attestation trusted-root` prints them. [Sigstore's public keys]",
    )
    .option("--json", "Print the result as JSON.")
    .addHelpText("after", examples.check)
    .action(async (folder: string, flags: CheckFlags) => {
      process.exitCode = await (await import("./check.js")).check(folder, flags);
    });
  command
    .command("ls [FOLDER]")
    .description("List the runs in a folder, newest first [.agent-exec]")
    .option("--json", "Print the list as JSON.")
    .action(async (folder: string | undefined, flags: { readonly json?: boolean }) => {
      process.exitCode = await (await import("./runs.js")).ls(folder, flags);
    });
  command
    .command("show <RUN>")
    .description("Show the summary of a run, by its name or its folder")
    .action(async (name: string) => {
      process.exitCode = await (await import("./report.js")).show(name);
    });
  command
    .command("prune [FOLDER]")
    .description("Remove the folders of finished runs")
    .option("--keep <NUMBER>", "Keep this many of the newest runs.")
    .option("--older-than <DURATION>", "Remove only runs that are older than this.")
    .option("--unfinished", "Also remove interrupted runs. You cannot resume a removed run.")
    .option("--dry-run", "Only list what would be removed.")
    .addHelpText("after", examples.prune)
    .action(async (folder: string | undefined, flags: PruneFlags) => {
      process.exitCode = await (await import("./runs.js")).prune(folder, flags);
    });
  command
    .command("apply <DIR>")
    .description("Show the patch of a run and apply it after you confirm")
    .option("--yes", "Apply the patch without asking.")
    .option("--to <FOLDER>", "Apply the patch to this folder. [the run's own workspace]")
    .addHelpText("after", examples.apply)
    .action(async (folder: string, flags: ApplyFlags) => {
      process.exitCode = await (await import("./apply.js")).apply(folder, flags);
    });
  command
    .command("clean")
    .description("Remove containers, volumes and images left by dead runs")
    .option(
      "--executor <NAME>",
      "Only what this executor left. `kubernetes` must be named. [those on this machine]",
    )
    .option("--dry-run", "Only list what would be removed.")
    .option("--kept", "Also remove containers that runs kept so that you can look inside.")
    .option("--images", "Also remove images that were built for runs. The next run builds them again.")
    .option("--caches", "Also remove caches. The next run downloads everything again.")
    .option("--older-than <DURATION>", "Also remove what other machines left, if it is older than this.")
    .option("--json", "Print the list as JSON.")
    .addHelpText("after", examples.clean)
    .action(async (flags: CleanFlags) => {
      process.exitCode = await (await import("./clean.js")).clean(flags);
    });
  return command;
}

const ofEarlier = {
  resume: "Continue an interrupted run from its transcript",
  replay: "Repeat a recorded run without a model and show what differs",
  regrade: "Run the verifications of a finished run again and show what differs",
} as const;

/** Adds a command for an earlier run that takes the settings of `run`. */
function addEarlier(parent: Command, { output, addFlags }: Parts, name: keyof typeof ofEarlier): void {
  const command = child(parent, `${name} <DIR>`, ofEarlier[name]);
  addFlags(command, "run")
    .addHelpText("after", examples[name])
    .action(async (folder: string) => {
      const run = { flags: givenFlags(command), output };
      if (name === "resume") process.exitCode = await (await import("./resume.js")).resume(folder, run);
      else if (name === "replay") process.exitCode = await (await import("./replay.js")).replay(folder, run);
      else process.exitCode = await (await import("./regrade.js")).regrade(folder, run.flags);
    });
}

const answers = {
  approve: ["<DIR>", "Approve the waiting code and continue the run"],
  feedback: ["<DIR> <TEXT>", "Reject the waiting code, tell the model why and continue the run"],
  reject: ["<DIR> [WHY]", "Reject the waiting code and end the run"],
} as const;

/** Adds a command that answers a waiting run, which then continues with the settings of `run`. */
function addAnswer(parent: Command, { output, addFlags }: Parts, says: Says): void {
  const [args, description] = answers[says];
  const command = child(parent, `${says} ${args}`, description);
  if (says === "approve")
    command.requiredOption("--hash <SHA256>", "The hash of the approved code, as shown in the run's report.");
  addFlags(command, "run")
    .addHelpText("after", examples.answer)
    .action(async (folder: string, given: unknown) => {
      const { hash, ...flags } = givenFlags(command);
      const text = typeof given === "string" ? given : undefined;
      const { answer } = await import("./answer.js");
      const words = { folder, text, hash: typeof hash === "string" ? hash : undefined };
      process.exitCode = await answer(says, words, { flags, output });
    });
}

function addDoctor(parent: Command, { addFlags }: Parts): void {
  const command = child(parent, "doctor", "Check whether this machine can run code safely");
  addFlags(command, "doctor")
    .option("--json", "Print only the results, as JSON.")
    .addHelpText("after", examples.doctor)
    .action(async () => {
      const { doctor } = await import("./doctor.js");
      const { json, ...flags } = givenFlags(command);
      process.exitCode = await doctor({ flags, isJson: json === true });
    });
}

function addConformance(parent: Command, { addFlags }: Parts): void {
  const command = child(parent, "conformance [EXECUTOR]", "Test an executor, the part that runs code");
  addFlags(command, "conformance")
    .option("--json", "Print only the results, as JSON.")
    .addHelpText("after", examples.conformance)
    .action(async (executor: string | undefined) => {
      const { conformance } = await import("./conformance.js");
      const { json, ...flags } = givenFlags(command);
      process.exitCode = await conformance({ executor, flags, isJson: json === true });
    });
}

function addRun(
  parent: Command,
  { output, addFlags }: Parts,
  face: RunningCommand,
  description: string,
): void {
  const command = child(parent, `${face} ${runArguments[face]}`.trim(), description);
  addFlags(command, face)
    .addHelpText("after", examples[face])
    .action(async (...given: unknown[]) => {
      const words = [given[0]].flat().filter((word): word is string => typeof word === "string");
      const { runCommand } = await import("./run-command.js");
      const { watch, ...flags } = givenFlags(command);
      const run = (named: readonly string[]) => runCommand({ face, words: named, flags, output });
      if (watch !== true) process.exitCode = await run(words);
      else process.exitCode = await (await import("./watch.js")).watchDocuments(words, run);
    });
}

const runArguments = { run: "[TASK]", exec: "[FILE...]", demo: "" } as const;
