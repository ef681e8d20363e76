import type { Command } from "commander";
import type { RunningCommand } from "../../rows/setting.js";
import { child, givenFlags, type Parts } from "../command.js";

export function addRun(
  parent: Command,
  { output, addFlags }: Parts,
  face: RunningCommand,
  description: string,
): void {
  const command = child(parent, `${face} ${runArguments[face]}`.trim(), description);
  addFlags(command, face).action(async (...given: unknown[]) => {
    const words = [given[0]].flat().filter((word): word is string => typeof word === "string");
    const { runCommand } = await import("./run-command.js");
    const { watch, ...flags } = givenFlags(command);
    const run = (named: readonly string[]) => runCommand({ face, words: named, flags, output });
    if (watch !== true) process.exitCode = await run(words);
    else process.exitCode = await (await import("./watch.js")).watchDocuments(words, run);
  });
}

const runArguments = { run: "[TASK]", exec: "[FILE...]", demo: "" } as const;
