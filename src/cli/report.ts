import { renderAgain } from "../compose/earlier-run.js";
import { reportOf } from "../reports/report.js";
import { renderText } from "../reports/text-summary.js";
import { inFlags } from "../settings/in-flags.js";
import { printFault, printOutput } from "./print.js";

/** Writes the reports of a run again and sums it up. Resolves with 0. @throws AgentExecError where there is no transcript, or none that can be read. */
export async function report(path: string): Promise<number> {
  const { folder, events, warnings } = await renderAgain(path);
  const told = reportOf(events);
  for (const warning of warnings) printFault(`agent-exec: ${warning}\n`);
  printOutput(`${renderText({ ...told, nextStep: inFlags(told.nextStep) }).trimEnd()}\n\n`);
  printOutput(`  report      ${folder.path}/report.html\n  Markdown    ${folder.path}/report.md\n`);
  return 0;
}
