import { createInterface } from "node:readline/promises";
import { codeOfRecord } from "../earlier/resumed-run.js";
import { runsOnHost } from "../compose/executor.js";
import { showHidden } from "../output/visible.js";
import { readEnvironment } from "../process/env.js";
import type { Settings } from "../settings/schema.js";
import { printError, printOutput } from "./print.js";

/** An earlier run as its record tells it. */
export type RecordedState = Parameters<typeof codeOfRecord>[1];

interface Recorded {
  readonly folder: string;
  readonly state: RecordedState;
}

/**
 * Asks before anything of a run's record runs on this machine itself: the folder may be a stranger's. The one place where an
 * earlier run gets a person's word for that. Not asked with `--approval never`, nor where nobody sits at a terminal: there
 * `--executor`, which is never taken from a record, is the word.
 */
export async function agreesToHostCode(settings: Settings, { folder, state }: Recorded): Promise<boolean> {
  const { stdin: input, stderr: output } = process;
  if (!runsOnHost(settings) || settings.approval === "never") return true;
  if (!input.isTTY || !output.isTTY || readEnvironment().variable("CI") !== undefined) return true;
  const commands = codeOfRecord(settings, state).map(
    (each) => `${showHidden(each).replace(/^/gm, "    ")}\n`,
  );
  printError(
    `The record in ${showHidden(folder)} decides what runs. The code runs directly on this machine, with your rights.\n${
      commands.length === 0 ? "" : `  Before or without another question, it runs:\n${commands.join("")}`
    }`,
  );
  const asking = createInterface({ input, output });
  try {
    if (/^y(es)?$/i.test((await asking.question("Do you trust this record? [y/N] ")).trim())) return true;
  } finally {
    asking.close();
  }
  printOutput("Nothing ran.\n");
  return false;
}
