import { type Command, Option } from "commander";
import { child, collected, givenFlags, type Parts } from "../command.js";
import { keepHeapSmall } from "../../process/small-heap.js";
import type { MergeFlags } from "./merge.js";

const infrastructureHelp =
  "The maximum share of runs that end with an infrastructure error, such as 5%. If the share is larger, the exit code is 3. ";

/** Settings that only make sense for a single task. */
const ofOneTask = ["task-file", "thread", "continue", "print-config"];

export function addBatch(parent: Command, { output, addFlags }: Parts): void {
  const command = child(parent, "batch <TASKS>", "Run many tasks and record the result of each");
  addFlags(
    command
      .option(
        "--concurrency <NUMBER>",
        "How many tasks run at once. [the number of cores, or fewer if the free memory is too small for so many containers]",
      )
      .option(
        "--resume",
        "Continue the batch in the folder --out. Run the tasks that did not finish or that ended with an infrastructure error.",
      )
      .option("--repeat <NUMBER>", "How many times to run each task. [1]")
      .option(
        "--writer <WHO>",
        "Where the code comes from: the model or script that the settings name (`model`), the task's own solution (`oracle`), or nowhere (`nop`). [model]",
      )
      .option(
        "--max-total-cost-usd <USD>",
        "The maximum cost in US dollars of all tasks together. At the limit no further task starts, and the " +
          "exit code is 4.",
      )
      .option("--max-infrastructure <PERCENT>", `${infrastructureHelp}[0%]`)
      .option(
        "--skip-broken",
        "Skip lines that are not a valid task. By default, no task starts if a line is invalid.",
      )
      .option(
        "--shard <I/N>",
        "Run only part I of N parts, for example 1/4. `agent-exec merge` joins the parts.",
      )
      .option(
        "--durations <DIR>",
        "The folder of an earlier batch. agent-exec uses the task durations in this folder to divide the tasks, so that all parts of --shard take equally long. Pass the " +
          "same folder for every part.",
      )
      .option(
        "--plan <NUMBER|kubernetes[:NUMBER]>",
        "Run nothing. Print a job matrix for GitHub Actions with NUMBER jobs (at most 256), or a manifest for Kubernetes with NUMBER pods (8 if you give no number).",
      )
      .addOption(
        new Option(
          "--plan-option <NAME=VALUE>",
          "A value for the Kubernetes manifest: `image`, `results` (the volume claim, or the path on the node, that stores the results), `queue` (a Kueue queue), `namespace`, `secret`, `cpu` or `memory`. Repeatable.",
        ).argParser(collected),
      ),
    "run",
    ofOneTask,
  ).action(async (path: string) => {
    keepHeapSmall();
    process.exitCode = await (await import("./batch.js")).batch(path, givenFlags(command), output);
  });
}

export function addMerge(parent: Command): void {
  child(parent, "merge <DIR...>", "Join the results of all parts of a batch")
    .requiredOption("--out <DIR>", "The folder for the joined results.")
    .option("--max-infrastructure <PERCENT>", `${infrastructureHelp}[100%]`)
    .action(async (folders: readonly string[], flags: MergeFlags) => {
      process.exitCode = await (await import("./merge.js")).merge(folders, flags);
    });
}
