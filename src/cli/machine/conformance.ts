import { conformanceOf, type ConformanceResult } from "../../compose/executor.js";
import { AgentExecError } from "../../errors.js";
import { formatDuration } from "../../format/duration.js";
import { showHidden } from "../../output/visible.js";
import { outcomes } from "../../facts/outcomes.js";
import { readEnvironment } from "../../process/env.js";
import { listenForStopSignals } from "../../process/stop-signals.js";
import type { TerminalStyle } from "../../terminal/terminal-style.js";
import { givenSettings } from "../given-settings.js";
import { outputStyle, printError, printJson, printOutput } from "../print.js";

export interface ConformanceCommand {
  /** The name of a built-in executor, or a module's path. Absent: the flag `--executor` counts. */
  readonly executor: string | undefined;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly isJson: boolean;
}

/**
 * Runs the contract tests against an executor. Resolves with the exit code.
 * @throws AgentExecError for bad settings.
 */
export async function conformance({ executor, flags, isJson }: ConformanceCommand): Promise<number> {
  if (executor !== undefined && flags["executor"] !== undefined) throw namedTwice();
  const { variable } = readEnvironment();
  const given = executor === undefined ? flags : { ...flags, executor };
  const found = await givenSettings("conformance", isJson ? { ...given, json: true } : given, variable);
  if (found === null) return 0;
  const { settings } = found;
  using stop = listenForStopSignals();
  const style = outputStyle();
  const cases: ConformanceResult[] = [];
  try {
    for await (const result of conformanceOf({ settings, variable, signal: stop.signal })) {
      const isNewGroup = cases.at(-1)?.group !== result.group;
      cases.push(result);
      if (!isJson)
        printOutput(`${isNewGroup ? `\n${style.bold(result.group)}\n` : ""}${line(result, style)}`);
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    printError("agent-exec: stopped, and removed everything that the test had started.\n");
    return outcomes.cancelled.exitCode;
  }
  const [holds, differs, fails] = (["holds", "differs", "fails"] as const).map(
    (status) => cases.filter((each) => each.status === status).length,
  );
  if (isJson) printJson({ version: 1, executor: settings.executor, holds, differs, fails, cases });
  else printOutput(`\n${holds} passed, ${differs} failed as expected, ${fails} failed.\n`);
  return fails === 0 ? 0 : outcomes.failed.exitCode;
}

function line({ name, status, reason, durationMs }: ConformanceResult, style: TerminalStyle): string {
  const mark = { holds: style.good("✓"), differs: style.warn("~"), fails: style.bad("✗") }[status];
  const lines = reason === undefined ? [] : showHidden(reason).split("\n");
  const why = lines.map((each) => `    ${each.trim()}\n`).join("");
  return `  ${mark} ${name} ${style.dim(`(${formatDuration(durationMs)})`)}\n${status === "holds" ? "" : style.dim(why)}`;
}

function namedTwice(): AgentExecError {
  return new AgentExecError(
    "settings-invalid",
    "You named two executors: one as an argument, one with --executor.",
    { nextStep: "Name only one executor." },
  );
}
