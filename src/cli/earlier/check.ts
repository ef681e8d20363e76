import { checkRun, type RecordFinding } from "../../earlier/checked-run.js";
import { showHidden } from "../../output/visible.js";
import { outcomes } from "../../facts/outcomes.js";
import type { TerminalStyle } from "../../terminal/terminal-style.js";
import { outputStyle, printJson, printOutput } from "../print.js";

export interface CheckFlags {
  readonly repo?: string;
  readonly bundle?: string;
  readonly trustedRoot?: string;
  readonly json?: boolean;
}

/**
 * Checks a run's folder offline. Resolves with 0 if no fault is found and all requested proofs are there, otherwise
 * with 1.
 * @throws AgentExecError if there is no run.
 */
export async function check(path: string, { repo, bundle, trustedRoot, json }: CheckFlags): Promise<number> {
  const { runId, hasEnded, findings } = await checkRun(path, { repository: repo, bundle, trustedRoot });
  const holds = findings.every(({ status }) => status !== "differs");
  const signed = findings.filter(({ what }) => what === "attestation");
  // A valid signature proves the files even if another version of agent-exec wrote them.
  const isProved = holds && signed.every(({ status }) => status === "held");
  const unread = findings.filter(({ what, status }) => what === "reports" && status === "unproven");
  if (json === true) printJson({ version: 1, runId, holds, isProved, findings });
  else {
    const style = outputStyle();
    for (const finding of findings) printOutput(line(finding, style));
    const different = hasEnded ? differs : cutOff(path);
    printOutput(
      `\n${holds ? (isProved ? proved(repo!) : unproved(signed, unread.length === 0)) : different}\n`,
    );
  }
  return holds ? 0 : outcomes.failed.exitCode;
}

const marks = { held: "✓", differs: "✗", absent: "–", unproven: "?" } as const;

function line({ what, status, told }: RecordFinding, style: TerminalStyle): string {
  const paint = { held: style.good, differs: style.bad, absent: style.dim, unproven: style.warn }[status];
  return `${paint(marks[status])} ${what.padEnd(12)} ${showHidden(told).replace(/\s+/g, " ")}\n`;
}

const differs = "Do not rely on this run, because its files differ from its transcript.";

function cutOff(path: string): string {
  return `The run was cut off before its end, so files are missing. Continue the run with \`agent-exec resume ${path}\`.`;
}

function proved(repository: string): string {
  return `All files match the transcript, and a workflow of ${repository} signed the run.`;
}

function unproved([first]: readonly RecordFinding[], isWhole: boolean): string {
  const fits = isWhole
    ? "All files match the transcript."
    : "All files except the reports match the transcript. Another version of agent-exec wrote the reports, so they were not compared. `agent-exec report` writes them again.";
  return first?.status === "unproven"
    ? `${fits} The run is signed. To check whose workflow signed the run, pass --repo OWNER/NAME.`
    : `${fits} The run is not signed, so nobody can prove who made it.`;
}
