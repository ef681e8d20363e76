import { codeOfRecord } from "../../earlier/resumed-run.js";
import { runsOnHost } from "../../compose/executor.js";
import { showHidden } from "../../output/visible.js";
import { readEnvironment } from "../../process/env.js";
import type { Settings } from "../../settings/schema.js";
import { agrees, printError, printOutput } from "../print.js";

/** The state of an earlier run, from its transcript. */
export type RecordedState = Parameters<typeof codeOfRecord>[1];

/**
 * Asks before code from a transcript runs directly on this machine, because the folder may come from a stranger. Only
 * this function asks. It does not ask with `--approval never` or without a terminal. There `--executor` is the consent,
 * because a transcript cannot set it.
 */
export async function agreesToHostCode(
  settings: Settings,
  { folder, state }: { readonly folder: string; readonly state: RecordedState },
): Promise<boolean> {
  const { stdin: input, stderr: output } = process;
  if (!runsOnHost(settings) || settings.approval === "never") return true;
  if (!input.isTTY || !output.isTTY || readEnvironment().variable("CI") !== undefined) return true;
  const commands = codeOfRecord(settings, state).map(
    (each) => `${showHidden(each).replace(/^/gm, "    ")}\n`,
  );
  printError(
    `This run takes its commands and code from the transcript in ${showHidden(folder)}. The code runs directly on this machine, with your rights.\n${
      commands.length === 0
        ? ""
        : `  agent-exec runs these commands from the transcript without asking about each one:\n${commands.join("")}`
    }`,
  );
  if (await agrees("Do you trust this transcript?")) return true;
  printOutput("Nothing ran.\n");
  return false;
}
