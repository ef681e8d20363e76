import { type CheckResult, examine } from "../compose/doctor.js";
import { outcomes } from "../facts/outcomes.js";
import { readEnvironment } from "../process/env.js";
import { listenForStopSignals } from "../process/stop-signals.js";
import type { TerminalStyle } from "../terminal/terminal-style.js";
import type { CheckStatus } from "../ports/check.js";
import { inFlags } from "../settings/in-flags.js";
import { count } from "../format/format.js";
import { showHidden } from "../output/visible.js";
import { version } from "../version.js";
import { givenSettings } from "./given-settings.js";
import { outputStyle, printError, printJson, printOutput } from "./print.js";

export interface DoctorCommand {
  readonly flags: Readonly<Record<string, unknown>>;
  readonly isJson: boolean;
}

/** A promise of agent-exec does not hold here. */
const brokenExitCode = 1;

/** Tests what matters on this machine. Resolves with the exit code. @throws AgentExecError for bad settings. */
export async function doctor({ flags, isJson }: DoctorCommand): Promise<number> {
  const { variable } = readEnvironment();
  const given = await givenSettings("doctor", isJson ? { ...flags, json: true } : flags, variable);
  if (given === null) return 0;
  const { settings, secrets, origins } = given;
  using stop = listenForStopSignals();
  const style = outputStyle();
  const results: CheckResult[] = [];
  if (!isJson) printOutput(`${style.bold("agent-exec doctor")} ${style.dim(version)}\n\n`);
  const note = (result: CheckResult): void => {
    // Print the same advice only once.
    const isNew = results.every(({ nextStep }) => nextStep !== result.nextStep);
    results.push(result);
    if (!isJson) printOutput(describe(result, { style, withNextStep: isNew }));
  };
  const told = Object.entries(origins).map(([name, origin]) => `${name} (${origin})`);
  if (told.length > 0) note({ name: "settings", status: "ok", message: told.join(", "), ms: 0 });
  try {
    const hasModelServer = "model" in origins || "base-url" in origins;
    const examined = examine({ settings, hasModelServer, secrets, variable, signal: stop.signal });
    for await (const { nextStep: advice, ...finding } of examined)
      note({ ...finding, ...(advice !== undefined && { nextStep: inFlags(advice) }) });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    printError("agent-exec: stopped, and removed everything that the doctor had started.\n");
    return outcomes.cancelled.exitCode;
  }
  if (isJson) printJson(shapeOf(results));
  else printOutput(`\n${summarize(results, style)}`);
  return exitCodeOf(results);
}

function exitCodeOf(results: readonly CheckResult[]): number {
  const failed = results.filter(({ status }) => status === "failed");
  if (failed.some(({ isVital }) => isVital === true)) return outcomes["infrastructure-error"].exitCode;
  return failed.length > 0 ? brokenExitCode : 0;
}

/** The shape that docs/doctor.md describes. */
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

/** The longest built-in name and two blanks. */
const nameWidth = 26;

function describe(
  { name, status, message, nextStep }: CheckResult,
  { style, withNextStep }: { readonly style: TerminalStyle; readonly withNextStep: boolean },
): string {
  const marks: Readonly<Record<CheckStatus, string>> = {
    ok: style.good("✓"),
    failed: style.bad("✗"),
    warning: style.warn("!"),
    skipped: style.dim("–"),
  };
  const words = showHidden(status === "skipped" ? `not tried: ${message}` : message).replace(/\s+/g, " ");
  const line = `${marks[status]} ${name.padEnd(nameWidth)}${status === "skipped" ? style.dim(words) : words}\n`;
  if (nextStep === undefined || !withNextStep) return line;
  return `${line}  ${" ".repeat(nameWidth)}${style.dim("next:")} ${showHidden(nextStep).replace(/\s+/g, " ")}\n`;
}

function summarize(results: readonly CheckResult[], style: TerminalStyle): string {
  const failed = results.filter(({ status }) => status === "failed");
  const warnings = results.filter(({ status }) => status === "warning").length;
  const beside = warnings === 0 ? "" : `, ${count("warning", warnings)}`;
  if (failed.some(({ isVital }) => isVital === true)) {
    return `${style.bad(style.bold("Nothing can run here"))} until you fix the first ✗.\n`;
  }
  if (failed.length > 0) {
    const them = style.bad(style.bold(`${count("trial", failed.length)} failed`));
    const hasLimits = failed.some(({ name }) => name.startsWith("limit "));
    return `${them}${beside}.${hasLimits ? " You can still start runs. Each run says which limits are not enforced." : ""}\n`;
  }
  return `${style.good(style.bold("All trials passed"))}${beside}.\n`;
}
