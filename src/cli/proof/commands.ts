import type { Command } from "commander";
import { child, type Parts } from "../child-command.js";
import { examples } from "../examples.js";
import { givenFlags } from "../flags.js";

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
  )
    .addHelpText("after", examples.audit)
    .action(async () => {
      const { audit } = await import("./audit.js");
      process.exitCode = await audit({ flags: givenFlags(command) });
    });
}

export function addProve(parent: Command, { addFlags }: Parts): void {
  const command = child(parent, "prove", "Find out whether your tests notice a change");
  const collected = (value: string, before: string[] | undefined) => [...(before ?? []), value];
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
        "Results that make the command fail, separated by commas, or `none`. [see below]",
        collected,
      )
      .option("--json", "Print only the result, as JSON."),
    "prove",
  )
    .addHelpText("after", examples.prove)
    .action(async () => {
      const { prove } = await import("./prove.js");
      process.exitCode = await prove({ flags: givenFlags(command) });
    });
}
