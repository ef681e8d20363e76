import { checkRun, type RecordFinding } from "../compose/checked-run.js";
import { showHidden } from "../output/visible.js";
import { outcomes } from "../ports/outcomes.js";
import { readEnvironment } from "../process/env.js";
import { type TerminalStyle, terminalStyle } from "../terminal/terminal-style.js";
import { printJson, printOutput } from "./print.js";

export interface CheckFlags {
  readonly repo?: string;
  readonly bundle?: string;
  readonly trustedRoot?: string;
  readonly json?: boolean;
}

/**
 * Checks a run's folder without a network. Resolves with 0 where nothing in it contradicts anything else, and what was
 * asked for is proved; else with 1.
 * @throws AgentExecError where there is no run.
 */
export async function check(path: string, { repo, bundle, trustedRoot, json }: CheckFlags): Promise<number> {
  const { runId, findings } = await checkRun(path, { repository: repo, bundle, trustedRoot });
  const holds = findings.every(({ status }) => status !== "differs");
  const signed = findings.filter(({ what }) => what === "attestation");
  // Signed files are what the signer's job wrote, also where another version of agent-exec did.
  const isProved = holds && signed.every(({ status }) => status === "held");
  const unread = findings.filter(({ what, status }) => what === "reports" && status === "unproven");
  if (json === true) printJson({ version: 1, runId, holds, isProved, findings });
  else {
    const style = terminalStyle(process.stdout.isTTY && readEnvironment().variable("NO_COLOR") === undefined);
    for (const finding of findings) printOutput(line(finding, style));
    printOutput(
      `\n${holds ? (isProved ? proved(repo!) : unproved(signed, unread.length === 0)) : differs}\n`,
    );
  }
  return holds ? 0 : outcomes.failed.exitCode;
}

const marks = { held: "✓", differs: "✗", absent: "–", unproven: "?" } as const;

function line({ what, status, told }: RecordFinding, style: TerminalStyle): string {
  const paint = { held: style.good, differs: style.bad, absent: style.dim, unproven: style.warn }[status];
  return `${paint(marks[status])} ${what.padEnd(12)} ${showHidden(told).replace(/\s+/g, " ")}\n`;
}

const differs = "Do not rely on this run: what is there is not what was recorded.";

function proved(repository: string): string {
  return `All of it fits together, and a workflow of ${repository} signed it.`;
}

function unproved([first]: readonly RecordFinding[], isWhole: boolean): string {
  const fits = isWhole
    ? "All of it fits together."
    : "The rest fits together, but the reports were not compared, so do not rely on them: `agent-exec report` writes them again.";
  return first?.status === "unproven"
    ? `${fits} Somebody signed it. Name whose workflow that must be: --repo OWNER/NAME.`
    : `${fits} Who wrote it is not proved: nothing in it is signed.`;
}
