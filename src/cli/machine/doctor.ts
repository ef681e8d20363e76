import { examine } from "../../compose/doctor.js";
import { outcomes } from "../../facts/outcomes.js";
import { readEnvironment } from "../../process/env.js";
import { doctorLine, doctorSummary, settingsFinding } from "../../terminal/doctor-lines.js";
import type { CheckResult } from "../../ports/check.js";
import { inFlags } from "../../settings/in-flags.js";
import { version } from "../../version.js";
import { type Flags, givenSettings } from "../given-settings.js";
import { outputStyle, printJson, printOutput } from "../print.js";
import { stoppable } from "../stoppable.js";

/** The exit code if something that agent-exec needs does not work. */
const brokenExitCode = 1;

/** Tests whether this machine can run code safely. Resolves with the exit code. @throws AgentExecError. */
export async function doctor(flags: Flags): Promise<number> {
  const isJson = flags["json"] === true;
  const { variable } = readEnvironment();
  const given = await givenSettings("doctor", flags, variable);
  if (given === null) return 0;
  const { settings, secrets, origins } = given;
  const style = outputStyle();
  const results: CheckResult[] = [];
  if (!isJson) printOutput(`${style.bold("agent-exec doctor")} ${style.dim(version)}\n\n`);
  const note = (result: CheckResult): void => {
    // The same advice is printed only once.
    const isNew = results.every(({ nextStep }) => nextStep !== result.nextStep);
    results.push(result);
    if (!isJson) printOutput(doctorLine(result, { style, withNextStep: isNew }));
  };
  settingsFinding(origins).forEach(note);
  return stoppable(", and removed everything that the doctor had started.", async (signal) => {
    const hasModelServer = "model" in origins || "base-url" in origins;
    const examined = examine({ settings, hasModelServer, secrets, variable, signal });
    for await (const { nextStep: advice, ...finding } of examined)
      note({ ...finding, ...(advice !== undefined && { nextStep: inFlags(advice) }) });
    if (isJson) printJson(shapeOf(results));
    else printOutput(`\n${doctorSummary(results, style)}`);
    return exitCodeOf(results);
  });
}

function exitCodeOf(results: readonly CheckResult[]): number {
  const failed = results.filter(({ status }) => status === "failed");
  if (failed.some(({ isVital }) => isVital === true)) return outcomes["infrastructure-error"].exitCode;
  return failed.length > 0 ? brokenExitCode : 0;
}

/** The JSON form, which docs/doctor.md describes. */
function shapeOf(results: readonly CheckResult[]): object {
  const checks = results.map(({ name, status, message, nextStep, ms }) => ({
    name,
    status,
    message,
    ...(nextStep !== undefined && { nextStep }),
    ms,
  }));
  return { version: 1, ok: exitCodeOf(results) === 0, checks };
}
