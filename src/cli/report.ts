import { readRun, renderAgain } from "../earlier/open-run.js";
import { runNamed } from "../earlier/run-list.js";
import { reportOf } from "../reports/report-of.js";
import { renderText } from "../reports/text-summary.js";
import { inFlags } from "../settings/in-flags.js";
import { printError, printOutput } from "./print.js";

/** Writes a run's reports again. Resolves with 0. @throws AgentExecError if there is no readable transcript. */
export async function report(path: string): Promise<number> {
  const run = await renderAgain(path);
  sumUp(run);
  printOutput(`  report      ${run.folder.path}/report.html\n  Markdown    ${run.folder.path}/report.md\n`);
  return 0;
}

/** Prints the summary of a run, found by its folder or name, and writes nothing. Resolves with 0. @throws like `report`. */
export async function show(name: string): Promise<number> {
  const run = await readRun(await runNamed(name));
  sumUp(run);
  printOutput(`  folder      ${run.folder.path}\n`);
  return 0;
}

function sumUp({ events, warnings }: Pick<Awaited<ReturnType<typeof readRun>>, "events" | "warnings">): void {
  const told = reportOf(events);
  for (const warning of warnings) printError(`agent-exec: ${warning}\n`);
  printOutput(`${renderText({ ...told, nextStep: inFlags(told.nextStep) }).trimEnd()}\n\n`);
}
