import { renderAgain } from "../compose.js";

/** Writes the reports of a run again. Resolves with 0. @throws AgentExecError where there is no transcript, or none that can be read. */
export async function report(path: string): Promise<number> {
  const { folder, warnings } = await renderAgain(path);
  for (const warning of warnings) process.stderr.write(`agent-exec: ${warning}\n`);
  process.stdout.write(`${folder.path}/report.html\n${folder.path}/report.md\n`);
  return 0;
}
