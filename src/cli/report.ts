import { renderAgain } from "../compose/earlier-run.js";
import { reportOf } from "../reports/report.js";
import { renderText } from "../reports/text-summary.js";

/** Writes the reports of a run again and sums it up. Resolves with 0. @throws AgentExecError where there is no transcript, or none that can be read. */
export async function report(path: string): Promise<number> {
  const { folder, events, warnings } = await renderAgain(path);
  for (const warning of warnings) process.stderr.write(`agent-exec: ${warning}\n`);
  process.stdout.write(`${renderText(reportOf(events)).trimEnd()}\n\n`);
  process.stdout.write(`  report      ${folder.path}/report.html\n  Markdown    ${folder.path}/report.md\n`);
  return 0;
}
