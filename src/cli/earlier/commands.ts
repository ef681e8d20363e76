import { resolve } from "node:path";
import type { Command } from "commander";
import type { ReportFlags } from "../batch/report-batch.js";
import { child, givenFlags, type Parts } from "../command.js";
import type { Says } from "./answer.js";
import type { ApplyFlags } from "./apply.js";
import type { CheckFlags } from "./check.js";
import type { PruneFlags } from "./runs.js";

/** The folder of a run that is given by its name or its folder. */
async function folderOf(run: string): Promise<string> {
  return (await import("../../earlier/run-list.js")).runNamed(run);
}

const ofEarlier = {
  resume: "Continue an interrupted run from its transcript",
  replay: "Repeat a recorded run without a model and show what differs",
  regrade: "Run the verifications of a finished run again and show what differs",
} as const;

/** Adds a command for an earlier run that takes the settings of `run`. */
export function addEarlier(parent: Command, { output, addFlags }: Parts, name: keyof typeof ofEarlier): void {
  const command = child(parent, `${name} <DIR>`, ofEarlier[name]);
  addFlags(command, "run").action(async (named: string) => {
    const folder = await folderOf(named);
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
export function addAnswer(parent: Command, { output, addFlags }: Parts, says: Says): void {
  const [args, description] = answers[says];
  const command = child(parent, `${says} ${args}`, description);
  if (says === "approve")
    command.requiredOption("--hash <SHA256>", "The hash of the approved code, as shown in the run's report.");
  addFlags(command, "run").action(async (named: string, given: unknown) => {
    const folder = await folderOf(named);
    const { hash, ...flags } = givenFlags(command);
    const text = typeof given === "string" ? given : undefined;
    const { answer } = await import("./answer.js");
    const words = { folder, text, hash: typeof hash === "string" ? hash : undefined };
    process.exitCode = await answer(says, words, { flags, output });
  });
}

/** Adds the commands that read, remove or apply earlier runs. */
export function addRecords(parent: Command, { output }: Parts): void {
  child(parent, "report <DIR>", "Write the reports of an earlier run or batch again")
    .option(
      "--compare <DIR>",
      "Compare with this other batch: show which tasks passed in only one of the two.",
    )
    .option(
      "--trajectories",
      "Write the trajectories of a batch's runs to one file, for viewer programs and model training.",
    )
    .option("--json", "Print the figures as JSON.")
    .action(async (named: string, flags: ReportFlags) => {
      const folder = await folderOf(named);
      const { report: render } = await import("./report.js");
      output.keptIn(resolve(folder));
      await render(folder, flags);
    });

  child(parent, "check <DIR>", "Check a run's files and signatures offline")
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
    .action(async (folder: string, flags: CheckFlags) => {
      process.exitCode = await (await import("./check.js")).check(await folderOf(folder), flags);
    });

  child(parent, "ls [FOLDER]", "List the runs in a folder, newest first [.agent-exec]")
    .option("--json", "Print the list as JSON.")
    .action(async (folder: string | undefined, flags: { readonly json?: boolean }) => {
      await (await import("./runs.js")).ls(folder, flags);
    });

  child(
    parent,
    "show [RUN]",
    "Show the summary of a run, by its name or its folder [default: the newest]",
  ).action(async (name: string | undefined) => {
    await (await import("./report.js")).show(name);
  });

  child(
    parent,
    "view [RUN]",
    "Open the report of a run or a batch in the browser [default: the newest run]",
  ).action(async (name: string | undefined) => {
    await (await import("./report.js")).view(name);
  });

  child(parent, "prune [FOLDER]", "Remove the folders of finished runs")
    .option("--keep <NUMBER>", "Keep this many of the newest runs.")
    .option("--older-than <DURATION>", "Remove only runs that are older than this duration.")
    .option("--unfinished", "Also remove interrupted runs. You cannot resume a removed run.")
    .option("--dry-run", "List the folders that would be removed, and remove nothing.")
    .action(async (folder: string | undefined, flags: PruneFlags) => {
      await (await import("./runs.js")).prune(folder, flags);
    });

  child(
    parent,
    "apply [RUN]",
    "Show the patch of a run, and apply the patch if you agree [default run: the newest]",
  )
    .option("--yes", "Apply the patch without asking.")
    .option("--to <FOLDER>", "Apply the patch to this folder. [the run's own workspace]")
    .action(async (folder: string | undefined, flags: ApplyFlags) => {
      process.exitCode = await (await import("./apply.js")).apply(folder, flags);
    });
}
