import type { Command } from "commander";
import { child, collected, givenFlags, type Parts } from "../command.js";

export function addAudit(parent: Command, { addFlags }: Parts): void {
  const command = child(parent, "audit", "Try wrong solutions to see whether your verification refuses them");
  addFlags(
    command
      .option("--files <GLOB>", "The files of your task. The audit puts wrong solutions into these files.")
      .option(
        "--from <DIR>",
        "The folder of a passed run, whose files are the right solution. [the current files]",
      )
      .option("--json", "Print only the results, as JSON."),
    "audit",
  ).action(async () => {
    process.exitCode = await (await import("./audit.js")).audit(givenFlags(command));
  });
}

export function addProve(parent: Command, { addFlags }: Parts): void {
  const command = child(parent, "prove", "Find out whether your tests notice a change");
  addFlags(
    command
      .option("--base <REF>", "The branch, tag or commit that the change started from.")
      .option("--head <REF>", "The branch, tag or commit with the change. [HEAD]")
      .option(
        "--repeat <NUMBER>",
        "How many times to repeat the test runs that decide the result, to find flaky tests. [1]",
      )
      .option(
        "--fail-on <VERDICTS>",
        "The verdicts that make the command fail, separated by commas, or `none`. [all except proven and guarded]",
        collected,
      )
      .option("--json", "Print only the result, as JSON."),
    "prove",
  ).action(async () => {
    process.exitCode = await (await import("./prove.js")).prove(givenFlags(command));
  });
}
