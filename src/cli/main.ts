import { resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { exitCodeOf, settingsExitCode } from "../ports/outcomes.js";
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
import { type AddFlags, flagAdder, givenFlags, looseFlags } from "./flags.js";
import { examples } from "./examples.js";
import { outlive } from "./outlive.js";
import type { Output } from "./outlive.js";
import type { PruneFlags } from "./runs.js";
import { hideFromNow } from "../redaction/told.js";
import { printError, printOutput } from "./print.js";

/**
 * The command. Sets the process's exit code: by outcome, 2 for flags and settings that do not parse, 3 where the
 * sandbox, the model server or the disk failed.
 * @param args the words after the command's name
 */
export async function main(args: readonly string[]): Promise<void> {
  const output = outlive();
  hideFromNow(Object.values(secretsOf(looseFlags(args), readEnvironment().variable)));
  try {
    const command = program({ output, addFlags: flagAdder(args) });
    await command.parseAsync(withKnownCommand(command, args), { from: "user" });
  } catch (thrown) {
    fail(thrown);
  }
}

/** Says what went wrong on standard error, and sets the exit code for it. */
export function fail(thrown: unknown): void {
  if (thrown instanceof CommanderError) {
    process.exitCode = thrown.exitCode === 0 ? 0 : settingsExitCode;
    return;
  }
  const error = toAgentExecError(thrown);
  printError(`agent-exec: ${withCode(error)}\n  next: ${inFlags(error.nextStep)}\n`);
  process.exitCode = exitCodeOf(error);
}

/** Without what stands behind a word that is no command: the parser would show its help for `nonsense --help`, and be content. */
function withKnownCommand({ commands }: Command, args: readonly string[]): readonly string[] {
  const [word] = args;
  const isKnown = ["help", ...commands.map((each) => each.name())].includes(word ?? "help");
  return isKnown || word?.startsWith("-") === true ? args : args.slice(0, 1);
}

/** What a command is made with. */
interface Parts {
  readonly output: Output;
  readonly addFlags: AddFlags;
}

function program(parts: Parts): Command {
  const { output } = parts;
  const command = new Command("agent-exec")
    .description("Let a model write code and run it in a container, safely, with proof.")
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: printOutput,
      writeErr: printError,
      outputError: outputError("agent-exec --help"),
    })
    .configureHelp({ helpWidth: 100, sortSubcommands: false })
    .addHelpText("after", examples.program);
  const add = runCommandAdder(command, parts);
  add("run", "[TASK]", "Ask a model for code and run it until it passes");
  addEarlier(command, parts, "resume");
  addEarlier(command, parts, "replay");
  addEarlier(command, parts, "regrade");
  addAnswer(command, parts, "approve");
  addAnswer(command, parts, "feedback");
  addAnswer(command, parts, "reject");
  add("exec", "[FILE...]", "Run the code blocks of Markdown files; `-` is standard input");
  add("demo", "", "Replay a recorded task, to see what a run looks like");
  addAudit(command, parts);
  addDoctor(command, parts);
  addConformance(command, parts);
  command
    .command("report <DIR>")
    .description("Write the reports of an earlier run again, from its transcript")
    .addHelpText("after", examples.report)
    .action(async (folder: string) => {
      const { report: render } = await import("./report.js");
      output.keptIn(resolve(folder));
      process.exitCode = await render(folder);
    });
  command
    .command("check <DIR>")
    .description("Hold a run's folder against itself and against what was signed of it, without a network")
    .option("--repo <OWNER/NAME>", "whose workflow must have signed it; a whole address for another server")
    .option("--bundle <FILE>", "the signed statements, one a line [attestation.jsonl of the folder]")
    .option(
      "--trusted-root <FILE>",
      "whom to trust, as `gh attestation trusted-root` prints it [Sigstore's public instance]",
    )
    .option("--json", "what came of it as JSON on standard output")
    .addHelpText("after", examples.check)
    .action(async (folder: string, flags: CheckFlags) => {
      const { check } = await import("./check.js");
      process.exitCode = await check(folder, flags);
    });
  command
    .command("ls [FOLDER]")
    .description("List the runs of a folder, .agent-exec unless you say another, the newest first")
    .option("--json", "the list as JSON on standard output")
    .action(async (folder: string | undefined, flags: { readonly json?: boolean }) => {
      const { ls } = await import("./runs.js");
      process.exitCode = await ls(folder, flags);
    });
  command
    .command("show <RUN>")
    .description("Sum up a run, by its name in .agent-exec or its folder, and write nothing")
    .action(async (name: string) => {
      const { show } = await import("./report.js");
      process.exitCode = await show(name);
    });
  command
    .command("prune [FOLDER]")
    .description("Remove the folders of runs that are over, but for those that you keep")
    .option("--keep <NUMBER>", "so many of the newest stay")
    .option("--older-than <DURATION>", "those that began later stay")
    .option("--unfinished", "also those that were cut off, which could be resumed")
    .option("--dry-run", "say what would go, and remove nothing")
    .addHelpText("after", examples.prune)
    .action(async (folder: string | undefined, flags: PruneFlags) => {
      const { prune } = await import("./runs.js");
      process.exitCode = await prune(folder, flags);
    });
  command
    .command("apply <DIR>")
    .description("Show the patch of an earlier run, and apply it to the files here once you say so")
    .option("--yes", "apply it without asking")
    .option("--to <FOLDER>", "another checkout, or another folder, than the run was given")
    .addHelpText("after", examples.apply)
    .action(async (folder: string, flags: ApplyFlags) => {
      const { apply } = await import("./apply.js");
      process.exitCode = await apply(folder, flags);
    });
  command
    .command("clean")
    .description("Remove what runs whose process is dead left with the container engine")
    .option("--dry-run", "say what would go, and remove nothing")
    .option("--kept", "also containers that were kept for looking inside")
    .option("--images", "also images that were built for runs; the next run builds them again")
    .option("--caches", "also caches; the next run that has one fetches anew")
    .option(
      "--older-than <DURATION>",
      "also those whose client cannot be seen from here, when they are older",
    )
    .option("--json", "the list as JSON on standard output")
    .addHelpText("after", examples.clean)
    .action(async (flags: CleanFlags) => {
      const { clean } = await import("./clean.js");
      process.exitCode = await clean(flags);
    });
  return command;
}

