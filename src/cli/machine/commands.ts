import type { Command } from "commander";
import { child, givenFlags, type Parts } from "../command.js";
import type { CleanFlags } from "./clean.js";

export function addDoctor(parent: Command, { addFlags }: Parts): void {
  const command = child(parent, "doctor", "Check whether this machine can run code safely");
  addFlags(command, "doctor")
    .option("--json", "Print only the results, as JSON.")
    .action(async () => {
      process.exitCode = await (await import("./doctor.js")).doctor(givenFlags(command));
    });
}

export function addConformance(parent: Command, { addFlags }: Parts): void {
  const command = child(parent, "conformance [EXECUTOR]", "Test an executor, the part that runs code");
  addFlags(command, "conformance")
    .option("--json", "Print only the results, as JSON.")
    .action(async (executor: string | undefined) => {
      const { conformance } = await import("./conformance.js");
      process.exitCode = await conformance(executor, givenFlags(command));
    });
}

export function addClean(parent: Command): void {
  child(parent, "clean", "Remove leftover containers, volumes and images of crashed runs")
    .option(
      "--executor <NAME>",
      "Remove only leftovers of this executor. To clean up in a Kubernetes cluster, pass `kubernetes`. [all executors on this machine]",
    )
    .option("--dry-run", "Only list what would be removed.")
    .option("--kept", "Also remove containers that a run kept for inspection.")
    .option("--images", "Also remove images that were built for runs. The next run builds the images again.")
    .option("--caches", "Also remove caches. The next run downloads everything again.")
    .option(
      "--older-than <DURATION>",
      "Also remove the leftovers of runs that other machines started, if the leftovers are older than this duration.",
    )
    .option("--json", "Print the list as JSON.")
    .action(async (flags: CleanFlags) => {
      process.exitCode = await (await import("./clean.js")).clean(flags);
    });
}
