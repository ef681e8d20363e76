import type { Command } from "commander";
import { child } from "../command.js";
import type { InitFlags } from "./init.js";
import type { OutcomesFlags } from "./outcomes.js";

export function addInit(parent: Command): void {
  child(parent, "init", "Write workflows for this repository")
    .option("--action <OWNER/REPO@SHA>", "Your fork of agent-exec, at a commit that you have read.")
    .option(
      "--start <WAYS>",
      "How runs start: comment, label, failed-ci or manual. Separate several with commas. [comment]",
    )
    .option("--model <NAME>", "The model's name. [gpt-5-mini]")
    .option("--base-url <URL>", "The model server. [OpenAI's]")
    .option(
      "--key-secret <NAME>",
      "The repository secret that holds the model's key. [OPENAI_API_KEY, or MODEL_API_KEY for another server]",
    )
    .option("--keyless", "Use OpenAI without a stored key.")
    .option(
      "--verify <COMMAND>",
      "The command that decides whether the code is right. [guessed from the files]",
    )
    .option("--image <IMAGE>", "The container's image. [guessed from the files]")
    .option("--setup <COMMAND>", "A command that installs what the tests need. [guessed from the files]")
    .option("--pull-request <YES|NO>", "Open a pull request with the change of a run that passed. [yes]")
    .option(
      "--jobs <NUMBER>",
      "How many jobs the workflow has: 1, 2 (no job has both the model's key and write permission) or 3 (a third job signs the run). [2]",
    )
    .option("--yes", "Use the defaults and ask nothing.")
    .option("--dry-run", "Print the workflows and write nothing.")
    .action(async (flags: InitFlags) => {
      process.exitCode = await (await import("./init.js")).init(flags);
    });
}

export function addOutcomes(parent: Command): void {
  child(parent, "outcomes", "Show the current state of the pull requests opened by runs")
    .option(
      "--repo <OWNER/NAME>",
      "The repository whose pull requests are listed. [in a workflow, its repository; otherwise that of the remote `origin`]",
    )
    .option("--markdown", "Print a table in Markdown, for a job's summary.")
    .option("--json", "Print only the results, as JSON.")
    .action(async (flags: OutcomesFlags) => {
      process.exitCode = await (await import("./outcomes.js")).outcomes(flags);
    });
}