const ofEarlier = {
  resume: "Go on with a run whose process was killed, from its transcript",
  replay: "Do a run again as it is recorded, without a model, and say what differs",
  regrade: "Verify again what a run left, from its folder, without a model, and say what differs",
} as const;

/** What is done with an earlier run and takes the settings of `run`. */
function addEarlier(parent: Command, { output, addFlags }: Parts, name: keyof typeof ofEarlier): void {
  const command = parent.command(`${name} <DIR>`).description(ofEarlier[name]);
  command.configureOutput({ outputError: outputError(`agent-exec ${name} --help`) });
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
  approve: {
    args: "<DIR>",
    description: "Let a run go on that waits for an approval: exactly that code runs, once",
  },
  feedback: {
    args: "<DIR> <TEXT>",
    description: "Answer the writer of a run that waits for an approval: its code does not run",
  },
  reject: { args: "<DIR> [WHY]", description: "Refuse what a run waits for, which ends it" },
} as const;

/** What is said to a run that waits, which goes on with the settings of `run`. */
function addAnswer(parent: Command, { output, addFlags }: Parts, says: Says): void {
  const { args, description } = answers[says];
  const command = parent.command(`${says} ${args}`).description(description);
  command.configureOutput({ outputError: outputError(`agent-exec ${says} --help`) });
  if (says === "approve")
    command.requiredOption(
      "--hash <SHA256>",
      "the hash of the code that you read, as the run's report tells it",
    );
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

function addAudit(parent: Command, { addFlags }: Parts): void {
  const command = parent
    .command("audit")
    .description("Attack a verification of yours with wrong solutions, before you trust it");
  command.configureOutput({ outputError: outputError("agent-exec audit --help") });
  addFlags(
    command
      .option("--files <GLOB>", "the files that the task is about: what wrong solutions are put into")
      .option("--from <DIR>", "a run that passed, whose changes are the right solution [what is there]")
      .option("--json", "what came of each as JSON, as the only thing on standard output"),
    "audit",
  )
    .addHelpText("after", examples.audit)
    .action(async () => {
      const { audit } = await import("./audit.js");
      process.exitCode = await audit({ flags: givenFlags(command) });
    });
}

function addDoctor(parent: Command, { addFlags }: Parts): void {
  const command = parent
    .command("doctor")
    .description("Try what matters on this machine, and say what holds");
  command.configureOutput({ outputError: outputError("agent-exec doctor --help") });
  addFlags(command, "doctor")
    .option("--json", "the checks as JSON, as the only thing on standard output")
    .addHelpText("after", examples.doctor)
    .action(async () => {
      const { doctor } = await import("./doctor.js");
      const { json, ...flags } = givenFlags(command);
      process.exitCode = await doctor({ flags, isJson: json === true });
    });
}

function addConformance(parent: Command, { addFlags }: Parts): void {
  const command = parent
    .command("conformance [EXECUTOR]")
    .description("Try everything that an executor promises on one of your own, or of ours");
  command.configureOutput({ outputError: outputError("agent-exec conformance --help") });
  addFlags(command, "conformance")
    .option("--json", "what became of each case as JSON, as the only thing on standard output")
    .addHelpText("after", examples.conformance)
    .action(async (executor: string | undefined) => {
      const { conformance } = await import("./conformance.js");
      const { json, ...flags } = givenFlags(command);
      process.exitCode = await conformance({ executor, flags, isJson: json === true });
    });
}

function runCommandAdder(
  parent: Command,
  { output, addFlags }: Parts,
): (face: RunningCommand, args: string, description: string) => void {
  return (face, args, description) => {
    const command = parent.command(`${face} ${args}`.trim()).description(description);
    command.configureOutput({ outputError: outputError(`agent-exec ${face} --help`) });
    addFlags(command, face)
      .addHelpText("after", examples[face])
      .action(async (...given: unknown[]) => {
        const words =
          args === "" ? [] : [given[0]].flat().filter((word): word is string => typeof word === "string");
        const { runCommand } = await import("./run-command.js");
        process.exitCode = await runCommand({ face, words, flags: givenFlags(command), output });
      });
  };
}

/** The words of the command line's own parser in the form of every other error. */
function outputError(help: string): (words: string) => void {
  return (words) => {
    const message = words.replace(/^error: /, "").trim();
    printError(`agent-exec: ${withCode({ code: "settings-invalid", message })}\n  next: see \`${help}\`\n`);
  };
}
