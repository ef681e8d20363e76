import type { Command } from "commander";
import { child, type Parts } from "./child-command.js";
import { examples } from "./examples.js";
import { givenFlags } from "./flags.js";

export function addAudit(parent: Command, { addFlags }: Parts): void {
  const command = child(parent, "audit", "Try wrong solutions to see whether your verification refuses them");
  addFlags(
    command
      .option("--files <GLOB>", "Files of your task. The audit puts wrong solutions into them.")
      .option(
        "--from <DIR>",
        "Folder of a passed run. The audit uses its files as the right solution. [the current files]",
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
  const command = child(parent, "prove", "Find out what the tests of a change show");
  const collected = (value: string, before: string[] | undefined) => [...(before ?? []), value];
  addFlags(
    command
      .option("--base <REF>", "What the change started from: a branch, tag or commit.")
      .option("--head <REF>", "The change: a branch, tag or commit. [HEAD]")
      .option("--repeat <NUMBER>", "How many more times to run the tests that decide. [1]")
      .option(
        "--fail-on <VERDICTS>",
        "Verdicts that fail the command, with commas; or none. [see below]",
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
