import { join, resolve } from "node:path";
import { readRun, renderAgain } from "../../earlier/open-run.js";
import { runNamed } from "../../earlier/run-list.js";
import { holdsBatch } from "../../run-folder/batch-folder.js";
import { readEnvironment } from "../../process/env.js";
import { openInBrowser } from "../../terminal/browser.js";
import { firstLine } from "../../terminal/others-words.js";
import { lastScreen, nextCommands } from "../run/last-screen.js";
import { printError, printOutput } from "../print.js";
import type { ReportFlags } from "../batch/report-batch.js";

/** Writes the reports of a run or a batch again. @throws AgentExecError if there is nothing to read. */
export async function report(path: string, flags: ReportFlags = {}): Promise<void> {
  // These options work only for batches, so the code for batches also refuses other folders.
  if ((await holdsBatch(path)) || Object.keys(flags).length > 0)
    return (await import("../batch/report-batch.js")).reportBatch(path, flags);
  const run = await renderAgain(path);
  sumUp(run);
  printOutput(`${nextCommands(run.events, run.folder.path)}   ${run.folder.path}/report.md\n`);
}

/** Prints the summary of a run, which is given by folder or name, and writes nothing. @throws like `report`. */
export async function show(name: string | undefined): Promise<void> {
  const run = await readRun(await runNamed(name));
  sumUp(run);
  printOutput(nextCommands(run.events, run.folder.path));
}

/** Writes a run's or batch's reports again and opens the page, because a stranger's could hold anything. */
export async function view(name: string | undefined): Promise<void> {
  const folder = resolve(await runNamed(name));
  await report(folder);
  const isOpen = await openInBrowser(join(folder, "report.html"), readEnvironment().variable);
  if (!isOpen) printError("agent-exec: could not start a browser. Open report.html yourself.\n");
}

function sumUp({ events, warnings }: Pick<Awaited<ReturnType<typeof readRun>>, "events" | "warnings">): void {
  for (const warning of warnings) printError(`agent-exec: ${warning}\n`);
  const [start] = events;
  if (start?.type === "run-started")
    printOutput(`agent-exec ${start.runId}  ${firstLine(start.task.text)}\n\n`);
  printOutput(lastScreen(events));
}
