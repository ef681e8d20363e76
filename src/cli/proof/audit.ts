import { type AuditFinding, auditOf } from "../../compose/audit.js";
import { AgentExecError } from "../../errors.js";
import { count, formatDuration } from "../../format/format.js";
import { showHidden } from "../../output/visible.js";
import { outcomes } from "../../facts/outcomes.js";
import { readEnvironment } from "../../process/env.js";
import type { TerminalStyle } from "../../terminal/terminal-style.js";
import { type Flags, givenSettings } from "../given-settings.js";
import { outputStyle, printJson, printOutput } from "../print.js";
import { stoppable } from "../stoppable.js";

/**
 * Tries wrong solutions on a verification. Resolves with 0 if all were refused.
 * @param given all flags, including the audit's own: `files`, `from`, `json`
 * @throws AgentExecError before it begins.
 */
export async function audit(given: Flags): Promise<number> {
  const { files, from, ...flags } = given;
  const isJson = flags["json"] === true;
  const { variable } = readEnvironment();
  const found = await givenSettings("audit", flags, variable);
  if (found === null) return 0;
  if (typeof files !== "string")
    throw new AgentExecError("settings-invalid", "The option --files is missing.", {
      nextStep: "Pass the files that your task is about, for example --files 'src/**'.",
    });
  const { settings } = found;
  const solution = { files, from: typeof from === "string" ? from : undefined };
  const style = outputStyle();
  const findings: AuditFinding[] = [];
  return stoppable(". The results of the unfinished verification are lost.", async (signal) => {
    for await (const each of auditOf({ settings, variable, ...solution, signal })) {
      findings.push(each);
      if (!isJson) printOutput(lineOf(each, style));
    }
    const of = (status: AuditFinding["status"]) => findings.filter((each) => each.status === status).length;
    const sums = {
      held: of("held"),
      fooled: of("fooled"),
      refused: of("refused"),
      notTried: of("not-tried"),
    };
    if (isJson) printJson({ version: 1, verify: settings.verify, ...sums, findings });
    else printOutput(summaryOf(sums, findings));
    if (sums.notTried > 0) return outcomes["infrastructure-error"].exitCode;
    return sums.fooled + sums.refused === 0 ? 0 : outcomes.failed.exitCode;
  });
}

function lineOf(
  { name, what, status, exitCode, lastLines, closes, durationMs }: AuditFinding,
  style: TerminalStyle,
): string {
  const paint =
    status === "held" ? style.good : status === "not-tried" || status === "unknown" ? style.warn : style.bad;
  const isOverruled = status === "held" && exitCode === 0 && !["untouched", "right"].includes(name);
  const code =
    exitCode === null
      ? ""
      : `, exit code ${exitCode}${isOverruled ? ", but agent-exec did not count it as a pass" : ""}`;
  const head = `${paint(status.toUpperCase().replace("-", " ").padEnd(9))} ${name}  ${what} ${style.dim(`(${formatDuration(durationMs)}${code})`)}\n`;
  if (status === "held") return head;
  const said = showHidden(lastLines).split("\n");
  const lines = said
    .filter((line) => line.trim() !== "")
    .map((line) => `          ${style.dim(`│ ${line}`)}\n`);
  return `${head}${lines.join("")}${closes === "" ? "" : `          → ${closes}\n`}`;
}

function summaryOf(
  { held, fooled, refused, notTried }: Readonly<Record<"held" | "fooled" | "refused" | "notTried", number>>,
  findings: readonly AuditFinding[],
): string {
  const rest = [
    ...(findings.some(({ status }) => status === "unknown") ? ["agent-exec knew no right solution"] : []),
    ...(refused === 0 ? [] : ["the right solution fails"]),
    ...(notTried === 0 ? [] : [`${count("trial", notTried)} could not run`]),
  ];
  const closes = new Set(findings.filter(({ status }) => status === "fooled").map((each) => each.closes));
  const ways =
    closes.size === 0
      ? ""
      : `To make your verification refuse these wrong solutions:\n${[...closes].map((each) => `  → ${each}\n`).join("")}`;
  return `\n${[`${held} held`, `${fooled} fooled`, ...rest].join(", ")}.\n${ways}`;
}
