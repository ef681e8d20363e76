import { error, info, notice, setSecret, warning } from "@actions/core";
import { withCode, type AgentExecError, type ErrorCode } from "../../errors.js";
import { type Finding, toldFinding } from "../../findings/finding.js";
import { limits } from "../../github/api/limits.js";
import { hideFromNow as hide, toldOf } from "../../redaction/told.js";
import { neutraliseWorkflowCommands } from "../../output/workflow-commands.js";

/** From this call on, the runner masks these secrets in the log, and agent-exec masks them everywhere. */
export function hideFromNow(secrets: readonly string[]): void {
  secrets.forEach(hideInLog);
  hide(secrets);
}

/** From this call on, the runner masks this text in the log. */
export const hideInLog = setSecret;

/** Prints lines to the step's log, without hidden characters and workflow commands. */
export function logText(text: string): void {
  info(neutraliseWorkflowCommands(toldOf(text.replace(/\n$/, ""))));
}

/** An error or a warning. */
export interface Told extends Pick<AgentExecError, "message" | "nextStep"> {
  readonly code?: ErrorCode;
}

export function wordsOf({ code, message }: Told): string {
  return code === undefined ? message : withCode({ code, message });
}

/** Adds a warning annotation. The toolkit escapes it. */
export function warnOf(problem: Told): void {
  warning(toldOf(`${wordsOf(problem)} ${problem.nextStep}`));
}

const annotate = { error, warning, notice };

/** Adds annotations to lines of the job's own commit. The toolkit escapes them. */
export function logFindings(findings: readonly Finding[]): void {
  for (const level of ["error", "warning", "notice"] as const)
    for (const finding of findings.filter((each) => each.level === level).slice(0, limits.logAnnotations)) {
      const { path: file, startLine, endLine, title, message } = toldFinding(finding);
      annotate[level](message, { file, startLine, endLine, title });
    }
}
